@_spi(Headless) public import UIKit

@available(iOS 18.0, *)
public struct ScrollPosition: Equatable {
  enum Place: Equatable {
    case none
    case edge(Edge)
    case view(AnyHashable, UnitPoint?)
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// Where to; a place that a person scrolled to has no wish in it.
  var place = Place.none
  public internal(set) var isPositionedByUser = false
  /// What is seen at the anchor since a person scrolled.
  var seen: AnyHashable?
  /// Asking for the same place twice scrolls twice.
  var request = 0

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(AnyHashable(id), anchor)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    place = .edge(edge)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    place = .point(x: point.x, y: point.y)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    place = .point(x: x, y: y)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    place = .point(x: x, y: nil)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    place = .point(x: nil, y: y)
  }

  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  public var viewID: (any Hashable & Sendable)? {
    // A marker has no table of its own.
    (id?.base as? any Hashable).map { unsafeBitCast($0, to: (any Hashable & Sendable).self) }
  }

  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    id?.base as? T
  }

  private var id: AnyHashable? {
    if case .view(let id, _) = place { return id }
    return isPositionedByUser ? seen : nil
  }

  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    go(to: .view(AnyHashable(id), anchor))
  }

  public mutating func scrollTo(edge: Edge) {
    go(to: .edge(edge))
  }

  public mutating func scrollTo(point: CGPoint) {
    go(to: .point(x: point.x, y: point.y))
  }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    go(to: .point(x: x, y: y))
  }

  public mutating func scrollTo(x: CGFloat) {
    go(to: .point(x: x, y: nil))
  }

  public mutating func scrollTo(y: CGFloat) {
    go(to: .point(x: nil, y: y))
  }

  private mutating func go(to place: Place) {
    self.place = place
    isPositionedByUser = false
    seen = nil
    request += 1
  }
}
