// B.3
@available(iOS 16.0, *)
public struct ToolbarPlacement: Sendable {
  let kinds: [BarKind]

  public static var automatic: ToolbarPlacement { ToolbarPlacement(kinds: [.navigationBar]) }
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(kinds: [.bottomBar]) }
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(kinds: [.navigationBar]) }
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(kinds: [.tabBar]) }
}

@available(iOS 17.0, *)
public struct ToolbarDefaultItemKind: Equatable, Sendable {
  private let name: String

  @available(iOS 18.0, *)
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  @available(iOS 26.0, *)
  public static let search = ToolbarDefaultItemKind(name: "search")

  private init(name: String) {
    self.name = name
  }
}

@available(iOS 17.0, *)
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

@available(iOS 16.0, *)
public struct ToolbarRole: Sendable {
  var isUsual = true

  public static var automatic: ToolbarRole { ToolbarRole() }
  public static var navigationStack: ToolbarRole { ToolbarRole() }
  public static var browser: ToolbarRole { ToolbarRole(isUsual: false) }
  public static var editor: ToolbarRole { ToolbarRole(isUsual: false) }
}
