extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @_spi(Headless)
  nonisolated public static var _isSingle: Bool { false }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    OptionalNode(view, parent)
  }
}

/// What an `if` without `else` shows: leaving takes the state along (C.11.1).
final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
  private var content: ViewNode<Wrapped>?

  private func makeContentIfNeeded() {
    guard content == nil, let wrapped = view else { return }
    content = makeChild(wrapped)
  }

  override func receive(_ new: Wrapped?) {
    view = new
    switch (content, new) {
    case (nil, nil):
      break
    case (let content?, let wrapped?):
      content.receive(wrapped)
    case (let content?, nil):
      self.content = nil
      contentDidLeave(content)
      elementsDidChange()
    case (nil, _?):
      if isRealized { makeContentIfNeeded() }
      if let content { contentDidEnter(content) }
      elementsDidChange()
    }
  }

  override func prepareChildren() {
    makeContentIfNeeded()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override func appendElements(to list: inout [Node]) {
    makeContentIfNeeded()
    content?.appendElements(to: &list)
  }
}
