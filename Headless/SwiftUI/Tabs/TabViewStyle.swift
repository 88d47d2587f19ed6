// B.5
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol TabViewStyle {
  @_spi(Headless)
  var _look: TabViewLook { get }
}

@available(iOS 14.0, *)
extension TabViewStyle {
  @_spi(Headless)
  public var _look: TabViewLook { .tabs }
}

/// Whether a tab view is tabs or pages.
@_spi(Headless)
public enum TabViewLook: Equatable, Sendable {
  case tabs
  /// Tabs that may be a sidebar.
  case sidebar
  /// Tabs that never are.
  case bar
  case pages(showsDots: Bool)
}

@available(iOS 14.0, *)
public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

/// Tabs; where there is room the person may turn them into a sidebar.
@available(iOS 18.0, *)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  nonisolated public init() {}

  @_spi(Headless)
  public var _look: TabViewLook { .sidebar }
}

@available(iOS 18.0, *)
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  nonisolated public init() {}

  @_spi(Headless)
  public var _look: TabViewLook { .bar }
}

@available(iOS 14.0, *)
public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    let showsDots: Bool

    public static let automatic = IndexDisplayMode(showsDots: true)
    public static let always = IndexDisplayMode(showsDots: true)
    public static let never = IndexDisplayMode(showsDots: false)
  }

  let mode: IndexDisplayMode

  nonisolated public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  @_spi(Headless)
  public var _look: TabViewLook { .pages(showsDots: mode.showsDots) }
}

@available(iOS 14.0, *)
extension TabViewStyle where Self == DefaultTabViewStyle {
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

@available(iOS 18.0, *)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

@available(iOS 18.0, *)
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

@available(iOS 14.0, *)
extension TabViewStyle where Self == PageTabViewStyle {
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension EnvironmentValues {
  var tabViewLook: TabViewLook {
    get { self[TabViewLookKey.self] }
    set { self[TabViewLookKey.self] = newValue }
  }
}

private enum TabViewLookKey: EnvironmentKey {
  static var defaultValue: TabViewLook { .tabs }
}

extension View {
  @available(iOS 14.0, *)
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(TabViewStyleModifier(style: style))
  }
}

@available(iOS 14.0, *)
nonisolated private struct TabViewStyleModifier<S: TabViewStyle>: ViewModifier {
  let style: S

  @MainActor
  func body(content: Content) -> some View {
    content.environment(\.tabViewLook, style._look)
  }
}
