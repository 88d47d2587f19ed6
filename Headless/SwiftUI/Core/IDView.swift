nonisolated struct IDView<Content: View, ID: Hashable>: View {
  typealias Body = Never

  let content: Content
  let id: ID

  nonisolated static var _isSingle: Bool { Content._isSingle }

  @MainActor
  static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    IDNode(view, parent)
  }

  static var _passage: Passage { Content._passage }
}

/// Another id is another view: the state of the old one goes (C.11.1).
final class IDNode<Content: View, ID: Hashable>:
  WrapperNode<IDView<Content, ID>, Content>, IdentifiedContent
{
  func node(withID id: AnyHashable) -> Node? {
    AnyHashable(view.id) == id ? self : nil
  }

  var identified: [(id: AnyHashable, node: Node)] { [(AnyHashable(view.id), self)] }

  override var modifiedContent: Node? { content }

  override func content(of view: IDView<Content, ID>) -> Content { view.content }

  override func receive(_ new: IDView<Content, ID>) {
    guard new.id != view.id else { return super.receive(new) }
    view = new
    replaceContent()
  }
}

extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
