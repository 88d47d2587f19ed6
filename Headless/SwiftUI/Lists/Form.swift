nonisolated public struct Form<Content: View>: View {
  public typealias Body = Never

  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    FormNode(view, parent)
  }
}

final class FormNode<Content: View>: ListNode<Form<Content>, Content> {
  override func content(of view: Form<Content>) -> Content { view.content }
}
