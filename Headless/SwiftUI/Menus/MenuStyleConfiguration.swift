@available(iOS 14.0, *)
public struct MenuStyleConfiguration {
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

@available(iOS 14.0, *)
extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

/// What a style of the app's makes of a menu; those of the system's have none.
@available(iOS 14.0, *)
struct MenuStyling {
  let make: @MainActor (MenuStyleConfiguration) -> AnyView
}

@available(iOS 14.0, *)
extension EnvironmentValues {
  var menuStyling: MenuStyling? {
    get { self[MenuStylingKey.self] }
    set { self[MenuStylingKey.self] = newValue }
  }
}

@available(iOS 14.0, *)
private enum MenuStylingKey: EnvironmentKey {
  static var defaultValue: MenuStyling? { nil }
}
