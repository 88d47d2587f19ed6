@MainActor @preconcurrency
public protocol DatePickerStyle {
  @_spi(Headless)
  var _look: DatePickerLook { get }
}

extension DatePickerStyle {
  @_spi(Headless)
  public var _look: DatePickerLook { .compact }
}

@_spi(Headless)
public enum DatePickerLook: Equatable, Sendable {
  case compact, graphical, wheel
}

public struct DefaultDatePickerStyle: DatePickerStyle {
  @MainActor @preconcurrency
  public init() {}

  @_spi(Headless)
  public var _look: DatePickerLook { .compact }
}

@available(iOS 14.0, *)
public struct CompactDatePickerStyle: DatePickerStyle {
  @MainActor @preconcurrency
  public init() {}

  @_spi(Headless)
  public var _look: DatePickerLook { .compact }
}

@available(iOS 14.0, *)
public struct GraphicalDatePickerStyle: DatePickerStyle {
  @MainActor @preconcurrency
  public init() {}

  @_spi(Headless)
  public var _look: DatePickerLook { .graphical }
}

public struct WheelDatePickerStyle: DatePickerStyle {
  @MainActor @preconcurrency
  public init() {}

  @_spi(Headless)
  public var _look: DatePickerLook { .wheel }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  @MainActor @preconcurrency
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  @MainActor @preconcurrency
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

@available(iOS 14.0, *)
extension DatePickerStyle where Self == CompactDatePickerStyle {
  @MainActor @preconcurrency
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

@available(iOS 14.0, *)
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  @MainActor @preconcurrency
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension EnvironmentValues {
  var datePickerLook: DatePickerLook {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}

private enum DatePickerLookKey: EnvironmentKey {
  static var defaultValue: DatePickerLook { .compact }
}

extension View {
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(DatePickerStyleModifier(style: style))
  }
}

nonisolated private struct DatePickerStyleModifier<S: DatePickerStyle>: ViewModifier {
  let style: S

  @MainActor
  func body(content: Content) -> some View {
    content.environment(\.datePickerLook, style._look)
  }
}
