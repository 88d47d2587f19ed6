/// A path in lines and cubic curves, with the point where it goes on.
@_spi(Headless)
public struct PathData: Hashable, Sendable {
  public private(set) var elements: [DisplayPathElement] = []
  public private(set) var start: CGPoint?
  public private(set) var current: CGPoint?

  public init() {}

  public init(_ elements: [DisplayPathElement]) {
    for element in elements {
      add(element)
    }
  }

  private mutating func add(_ element: DisplayPathElement) {
    switch element {
    case .move(let end): move(to: end)
    case .line(let end): addLine(to: end)
    case .curve(let end, let first, let second):
      addCurve(to: end, control1: first, control2: second)
    case .close: close()
    }
  }

  public mutating func move(to end: CGPoint) {
    elements.append(.move(end))
    start = end
    current = end
  }

  public mutating func addLine(to end: CGPoint) {
    guard current != nil else { return move(to: end) }
    elements.append(.line(end))
    current = end
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if current == nil { move(to: control1) }
    elements.append(.curve(end, control1: control1, control2: control2))
    current = end
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let from = current ?? control
    addCurve(
      to: end,
      control1: PathMath.blend(from, control, 2 / 3),
      control2: PathMath.blend(end, control, 2 / 3)
    )
  }

  public mutating func close() {
    guard current != nil else { return }
    elements.append(.close)
    current = start
  }

  public mutating func append(_ other: PathData) {
    elements += other.elements
    start = other.start ?? start
    current = other.current ?? current
  }

  public func transformed(by transform: CGAffineTransform) -> PathData {
    var path = PathData()
    path.elements = elements.map { $0.transformed(by: transform) }
    path.start = start?.applying(transform)
    path.current = current?.applying(transform)
    return path
  }

  // MARK: Figures

  public mutating func addRect(_ rect: CGRect) {
    let rect = rect.standardized
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  public mutating func addEllipse(in rect: CGRect) {
    let size = CGSize(width: rect.width / 2, height: rect.height / 2)
    addRoundedRect(rect, corners: [size, size, size, size])
  }

  /// Corners in the order top left, top right, bottom right, bottom left.
  public mutating func addRoundedRect(_ rect: CGRect, corners: [CGSize]) {
    let limit = CGSize(width: rect.width / 2, height: rect.height / 2)
    let sizes = (0..<4).map { index in
      let size = index < corners.count ? corners[index] : .zero
      return CGSize(
        width: max(0, min(size.width, limit.width)),
        height: max(0, min(size.height, limit.height))
      )
    }
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: point(rect.minX + sizes[0].width, rect.minY))
    let quarters: [(corner: CGPoint, from: CGPoint, to: CGPoint)] = [
      (
        point(rect.maxX, rect.minY), point(rect.maxX - sizes[1].width, rect.minY),
        point(rect.maxX, rect.minY + sizes[1].height)
      ),
      (
        point(rect.maxX, rect.maxY), point(rect.maxX, rect.maxY - sizes[2].height),
        point(rect.maxX - sizes[2].width, rect.maxY)
      ),
      (
        point(rect.minX, rect.maxY), point(rect.minX + sizes[3].width, rect.maxY),
        point(rect.minX, rect.maxY - sizes[3].height)
      ),
      (
        point(rect.minX, rect.minY), point(rect.minX, rect.minY + sizes[0].height),
        point(rect.minX + sizes[0].width, rect.minY)
      ),
    ]
    for (corner, from, to) in quarters {
      if current != from { addLine(to: from) }
      guard from != to else { continue }
      addCurve(
        to: to,
        control1: PathMath.blend(from, corner, PathMath.quarter),
        control2: PathMath.blend(to, corner, PathMath.quarter)
      )
    }
    close()
  }

  /// An arc along growing angles, which turn clockwise where y points down, or back.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    from startAngle: CGFloat,
    to endAngle: CGFloat,
    isGrowing: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if isGrowing {
      if sweep < 0 { sweep += (-sweep / turn).rounded(.up) * turn }
      sweep = min(sweep, turn)
    } else {
      if sweep > 0 { sweep -= (sweep / turn).rounded(.up) * turn }
      sweep = max(sweep, -turn)
    }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = point(startAngle)
    if current == nil { move(to: first) } else if current != first { addLine(to: first) }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    guard sweep != 0 else { return }
    let step = sweep / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (from, to) = (
        startAngle + step * CGFloat(index), startAngle + step * CGFloat(index + 1)
      )
      let (begin, end) = (point(from), point(to))
      addCurve(
        to: end,
        control1: CGPoint(x: begin.x - handle * sin(from), y: begin.y + handle * cos(from)),
        control2: CGPoint(x: end.x + handle * sin(to), y: end.y - handle * cos(to))
      )
    }
  }

  /// A line towards a corner, rounded on its way to another point.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let from = current else { return }
    let (a, b) = (
      CGPoint(x: from.x - tangent1End.x, y: from.y - tangent1End.y),
      CGPoint(x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
    )
    let (first, second) = (hypot(a.x, a.y), hypot(b.x, b.y))
    guard first > 0, second > 0, radius > 0 else { return addLine(to: tangent1End) }
    let cosine = max(-1, min(1, (a.x * b.x + a.y * b.y) / (first * second)))
    let angle = acos(cosine)
    guard angle > 1e-6, angle < .pi - 1e-6 else { return addLine(to: tangent1End) }
    let reach = radius / tan(angle / 2)
    let begin = CGPoint(
      x: tangent1End.x + a.x / first * reach,
      y: tangent1End.y + a.y / first * reach
    )
    let end = CGPoint(
      x: tangent1End.x + b.x / second * reach,
      y: tangent1End.y + b.y / second * reach
    )
    addLine(to: begin)
    let share = 4 / 3 * tan((.pi - angle) / 4) * radius / reach
    addCurve(
      to: end,
      control1: PathMath.blend(begin, tangent1End, share),
      control2: PathMath.blend(end, tangent1End, share)
    )
  }
}

extension DisplayPathElement {
  func transformed(by transform: CGAffineTransform) -> DisplayPathElement {
    switch self {
    case .move(let end): .move(end.applying(transform))
    case .line(let end): .line(end.applying(transform))
    case .curve(let end, let first, let second):
      .curve(
        end.applying(transform),
        control1: first.applying(transform),
        control2: second.applying(transform)
      )
    case .close: .close
    }
  }
}
