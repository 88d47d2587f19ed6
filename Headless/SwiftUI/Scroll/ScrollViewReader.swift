@_spi(Headless) import UIKit

// B.3
@available(iOS 14.0, *)
nonisolated public struct ScrollViewReader<Content: View>: View {
  public typealias Body = Never

  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    ScrollReaderNode(view, parent)
  }

  @_spi(Headless)
  nonisolated public static var _isSingle: Bool { Content._isSingle }
}

@available(iOS 14.0, *)
public struct ScrollViewProxy {
  weak var node: Node?

  /// Ends in the update that runs next: what was added with the same change is there by then.
  @MainActor
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node else { return }
    let animated = Transaction.current.animation != nil
    node.graph.enqueue { [weak node] in
      node?.graph.hostView?.layoutIfNeeded()
      // The first time rows on the way may only be estimated.
      for _ in 0..<3 {
        guard let node, let found = node.find(AnyHashable(id)),
          let container = found.scrollContainer, let rect = found.contentRect
        else { return }
        container.scroll(to: rect, anchor: anchor, animated: animated)
        guard !animated else { return }
        node.graph.hostView?.layoutIfNeeded()
      }
    }
  }
}

@available(iOS 14.0, *)
final class ScrollReaderNode<Content: View>: ViewNode<ScrollViewReader<Content>> {
  private var child: ViewNode<Content>?

  private func evaluateContent() -> Content {
    evaluate { view.content(ScrollViewProxy(node: self)) }
  }

  private var content: ViewNode<Content> {
    if let child { return child }
    let node = makeChild(evaluateContent())
    child = node
    return node
  }

  override func receive(_ new: ScrollViewReader<Content>) {
    view = new
    if child != nil { refreshIfNeeded() }
  }

  override func refresh() {
    child?.receive(evaluateContent())
  }

  override func prepareChildren() {
    _ = content
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout [Node]) {
    content.appendElements(to: &list)
  }
}

/// A node that knows the ids of what lies below.
@MainActor
protocol IdentifiedContent: Node {
  /// What stands for an id directly below.
  func node(withID id: AnyHashable) -> Node?
  /// All that have an id directly below, in order.
  var identified: [(id: AnyHashable, node: Node)] { get }
}

extension Node {
  /// The first node below with an id, said by `id(_:)` or by `ForEach`.
  final func find(_ id: AnyHashable) -> Node? {
    if let known = (self as? any IdentifiedContent)?.node(withID: id) { return known }
    var found: Node?
    forEachChild { child in
      if found == nil { found = child.find(id) }
    }
    return found
  }

  /// Where the views of this node are in the content of their scroll view.
  final var contentRect: CGRect? {
    var list: [Node] = []
    appendElements(to: &list)
    let rects = list.compactMap { node -> CGRect? in
      node.lazyRow?.estimatedFrame ?? (node.layout.isPlaced ? node.finalFrame : nil)
    }
    return rects.isEmpty ? nil : rects.reduce(CGRect.null) { $0.union($1) }
  }
}
