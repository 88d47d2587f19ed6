/// The node of a view of a known type.
public class _ViewNode<V: View>: _Node {
  final var view: V

  init(_ view: V, _ parent: Node) {
    self.view = view
    super.init(parent: parent)
  }

  override var isSingleByType: Bool { V._isSingle }

  /// Takes the value of a newer body. Overrides compare and update what follows from it.
  func receive(_ new: V) {
    view = new
  }
}

/// A node that is transparent: its one child stands for it.
@_spi(Headless)
public class WrapperNode<V: View, Content: View>: ViewNode<V> {
  /// The child, once something asked for it.
  final private(set) var madeContent: ViewNode<Content>?

  /// The view inside.
  func content(of view: V) -> Content {
    preconditionFailure("\(Self.self) says what its content is.")
  }

  /// Starts over with new content: the identity changed.
  final func replaceContent() {
    guard let old = madeContent else { return }
    madeContent = nil
    contentDidLeave(old)
    if isRealized { contentDidEnter(content) }
    elementsDidChange()
  }

  final var content: ViewNode<Content> {
    if let madeContent { return madeContent }
    let node = makeChild(content(of: view))
    madeContent = node
    return node
  }

  override func receive(_ new: V) {
    view = new
    madeContent?.receive(content(of: new))
  }

  override func prepareChildren() {
    _ = content
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let madeContent { visit(madeContent) }
  }

  override func appendElements(to list: inout [Node]) {
    content.appendElements(to: &list)
  }
}

@_spi(Headless)
public typealias ViewNode = _ViewNode
