@_spi(Headless) public import UIKit

/// The outline of a shape.
public struct Path: Equatable, Sendable {
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  private(set) var elements: [Element] = []
  private var start: CGPoint?
  public private(set) var currentPoint: CGPoint?

  public init() {}

  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  public init(_ rect: CGRect) {
    addRect(rect)
  }

  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect,
      cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style
    )
  }

  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public var isEmpty: Bool { elements.isEmpty }

  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  // MARK: Drawing

  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    start = end
    currentPoint = end
  }

  public mutating func addLine(to end: CGPoint) {
    append(.line(to: end), end: end)
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control), end: end)
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2), end: end)
  }

  /// Without a current point nothing can be drawn from it.
  private mutating func append(_ element: Element, end: CGPoint) {
    guard currentPoint != nil else { return }
    elements.append(element)
    currentPoint = end
  }

  public mutating func closeSubpath() {
    guard currentPoint != nil else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() {
      addLine(to: point)
    }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let path = transform.isIdentity ? path : path.applying(transform)
    elements += path.elements
    start = path.start ?? start
    currentPoint = path.currentPoint ?? currentPoint
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    map { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    map { $0.applying(transform) }
  }

  private func map(_ move: (CGPoint) -> CGPoint) -> Path {
    var path = self
    path.start = start.map(move)
    path.currentPoint = currentPoint.map(move)
    path.elements = elements.map { element in
      switch element {
      case .move(let end): .move(to: move(end))
      case .line(let end): .line(to: move(end))
      case .quadCurve(let end, let control): .quadCurve(to: move(end), control: move(control))
      case .curve(let end, let first, let second):
        .curve(to: move(end), control1: move(first), control2: move(second))
      case .closeSubpath: .closeSubpath
      }
    }
    return path
  }
}
