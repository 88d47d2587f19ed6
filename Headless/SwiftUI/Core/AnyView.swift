nonisolated public struct AnyView: View {
  public typealias Body = Never

  let storage: AnyViewStorage

  public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? AnyViewStorageOf(view)
  }

  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  @_spi(Headless)
  nonisolated public static var _isSingle: Bool { false }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: AnyView, _ parent: Node) -> ViewNode<AnyView> {
    AnyViewNode(view, parent)
  }
}

class AnyViewStorage: @unchecked Sendable {
  @MainActor
  func make(_ parent: Node) -> Node {
    preconditionFailure("An erased view has a type.")
  }

  /// Gives the node this view if it stands for a view of the same type.
  @MainActor
  func update(_ node: Node) -> Bool { false }
}

final class AnyViewStorageOf<V: View>: AnyViewStorage, @unchecked Sendable {
  let view: V

  nonisolated init(_ view: V) {
    self.view = view
  }

  override func make(_ parent: Node) -> Node {
    parent.makeChild(view)
  }

  override func update(_ node: Node) -> Bool {
    guard let node = node as? ViewNode<V> else { return false }
    node.receive(view)
    return true
  }
}

/// An erased view: the same wrapped type keeps the identity, another resets it (C.11.2).
final class AnyViewNode: ViewNode<AnyView> {
  private var content: Node?

  private func makeContent() -> Node {
    if let content { return content }
    let content = view.storage.make(self)
    self.content = content
    return content
  }

  override func receive(_ new: AnyView) {
    guard new.storage !== view.storage else { return }
    view = new
    guard let content, !new.storage.update(content) else { return }
    self.content = nil
    contentDidLeave(content)
    if isRealized { contentDidEnter(makeContent()) }
    elementsDidChange()
  }

  override func prepareChildren() {
    _ = makeContent()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override func appendElements(to list: inout [Node]) {
    makeContent().appendElements(to: &list)
  }
}
