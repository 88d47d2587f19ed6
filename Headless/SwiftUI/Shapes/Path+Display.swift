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

  /// The path in lines and cubic curves.
  var data: PathData {
    guard case .path(let elements) = display else { return PathData() }
    return PathData(elements)
  }

  init(_ data: PathData) {
    for element in data.elements {
      switch element {
      case .move(let end): move(to: end)
      case .line(let end): addLine(to: end)
      case .curve(let end, let first, let second):
        addCurve(to: end, control1: first, control2: second)
      case .close: closeSubpath()
      }
    }
  }

  public init(_ path: CGPath) {
    self.init(path.data)
  }

  public var cgPath: CGPath { CGPath(data) }

  public var boundingRect: CGRect { data.bounds }

  /// Counts how often the outline winds around a point.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    data.contains(p, isEvenOdd: eoFill)
  }

  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(data.trimmed(from: from, to: to))
  }

  // MARK: Arcs

  // The angles count as where y points up: what isn't clockwise there is on the screen.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform t: CGAffineTransform = .identity
  ) {
    extend(by: t) {
      $0.addArc(
        center: center,
        radius: radius,
        from: CGFloat(startAngle.radians),
        to: CGFloat(endAngle.radians),
        isGrowing: !clockwise
      )
    }
  }

  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform t: CGAffineTransform = .identity
  ) {
    extend(by: t) {
      $0.addArc(
        center: center,
        radius: radius,
        from: CGFloat(startAngle.radians),
        to: CGFloat(startAngle.radians + delta.radians),
        isGrowing: delta.radians >= 0
      )
    }
  }

  public mutating func addArc(
    tangent1End p1: CGPoint,
    tangent2End p2: CGPoint,
    radius: CGFloat,
    transform t: CGAffineTransform = .identity
  ) {
    extend(by: t) { $0.addArc(tangent1End: p1, tangent2End: p2, radius: radius) }
  }

  /// Goes on from the current point in other coordinates.
  private mutating func extend(
    by transform: CGAffineTransform,
    _ draw: (inout PathData) -> Void
  ) {
    var data = PathData()
    if let currentPoint { data.move(to: currentPoint.applying(transform.inverted())) }
    draw(&data)
    let added = Path(data.transformed(by: transform))
    if currentPoint == nil { return addPath(added) }
    added.forEach { element in
      switch element {
      case .move: break
      case .line(let end): addLine(to: end)
      case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
      case .curve(let end, let first, let second):
        addCurve(to: end, control1: first, control2: second)
      case .closeSubpath: closeSubpath()
      }
    }
  }
}
