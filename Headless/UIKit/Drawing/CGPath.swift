/// A path as CoreGraphics has it; on Linux it consists of lines and cubic curves.
public class CGPath: Hashable, @unchecked Sendable {
  @_spi(Headless) public fileprivate(set) var data: PathData

  init(data: PathData) {
    self.data = data
  }

  @_spi(Headless)
  public convenience init(_ data: PathData) {
    self.init(data: data)
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var data = PathData()
    data.addRect(rect)
    self.init(data: data.placed(by: transform))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var data = PathData()
    data.addEllipse(in: rect)
    self.init(data: data.placed(by: transform))
  }

  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var data = PathData()
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    data.addRoundedRect(rect, corners: [corner, corner, corner, corner])
    self.init(data: data.placed(by: transform))
  }

  public var isEmpty: Bool { data.elements.isEmpty }
  public var currentPoint: CGPoint { data.current ?? .zero }
  public var boundingBoxOfPath: CGRect { data.bounds }

  /// The box around the points, those of the curves' handles too.
  public var boundingBox: CGRect { DisplayShape.path(data.elements).boundingBox }

  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    data.contains(point.applying(transform.inverted()), isEvenOdd: rule == .evenOdd)
  }

  public func copy() -> CGPath? { CGPath(data) }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(data: data) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(data.placed(by: transform))
  }

  public static func == (first: CGPath, second: CGPath) -> Bool {
    first.data == second.data
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(data)
  }
}

public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

public final class CGMutablePath: CGPath, @unchecked Sendable {
  public convenience init() {
    self.init(data: PathData())
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    data.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    data.addLine(to: point.applying(transform))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    data.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    data.addCurve(
      to: end.applying(transform),
      control1: control1.applying(transform),
      control2: control2.applying(transform)
    )
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }

  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    add(transform) { $0.addRoundedRect(rect, corners: [corner, corner, corner, corner]) }
  }

  // Where y points down, what grows turns clockwise on the screen: the flag counts upside down.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc = PathData()
    if let current = data.current { arc.move(to: current.applying(transform.inverted())) }
    arc.addArc(
      center: center,
      radius: radius,
      from: startAngle,
      to: endAngle,
      isGrowing: !clockwise
    )
    data.extend(by: arc.transformed(by: transform))
  }

  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    data.addArc(
      tangent1End: tangent1End.applying(transform),
      tangent2End: tangent2End.applying(transform),
      radius: radius
    )
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    data.append(path.data.transformed(by: transform))
  }

  public func closeSubpath() {
    data.close()
  }

  private func add(_ transform: CGAffineTransform, _ draw: (inout PathData) -> Void) {
    var figure = PathData()
    draw(&figure)
    data.append(figure.transformed(by: transform))
  }
}

extension PathData {
  fileprivate func placed(by transform: UnsafePointer<CGAffineTransform>?) -> PathData {
    transform.map { transformed(by: $0.pointee) } ?? self
  }

  /// Goes on with a path that begins at the current point.
  mutating func extend(by path: PathData) {
    guard current != nil else { return append(path) }
    for element in path.elements {
      switch element {
      case .move: break
      case .line(let end): addLine(to: end)
      case .curve(let end, let first, let second):
        addCurve(to: end, control1: first, control2: second)
      case .close: close()
      }
    }
  }
}

extension CGPath {
  /// A path between two of the same parts; nil for others.
  static func mixed(_ from: CGPath, _ to: CGPath, _ part: CGFloat) -> CGPath? {
    let (old, new) = (from.data.elements, to.data.elements)
    guard old.count == new.count else { return nil }
    var elements: [DisplayPathElement] = []
    for (first, second) in zip(old, new) {
      func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { PathMath.blend(a, b, part) }
      switch (first, second) {
      case (.move(let a), .move(let b)): elements.append(.move(mix(a, b)))
      case (.line(let a), .line(let b)): elements.append(.line(mix(a, b)))
      case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
        elements.append(.curve(mix(a, b), control1: mix(a1, b1), control2: mix(a2, b2)))
      case (.close, .close): elements.append(.close)
      default: return nil
      }
    }
    return CGPath(PathData(elements))
  }
}
