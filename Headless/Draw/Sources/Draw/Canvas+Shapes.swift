internal import CCairo
internal import Foundation
@_spi(Headless) internal import UIKit

extension Canvas {
  func addPath(_ shape: DisplayShape) {
    switch shape {
    case .rect(let rect):
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    case .roundedRect(let rect, let radii):
      addRoundedRect(rect, radii: radii)
    case .ellipse(let rect):
      addEllipse(in: rect)
    case .path(let elements), .evenOddPath(let elements):
      for element in elements { add(element) }
    }
  }

  private func add(_ element: DisplayPathElement) {
    switch element {
    case .move(let point): cairo_move_to(context, point.x, point.y)
    case .line(let point): cairo_line_to(context, point.x, point.y)
    case .curve(let end, let control1, let control2):
      cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
    case .close: cairo_close_path(context)
    }
  }

  private func addEllipse(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    cairo_save(context)
    cairo_translate(context, rect.midX, rect.midY)
    cairo_scale(context, rect.width / 2, rect.height / 2)
    cairo_new_sub_path(context)
    cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
    cairo_close_path(context)
    cairo_restore(context)
  }

  private func addRoundedRect(_ rect: CGRect, radii: [CGFloat]) {
    guard rect.width > 0, rect.height > 0 else { return }
    let limit = min(rect.width, rect.height) / 2
    let radii = (0..<4).map { $0 < radii.count ? max(0, min(radii[$0], limit)) : 0 }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    cairo_new_sub_path(context)
    for index in 0..<4 {
      let isContinuous = CornerCurve.fits(radii: radii, at: index, in: rect)
      addCorner(corners[index], index: index, radius: radii[index], isContinuous: isContinuous)
    }
    cairo_close_path(context)
  }

  // Corners go clockwise from the top left. `along` leads away from a corner towards the next one,
  // `back` towards the one before.
  private func addCorner(_ corner: CGPoint, index: Int, radius: CGFloat, isContinuous: Bool) {
    guard radius > 0 else {
      cairo_line_to(context, corner.x, corner.y)
      return
    }
    let directions = [
      CornerDirections(along: CGPoint(x: 1, y: 0), back: CGPoint(x: 0, y: 1)),
      CornerDirections(along: CGPoint(x: 0, y: 1), back: CGPoint(x: -1, y: 0)),
      CornerDirections(along: CGPoint(x: -1, y: 0), back: CGPoint(x: 0, y: -1)),
      CornerDirections(along: CGPoint(x: 0, y: -1), back: CGPoint(x: 1, y: 0)),
    ]
    let direction = directions[index]
    func point(_ back: CGFloat, _ along: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + (direction.back.x * back + direction.along.x * along) * radius,
        y: corner.y + (direction.back.y * back + direction.along.y * along) * radius
      )
    }
    let pieces = isContinuous ? CornerCurve.continuous : CornerCurve.circular
    let start = point(pieces.start, 0)
    cairo_line_to(context, start.x, start.y)
    for piece in pieces.curves {
      let control1 = point(piece[0].0, piece[0].1)
      let control2 = point(piece[1].0, piece[1].1)
      let end = point(piece[2].0, piece[2].1)
      cairo_curve_to(
        context,
        control1.x,
        control1.y,
        control2.x,
        control2.y,
        end.x,
        end.y
      )
    }
  }
}

private struct CornerDirections {
  let along: CGPoint
  let back: CGPoint
}

/// A quarter of a corner in radii from the corner: back along one side, along the other.
enum CornerCurve {
  typealias Curves = (start: CGFloat, curves: [[(CGFloat, CGFloat)]])

  /// As far from the corner as UIKit's continuous curve reaches, in radii.
  static let reach: CGFloat = 1.528665

  static let circular: Curves = (
    1, [[(1 - 0.5522847, 0), (0, 1 - 0.5522847), (0, 1)]]
  )

  // The curve that UIKit draws for rounded rectangles.
  static let continuous: Curves = (
    reach,
    [
      [(1.088493, 0), (0.868407, 0), (0.631494, 0.074911)],
      [(0.372824, 0.169059), (0.169059, 0.372824), (0.074911, 0.631494)],
      [(0, 0.868407), (0, 1.088493), (0, reach)],
    ]
  )

  /// Whether both sides have room for the continuous curve; capsules and small cards don't.
  static func fits(radii: [CGFloat], at index: Int, in rect: CGRect) -> Bool {
    let next = radii[(index + 1) % 4]
    let previous = radii[(index + 3) % 4]
    let isHorizontalNext = index % 2 == 0
    let nextSide = isHorizontalNext ? rect.width : rect.height
    let previousSide = isHorizontalNext ? rect.height : rect.width
    let radius = radii[index]
    return (radius + next) * reach <= nextSide && (radius + previous) * reach <= previousSide
  }
}
