@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct ButtonStyleConfiguration {
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  @available(iOS 15.0, *)
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A style that the system brings.
// No requirement of `PrimitiveButtonStyle`: a hidden one would keep an app's types from conforming.
@MainActor
protocol SystemButtonStyle: PrimitiveButtonStyle {
  var _look: ButtonLook? { get }
}

extension PrimitiveButtonStyle {
  /// The look of a style that the system brings.
  @_spi(Headless)
  public var _look: ButtonLook? { (self as? any SystemButtonStyle)?._look }
}

public struct PrimitiveButtonStyleConfiguration {
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  @available(iOS 15.0, *)
  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  var buttonRole: ButtonRole? { role }

  @MainActor @preconcurrency
  public func trigger() {
    action()
  }
}

/// How the system draws a button.
@_spi(Headless)
public enum ButtonLook: Equatable, Sendable {
  case automatic, plain, borderless, bordered, prominent, glass, glassProminent
}

/// The style of the environment.
enum ButtonStyling {
  case look(ButtonLook)
  case custom(@MainActor (ButtonStyleConfiguration) -> AnyView)
  case primitive(@MainActor (PrimitiveButtonStyleConfiguration) -> AnyView)
}

extension EnvironmentValues {
  var buttonStyling: ButtonStyling {
    get { self[ButtonStylingKey.self] }
    set { self[ButtonStylingKey.self] = newValue }
  }

  @available(iOS 15.0, *)
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether the view is a row of a list, where controls look and react differently.
  var isInListRow: Bool {
    get { self[ListRowKey.self] }
    set { self[ListRowKey.self] = newValue }
  }
}

private enum ButtonStylingKey: EnvironmentKey {
  static var defaultValue: ButtonStyling { .look(.automatic) }
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private enum ListRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

@available(iOS 15.0, *)
public enum ControlSize: CaseIterable, Sendable {
  case mini, small, regular, large
}

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }

  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(PrimitiveButtonStyleModifier(style: style))
  }

  @available(iOS 15.0, *)
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}

nonisolated private struct ButtonStyleModifier<S: ButtonStyle>: ViewModifier {
  let style: S

  @MainActor
  func body(content: Content) -> some View {
    let style = style
    return content.environment(
      \.buttonStyling,
      .custom { AnyView(style.makeBody(configuration: $0)) }
    )
  }
}

nonisolated private struct PrimitiveButtonStyleModifier<S: PrimitiveButtonStyle>: ViewModifier {
  let style: S

  @MainActor
  func body(content: Content) -> some View {
    content.environment(\.buttonStyling, styling)
  }

  @MainActor
  private var styling: ButtonStyling {
    if let look = style._look { return .look(look) }
    let style = style
    return .primitive { AnyView(style.makeBody(configuration: $0)) }
  }
}
