nonisolated public struct Form<Content: View>: View {
  let content: Content
  @Environment(\.formStyling) private var styling

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor @preconcurrency
  public var body: some View {
    if let styling {
      // Inside, a form is shown as by the system.
      VStack(spacing: 0) { styling.make(AnyView(content)) }.environment(\.formStyling, nil)
    } else {
      FormList(content: content)
    }
  }

  @_spi(Headless)
  nonisolated public static var _isSingle: Bool { true }
}

/// The form as the system shows it.
nonisolated struct FormList<Content: View>: View {
  typealias Body = Never

  let content: Content

  @MainActor
  static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    FormNode(view, parent)
  }
}

final class FormNode<Content: View>: ListNode<FormList<Content>, Content> {
  override func content(of view: FormList<Content>) -> Content { view.content }
}
