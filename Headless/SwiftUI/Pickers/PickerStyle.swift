@MainActor @preconcurrency
public protocol PickerStyle {
  @_spi(Headless)
  var _look: PickerLook { get }
}

extension PickerStyle {
  @_spi(Headless)
  public var _look: PickerLook { .automatic }
}

/// How the system shows a picker.
@_spi(Headless)
public enum PickerLook: Equatable, Sendable {
  case automatic, menu, inline, segmented, wheel, navigationLink
}

public struct DefaultPickerStyle: PickerStyle {
  @MainActor @preconcurrency
  public init() {}
}

@available(iOS 14.0, *)
public struct MenuPickerStyle: PickerStyle {
  @MainActor @preconcurrency
  public init() {}

  @_spi(Headless)
  public var _look: PickerLook { .menu }
}

@available(iOS 14.0, *)
public struct InlinePickerStyle: PickerStyle {
  @MainActor @preconcurrency
  public init() {}

  @_spi(Headless)
  public var _look: PickerLook { .inline }
}

public struct SegmentedPickerStyle: PickerStyle {
  @MainActor @preconcurrency
  public init() {}

  @_spi(Headless)
  public var _look: PickerLook { .segmented }
}

public struct WheelPickerStyle: PickerStyle {
  @MainActor @preconcurrency
  public init() {}

  @_spi(Headless)
  public var _look: PickerLook { .wheel }
}

@available(iOS 16.0, *)
public struct NavigationLinkPickerStyle: PickerStyle {
  @MainActor @preconcurrency
  public init() {}

  @_spi(Headless)
  public var _look: PickerLook { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle {
  @MainActor @preconcurrency
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

@available(iOS 14.0, *)
extension PickerStyle where Self == MenuPickerStyle {
  @MainActor @preconcurrency
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

@available(iOS 14.0, *)
extension PickerStyle where Self == InlinePickerStyle {
  @MainActor @preconcurrency
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  @MainActor @preconcurrency
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  @MainActor @preconcurrency
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

@available(iOS 16.0, *)
extension PickerStyle where Self == NavigationLinkPickerStyle {
  @MainActor @preconcurrency
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension EnvironmentValues {
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

private enum PickerLookKey: EnvironmentKey {
  static var defaultValue: PickerLook { .automatic }
}

extension View {
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(PickerStyleModifier(style: style))
  }
}

nonisolated private struct PickerStyleModifier<S: PickerStyle>: ViewModifier {
  let style: S

  @MainActor
  func body(content: Content) -> some View {
    content.environment(\.pickerLook, style._look)
  }
}
