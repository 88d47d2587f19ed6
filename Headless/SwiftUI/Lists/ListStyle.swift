@MainActor @preconcurrency
public protocol ListStyle {
  @_spi(Headless)
  var _look: ListLook { get }
}

extension ListStyle {
  @_spi(Headless)
  public var _look: ListLook { .automatic }
}

/// How the system draws a list.
@_spi(Headless)
public enum ListLook: Equatable, Sendable {
  case automatic, plain, grouped, insetGrouped, sidebar
}

public struct DefaultListStyle: ListStyle {
  @MainActor @preconcurrency
  public init() {}

  @_spi(Headless)
  public var _look: ListLook { .automatic }
}

public struct PlainListStyle: ListStyle {
  @MainActor @preconcurrency
  public init() {}

  @_spi(Headless)
  public var _look: ListLook { .plain }
}

public struct GroupedListStyle: ListStyle {
  @MainActor @preconcurrency
  public init() {}

  @_spi(Headless)
  public var _look: ListLook { .grouped }
}

@available(iOS 14.0, *)
public struct InsetGroupedListStyle: ListStyle {
  @MainActor @preconcurrency
  public init() {}

  @_spi(Headless)
  public var _look: ListLook { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle {
  @MainActor @preconcurrency
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  @MainActor @preconcurrency
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  @MainActor @preconcurrency
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

@available(iOS 14.0, *)
extension ListStyle where Self == InsetGroupedListStyle {
  @MainActor @preconcurrency
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

@available(iOS 14.0, *)
public struct SidebarListStyle: ListStyle {
  @MainActor @preconcurrency
  public init() {}

  @_spi(Headless)
  public var _look: ListLook { .sidebar }
}

@available(iOS 14.0, *)
public struct InsetListStyle: ListStyle {
  @MainActor @preconcurrency
  public init() {}

  @_spi(Headless)
  public var _look: ListLook { .plain }
}

@available(iOS 14.0, *)
extension ListStyle where Self == SidebarListStyle {
  @MainActor @preconcurrency
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

@available(iOS 14.0, *)
extension ListStyle where Self == InsetListStyle {
  @MainActor @preconcurrency
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(ListStyleModifier(style: style))
  }
}

nonisolated private struct ListStyleModifier<S: ListStyle>: ViewModifier {
  let style: S

  @MainActor
  func body(content: Content) -> some View {
    content.environment(\.listLook, style._look)
  }
}
