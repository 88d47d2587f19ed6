@_spi(Headless) public import UIKit

// B.4
nonisolated public struct GeometryReader<Content: View>: View {
  public typealias Body = Never

  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    GeometryNode(view, parent)
  }
}

public struct GeometryProxy {
  public let size: CGSize
  public let safeAreaInsets: EdgeInsets
  let node: any GeometrySource

  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let request = SpaceRequest(node: node, space: coordinateSpace, size: size)
    return MainActor.assumeIsolated {
      request.node.geometryFrame(in: request.space, size: request.size)
    }
  }
}

/// What a proxy asks, in a closure that isn't bound to the main actor, though it runs there.
struct SpaceRequest: @unchecked Sendable {
  let node: any GeometrySource
  let space: CoordinateSpace
  let size: CGSize
}

public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)
}

@MainActor
protocol GeometrySource: AnyObject {
  func geometryFrame(in space: CoordinateSpace, size: CGSize) -> CGRect
}

/// Takes what it is offered and evaluates its content once it knows how much that is: measuring
/// reaches nothing inside (ios-hooks 1.6).
final class GeometryNode<Content: View>:
  ViewNode<GeometryReader<Content>>, GeometrySource, VisibleReader
{
  private var child: ViewNode<Content>?
  private var seen: (size: CGSize, insets: EdgeInsets, global: CGRect)?
  /// Whether the content asked where it is: then it depends on scrolling too.
  private var readsPlace = false

  override func layoutReads(_ child: Node) -> Bool { false }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func receive(_ new: GeometryReader<Content>) {
    view = new
    guard child != nil else { return }
    refreshIfNeeded()
  }

  override func refresh() {
    guard let seen else { return }
    child?.receive(evaluateContent(seen.size, seen.insets))
  }

  private func evaluateContent(_ size: CGSize, _ insets: EdgeInsets) -> Content {
    evaluate {
      view.content(GeometryProxy(size: size, safeAreaInsets: insets, node: self))
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override var isTransparentForRows: Bool { false }

  override func childElementsDidChange() {
    invalidateLayout()
  }

  private var elements: [Node] { child.map { gather($0) } ?? [] }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let now = (size: bounds.size, insets: insets, global: windowRect(finalFrame))
    let isChanged =
      seen.map {
        $0.size != now.size || $0.insets != now.insets || readsPlace && $0.global != now.global
      } ?? true
    seen = now
    if let child {
      if isChanged { child.receive(evaluateContent(now.size, now.insets)) }
    } else {
      child = makeChild(evaluateContent(now.size, now.insets))
    }
    let stack = ImplicitStack(axis: nil, elements: elements, alignment: .topLeading)
    stack.place(in: bounds, proposal: ProposedViewSize(bounds.size))
  }

  /// Placed anew when an offset changes, though its own place is the same.
  private var insets: EdgeInsets {
    guard scrollContainer == nil, let root = graph.root else { return EdgeInsets() }
    return root.safeArea
  }

  func geometryFrame(in space: CoordinateSpace, size: CGSize) -> CGRect {
    switch space {
    case .local:
      return CGRect(origin: .zero, size: size)
    case .global:
      readPlace()
      return windowRect(finalFrame)
    case .named(let name):
      readPlace()
      guard let origin = namedOrigin(name) else { return windowRect(finalFrame) }
      return windowRect(finalFrame).offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  private func readPlace() {
    readsPlace = true
    scrollContainer?.readers.add(self)
  }

  override var layoutChildren: [Node] { elements.inDrawingOrder }

  override func covers(_ point: CGPoint) -> Bool {
    layoutChildren.contains { $0.covers(point) }
  }
}

extension Node {
  /// Where the space of a name begins, in the window.
  final func namedOrigin(_ name: AnyHashable) -> CGPoint? {
    namedRect(name)?.origin
  }

  /// Where the space of a name lies, in the window.
  final func namedRect(_ name: AnyHashable) -> CGRect? {
    if let space = name.base as? ScrollSpace { return scrollRect(along: space.axis) }
    var node = parent
    while let current = node {
      if let space = current as? any NamedSpace, space.name == name {
        return space.windowRect(space.finalFrame)
      }
      node = current.parent
    }
    return nil
  }

  /// What shows the content of the nearest scroll view that scrolls along an axis.
  private func scrollRect(along axis: Axis?) -> CGRect? {
    var container = scrollContainer
    while let current = container {
      let axes = (current as? any ScrollHost)?.scrollAxes ?? .vertical
      let isWanted = axis.map { axes.contains($0 == .vertical ? .vertical : .horizontal) } ?? true
      if isWanted, let scroller = current.scroller {
        let area = scroller.bounds.inset(by: scroller.adjustedContentInset)
        return scroller.convert(area, to: nil)
      }
      container = current.scrollContainer
    }
    return nil
  }
}

/// The name of the space of the scroll view around a view.
struct ScrollSpace: Hashable {
  let axis: Axis?
}

@MainActor
protocol NamedSpace: Node {
  var name: AnyHashable { get }
}

nonisolated struct CoordinateSpaceModifier: ViewModifier {
  typealias Body = Never

  let name: AnyHashable

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    CoordinateSpaceNode(view, parent)
  }

  static var _passage: Passage { .content }
}

final class CoordinateSpaceNode<Modified: View>:
  LayoutModifierNode<Modified, CoordinateSpaceModifier>, NamedSpace
{
  var name: AnyHashable { modifier.name }
}

extension View {
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
