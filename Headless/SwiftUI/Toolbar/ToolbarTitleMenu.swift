@available(iOS 16.0, *)
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent,
  CustomizableToolbarContent
{
  public typealias Body = Never

  let content: Content

  public init() where Content == EmptyView {
    content = EmptyView()
  }

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor
  public static func _makeView(_ menu: Self) -> AnyView {
    let content = menu.content
    return AnyView(EmptyView().toolbarTitleMenu { content })
  }
}
