internal import CCairo
internal import Foundation
@_spi(Headless) internal import UIKit

extension Renderer {
  /// Draws a group flat, then each pixel where perspective shows it: Cairo keeps lines parallel.
  func paint(
    _ group: DisplayGroup,
    through projection: DisplayProjection,
    on canvas: Canvas,
    alpha: CGFloat
  ) {
    let pixels = canvas.pixelsPerPoint
    let margin: CGFloat = 8
    let box = CGRect(origin: .zero, size: group.size).insetBy(dx: -margin, dy: -margin)
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
    ].compactMap { projection.point($0) }
    guard corners.count == 4, let inverse = projection.inverse,
      let flat = flatPicture(of: group, in: box, pixels: pixels, alpha: alpha)
    else { return }
    let shown = corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    guard shown.width * pixels < 8192, shown.height * pixels < 8192,
      let warped = try? Picture(
        width: Int((shown.width * pixels).rounded(.up)) + 1,
        height: Int((shown.height * pixels).rounded(.up)) + 1,
        isOpaque: false
      )
    else { return }
    Warp(source: flat, target: warped).run { x, y in
      let place = CGPoint(
        x: shown.minX + (CGFloat(x) + 0.5) / pixels,
        y: shown.minY + (CGFloat(y) + 0.5) / pixels
      )
      return inverse.point(place).map {
        CGPoint(x: ($0.x - box.minX) * pixels - 0.5, y: ($0.y - box.minY) * pixels - 0.5)
      }
    }
    let size = CGSize(
      width: CGFloat(warped.width) / pixels,
      height: CGFloat(warped.height) / pixels
    )
    canvas.save()
    let origin = CGPoint(x: shown.minX + group.origin.x, y: shown.minY + group.origin.y)
    canvas.draw(warped.surface, in: CGRect(origin: origin, size: size), tint: nil, alpha: 1)
    canvas.restore()
  }

  private func flatPicture(
    of group: DisplayGroup,
    in box: CGRect,
    pixels: CGFloat,
    alpha: CGFloat
  ) -> Picture? {
    let picture = try? Picture(
      width: Int((box.width * pixels).rounded(.up)),
      height: Int((box.height * pixels).rounded(.up)),
      isOpaque: false
    )
    guard let picture else { return nil }
    let canvas = Canvas(surface: picture.surface, scale: pixels)
    var flat = group
    flat.projection = nil
    flat.origin = CGPoint(x: -box.minX, y: -box.minY)
    paint(flat, on: canvas, alpha: alpha)
    canvas.finish()
    return picture
  }
}

/// Fills a picture with the pixels that another has elsewhere.
private struct Warp {
  let source: Picture
  let target: Picture

  /// Takes each pixel of the target from a place of the source, between its pixels.
  func run(_ place: (Int, Int) -> CGPoint?) {
    guard let from = cairo_image_surface_get_data(source.surface),
      let to = cairo_image_surface_get_data(target.surface)
    else { return }
    let fromStride = Int(cairo_image_surface_get_stride(source.surface))
    let toStride = Int(cairo_image_surface_get_stride(target.surface))
    for y in 0..<target.height {
      for x in 0..<target.width {
        guard let point = place(x, y), point.x > -1, point.y > -1,
          point.x < CGFloat(source.width), point.y < CGFloat(source.height)
        else { continue }
        let left = Int(point.x.rounded(.down))
        let top = Int(point.y.rounded(.down))
        let right = point.x - CGFloat(left)
        let bottom = point.y - CGFloat(top)
        for channel in 0..<4 {
          func value(_ x: Int, _ y: Int) -> CGFloat {
            guard (0..<source.width).contains(x), (0..<source.height).contains(y) else { return 0 }
            return CGFloat(from[y * fromStride + x * 4 + channel])
          }
          let upper = value(left, top) * (1 - right) + value(left + 1, top) * right
          let lower = value(left, top + 1) * (1 - right) + value(left + 1, top + 1) * right
          to[y * toStride + x * 4 + channel] = UInt8(
            min(255, (upper * (1 - bottom) + lower * bottom).rounded())
          )
        }
      }
    }
    cairo_surface_mark_dirty(target.surface)
  }
}
