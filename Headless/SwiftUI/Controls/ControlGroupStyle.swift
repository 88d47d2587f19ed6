@available(iOS 15.0, *)
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

@available(iOS 15.0, *)
public struct ControlGroupStyleConfiguration {
  public struct Content: View {
    let view: AnyView

    public var body: some View { view }
  }

  @available(iOS 16.0, *)
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let content: Content
  @available(iOS 16.0, *)
  public let label: Label
}

@available(iOS 15.0, *)
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup { configuration.content }
  }
}

@available(iOS 15.0, *)
public struct NavigationControlGroupStyle: ControlGroupStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) { configuration.content }
  }
}

/// A menu, also in another menu.
@available(iOS 16.4, *)
public struct MenuControlGroupStyle: ControlGroupStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A menu whose controls lie side by side, as they do in another menu.
@available(iOS 16.4, *)
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content.modifier(MenuRowModifier())
    } label: {
      configuration.label
    }
  }
}

@available(iOS 17.0, *)
public struct PaletteControlGroupStyle: ControlGroupStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) { configuration.content }
  }
}

@available(iOS 15.0, *)
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  @MainActor @preconcurrency
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

@available(iOS 15.0, *)
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  @MainActor @preconcurrency
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

@available(iOS 16.4, *)
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  @MainActor @preconcurrency
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

@available(iOS 16.4, *)
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  @MainActor @preconcurrency
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

@available(iOS 17.0, *)
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  @MainActor @preconcurrency
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension EnvironmentValues {
  var controlGroupStyling: ViewStyling<ControlGroupStyleConfiguration> {
    get { self[ControlGroupKey.self] }
    set { self[ControlGroupKey.self] = newValue }
  }

  /// Whether groups of controls are menus in other menus too.
  var isControlGroupMenu: Bool {
    get { self[ControlGroupMenuKey.self] }
    set { self[ControlGroupMenuKey.self] = newValue }
  }
}

private enum ControlGroupKey: EnvironmentKey {
  static var defaultValue: ViewStyling<ControlGroupStyleConfiguration> { ViewStyling() }
}

private enum ControlGroupMenuKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  @available(iOS 15.0, *)
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(
      StylingModifier(
        path: \.controlGroupStyling,
        style: style is AutomaticControlGroupStyle ? nil : style
      ) { AnyView($0.makeBody(configuration: $1)) }
    )
    .environment(\.isControlGroupMenu, style is MenuControlGroupStyle)
  }
}

/// The parts of a group that says what it is for.
nonisolated protocol ControlGroupParts {
  @MainActor var groupContent: AnyView { get }
  @MainActor var groupLabel: AnyView { get }
}

@available(iOS 16.0, *)
extension LabeledControlGroupContent: ControlGroupParts {
  @MainActor
  var groupContent: AnyView { AnyView(content) }
  @MainActor
  var groupLabel: AnyView { AnyView(label) }
}
