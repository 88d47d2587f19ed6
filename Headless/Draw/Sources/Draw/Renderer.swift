internal import CCairo
internal import Foundation
@_spi(Headless) public import UIKit

/// Paints display lists.
///
/// Keep one: fonts, icons and shadows are loaded once.
@_spi(Headless)
public final class Renderer {
  let fonts: FontBook
  let icons: IconSet
  let shadows = ShadowMasks()
  var images: [Data: OpaquePointer] = [:]

  /// Loads the fonts and finds the icons.
  ///
  /// - Throws: What is missing, with the package that brings it.
  public init() throws(DrawError) {
    fonts = try FontBook()
    icons = try IconSet()
  }

  deinit {
    for surface in images.values { cairo_surface_destroy(surface) }
  }

  /// Draws a frame at so many pixels a point, on black when it is opaque.
  public func picture(
    of list: DisplayList,
    scale: CGFloat = 2,
    isOpaque: Bool = false
  ) throws(DrawError) -> Picture {
    let picture = try Picture(
      width: Int((list.size.width * scale).rounded(.up)),
      height: Int((list.size.height * scale).rounded(.up)),
      isOpaque: isOpaque
    )
    let canvas = Canvas(surface: picture.surface, scale: scale)
    paint(list.items, on: canvas)
    canvas.finish()
    return picture
  }

  func paint(_ items: [DisplayItem], on canvas: Canvas, alpha: CGFloat = 1) {
    for item in items { paint(item, on: canvas, alpha: alpha) }
  }

  private func paint(_ item: DisplayItem, on canvas: Canvas, alpha: CGFloat) {
    switch item {
    case .group(let group): paint(group, on: canvas, alpha: alpha)
    case .fill(let shape, let paint): canvas.fill(shape, with: paint.faded(to: alpha))
    case .stroke(let shape, let paint, let stroke):
      canvas.stroke(shape, with: paint.faded(to: alpha), stroke)
    case .shadow(let shape, var shadow):
      shadow.color = shadow.color.faded(to: alpha)
      shadows.paint(shadow, of: shape, on: canvas)
    case .text(var text):
      text.color = text.color.faded(to: alpha)
      fonts.paint(text, on: canvas)
    case .symbol(var symbol):
      symbol.color = symbol.color.faded(to: alpha)
      paint(symbol, on: canvas)
    case .image(let image): paint(image, on: canvas, alpha: alpha)
    }
  }

  func paint(_ group: DisplayGroup, on canvas: Canvas, alpha: CGFloat) {
    let opacity = group.opacity * alpha
    guard opacity > 0.001, group.scale.width != 0, group.scale.height != 0 else { return }
    if let projection = group.projection, !projection.isAffine {
      return paint(group, through: projection, on: canvas, alpha: alpha)
    }
    canvas.save()
    canvas.enter(group)
    if opacity >= 0.999 {
      paint(group.items, on: canvas)
    } else if group.items.count == 1 {
      // One item can't overlap another: no layer is needed.
      paint(group.items, on: canvas, alpha: opacity)
    } else {
      canvas.layer(opacity: opacity) { paint(group.items, on: canvas) }
    }
    canvas.restore()
  }

  private func paint(_ symbol: DisplaySymbol, on canvas: Canvas) {
    canvas.save()
    if symbol.isFlipped { canvas.flip(about: symbol.frame.midX) }
    SymbolPainter(icons: icons, fonts: fonts).paint(symbol, on: canvas)
    canvas.restore()
  }

  private func paint(_ image: DisplayImage, on canvas: Canvas, alpha: CGFloat) {
    if images[image.data] == nil { images[image.data] = surface(fromPNG: image.data) }
    guard let surface = images[image.data] else { return }
    canvas.draw(surface, in: image.frame, tint: image.tint, alpha: alpha)
  }
}
