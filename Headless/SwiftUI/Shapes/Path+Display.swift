@_spi(Headless) public import UIKit

extension Path {
  var display: DisplayShape {
    var current = CGPoint.zero
    return .path(
      elements.map { element in
        switch element {
        case .move(let end):
          current = end
          return .move(end)
        case .line(let end):
          current = end
          return .line(end)
        case .quadCurve(let end, let control):
          defer { current = end }
          return .curve(
            end,
            control1: Self.blend(current, control, 2 / 3),
            control2: Self.blend(end, control, 2 / 3)
          )
        case .curve(let end, let first, let second):
          current = end
          return .curve(end, control1: first, control2: second)
        case .closeSubpath: return .close
        }
      }
    )
  }

  private static func blend(_ from: CGPoint, _ to: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }

  /// The outline as polygons: each curve in sixteen lines.
  private var polygons: [[CGPoint]] {
    guard case .path(let parts) = display else { return [] }
    var polygons: [[CGPoint]] = []
    var current: [CGPoint] = []
    for part in parts {
      switch part {
      case .move(let end):
        if !current.isEmpty { polygons.append(current) }
        current = [end]
      case .line(let end): current.append(end)
      case .curve(let end, let first, let second):
        let from = current.last ?? end
        current += (1...16).map { Self.point(from, first, second, end, CGFloat($0) / 16) }
      case .close:
        if !current.isEmpty { polygons.append(current) }
        current = current.first.map { [$0] } ?? []
      }
    }
    if !current.isEmpty { polygons.append(current) }
    return polygons
  }

  private static func point(
    _ from: CGPoint,
    _ first: CGPoint,
    _ second: CGPoint,
    _ end: CGPoint,
    _ time: CGFloat
  ) -> CGPoint {
    let left = blend(blend(from, first, time), blend(first, second, time), time)
    let right = blend(blend(first, second, time), blend(second, end, time), time)
    return blend(left, right, time)
  }

  public var boundingRect: CGRect {
    polygons.joined().reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// Counts how often the outline winds around a point.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    for polygon in polygons where polygon.count > 1 {
      for (index, start) in polygon.enumerated() {
        let end = polygon[(index + 1) % polygon.count]
        guard (start.y <= p.y) != (end.y <= p.y) else { continue }
        let x = start.x + (p.y - start.y) / (end.y - start.y) * (end.x - start.x)
        guard x > p.x else { continue }
        winding += end.y > start.y ? 1 : -1
        crossings += 1
      }
    }
    return eoFill ? !crossings.isMultiple(of: 2) : winding != 0
  }
}
