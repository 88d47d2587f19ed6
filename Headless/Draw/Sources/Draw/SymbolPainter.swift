internal import CCairo
internal import Foundation
@_spi(Headless) internal import UIKit

/// Draws an SF Symbol: as strokes, as an icon, inside a circle or square, else as a labelled box.
struct SymbolPainter {
  let icons: IconSet
  let fonts: FontBook

  func paint(_ symbol: DisplaySymbol, on canvas: Canvas) {
    guard symbol.frame.width > 0, symbol.frame.height > 0 else { return }
    if let strokes = StrokedSymbol(name: symbol.name) {
      strokes.paint(symbol, on: canvas)
    } else if let enclosed = EnclosedSymbol(name: symbol.name),
      enclosed.isStroked || SymbolNames.icon(for: symbol.name) == nil
    {
      paint(enclosed, symbol, on: canvas)
    } else if let icon = SymbolNames.icon(for: symbol.name) {
      paintIcon(icon, symbol, on: canvas)
    } else {
      paintBox(symbol, on: canvas)
    }
  }

  private func paintIcon(_ icon: String, _ symbol: DisplaySymbol, on canvas: Canvas) {
    let side = min(symbol.frame.width, symbol.frame.height)
    let origin = canvas.snapped(
      CGPoint(x: symbol.frame.midX - side / 2, y: symbol.frame.midY - side / 2)
    )
    let pixels = canvas.pixelsPerPoint
    let sideInPixels = max(1, Int((side * pixels).rounded()))
    guard
      let mask = icons.mask(
        icon,
        side: sideInPixels,
        outline: Self.outline(symbol.weight, of: icon)
      )
    else { return paintBox(symbol, on: canvas) }
    let drawn = CGFloat(sideInPixels) / pixels
    canvas.mask(
      mask,
      in: CGRect(origin: origin, size: CGSize(width: drawn, height: drawn)),
      color: symbol.color
    )
  }

  // The icons' lines are as thin as those of a light symbol. In a filled icon the lines are holes,
  // which an outline would close.
  private static func outline(_ weight: Int, of icon: String) -> CGFloat {
    guard !icon.hasSuffix("-fill") else { return 0 }
    return switch weight {
    case ..<350: 0
    case ..<450: 0.32
    case ..<550: 0.48
    case ..<650: 0.60
    default: 0.80
    }
  }

  private func paint(_ enclosed: EnclosedSymbol, _ symbol: DisplaySymbol, on canvas: Canvas) {
    let side = min(symbol.frame.width, symbol.frame.height)
    let line = side * StrokedSymbol.lineWidth(weight: symbol.weight) * 0.8
    let outer = CGRect(
      x: symbol.frame.midX - side / 2,
      y: symbol.frame.midY - side / 2,
      width: side,
      height: side
    ).insetBy(dx: side * 0.02, dy: side * 0.02)
    var inner = symbol
    inner.name = enclosed.base
    inner.frame = outer.insetBy(dx: side * 0.21, dy: side * 0.21)
    inner.weight = min(symbol.weight + 200, 900)
    let rim = enclosed.isFilled ? outer : outer.insetBy(dx: line / 2, dy: line / 2)
    let shape = enclosed.isRound ? DisplayShape.ellipse(rim) : .rounded(rim, radius: side * 0.22)
    if enclosed.isFilled {
      cairo_push_group(canvas.context)
      canvas.fill(shape, with: .color(symbol.color))
      cairo_set_operator(canvas.context, CAIRO_OPERATOR_DEST_OUT)
      inner.color.alpha = 1
      paint(inner, on: canvas)
      cairo_pop_group_to_source(canvas.context)
      cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
      cairo_paint(canvas.context)
    } else {
      canvas.stroke(shape, with: .color(symbol.color), DisplayStroke(width: line))
      paint(inner, on: canvas)
    }
  }

  private func paintBox(_ symbol: DisplaySymbol, on canvas: Canvas) {
    let side = min(symbol.frame.width, symbol.frame.height)
    let box = CGRect(
      x: symbol.frame.midX - side / 2,
      y: symbol.frame.midY - side / 2,
      width: side,
      height: side
    )
    canvas.stroke(
      .rounded(box.insetBy(dx: side * 0.06, dy: side * 0.06), radius: side * 0.2),
      with: .color(symbol.color),
      DisplayStroke(width: side * 0.06)
    )
    let initials = symbol.name.split(separator: ".").prefix(2).compactMap(\.first)
    let size = side * (initials.count > 1 ? 0.42 : 0.5)
    fonts.paint(
      .line(
        String(initials).uppercased(),
        in: box,
        pointSize: size,
        weight: 600,
        color: symbol.color,
        alignment: .center,
        lineBreak: .clipping
      ),
      on: canvas
    )
  }
}

/// A symbol in a circle or square, as `trash.circle.fill`.
struct EnclosedSymbol {
  let base: String
  let isRound: Bool
  let isFilled: Bool
  let isStroked: Bool

  init?(name: String) {
    var parts = name.split(separator: ".")
    isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    guard parts.count > 1, let enclosure = parts.popLast(),
      enclosure == "circle" || enclosure == "square"
    else { return nil }
    isRound = enclosure == "circle"
    base = parts.joined(separator: ".")
    isStroked = StrokedSymbol(name: base) != nil
    guard isStroked || SymbolNames.icon(for: base) != nil else { return nil }
  }
}
