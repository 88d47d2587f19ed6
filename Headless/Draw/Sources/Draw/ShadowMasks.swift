internal import CCairo
internal import Foundation
@_spi(Headless) internal import UIKit

/// Blurred shapes, drawn once a shape and size.
final class ShadowMasks {
  private var masks: [Key: Mask] = [:]

  deinit {
    for mask in masks.values { cairo_surface_destroy(mask.surface) }
  }

  func paint(_ shadow: DisplayShadow, of shape: DisplayShape, on canvas: Canvas) {
    guard shadow.color.alpha > 0.001 else { return }
    let bounds = shape.boundingBox
    let key = Key(
      shape: shape.moved(by: CGPoint(x: -bounds.minX, y: -bounds.minY)),
      sigma: shadow.sigma,
      pixels: (canvas.pixelsPerPoint * 16).rounded() / 16
    )
    guard let mask = masks[key] ?? render(key, size: bounds.size) else { return }
    masks[key] = mask
    canvas.save()
    canvas.clipOutside(shape)
    canvas.mask(
      mask.surface,
      in: CGRect(
        x: bounds.minX + shadow.offset.width - mask.margin,
        y: bounds.minY + shadow.offset.height - mask.margin,
        width: mask.size.width,
        height: mask.size.height
      ),
      color: shadow.color
    )
    canvas.restore()
  }

  // A blur of many pixels has no detail: it is drawn small and enlarged.
  private func render(_ key: Key, size: CGSize) -> Mask? {
    let pixels = max(key.pixels, 0.01)
    let scale = pixels / max(1, (key.sigma * pixels / 4).rounded(.down))
    let margin = (3 * key.sigma + 1).rounded(.up)
    let width = Int32(((size.width + 2 * margin) * scale).rounded(.up))
    let height = Int32(((size.height + 2 * margin) * scale).rounded(.up))
    guard width > 0, height > 0, width < 16384, height < 16384,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height)
    else { return nil }
    let canvas = Canvas(surface: surface, scale: scale)
    cairo_translate(canvas.context, margin, margin)
    canvas.fill(key.shape, with: .color(.black))
    canvas.finish()
    BoxBlur(sigma: key.sigma * scale).apply(to: surface)
    return Mask(
      surface: surface,
      margin: margin,
      size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    )
  }

  private struct Key: Hashable {
    let shape: DisplayShape
    let sigma: CGFloat
    let pixels: CGFloat
  }

  private struct Mask {
    let surface: OpaquePointer
    let margin: CGFloat
    let size: CGSize
  }
}

/// Three passes of a box in either direction: close to a Gaussian.
struct BoxBlur {
  private let radius: Int

  init(sigma: CGFloat) {
    // The box whose three passes have the variance of the Gaussian.
    radius = max(0, Int((((4 * sigma * sigma + 1).squareRoot() - 1) / 2).rounded()))
  }

  func apply(to surface: OpaquePointer) {
    guard radius > 0, let data = cairo_image_surface_get_data(surface) else { return }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var line = [Int](repeating: 0, count: max(width, height))
    for y in 0..<height {
      for _ in 0..<3 { blur(data + y * stride, count: width, step: 1, &line) }
    }
    for x in 0..<width {
      for _ in 0..<3 { blur(data + x, count: height, step: stride, &line) }
    }
    cairo_surface_mark_dirty(surface)
  }

  private func blur(
    _ data: UnsafeMutablePointer<UInt8>,
    count: Int,
    step: Int,
    _ line: inout [Int]
  ) {
    for index in 0..<count { line[index] = Int(data[index * step]) }
    let box = 2 * radius + 1
    var sum = 0
    for index in 0..<min(radius, count) { sum += line[index] }
    for index in 0..<count {
      if index + radius < count { sum += line[index + radius] }
      data[index * step] = UInt8((sum + box / 2) / box)
      if index >= radius { sum -= line[index - radius] }
    }
  }
}
