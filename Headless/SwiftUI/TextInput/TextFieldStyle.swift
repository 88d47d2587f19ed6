@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel

  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> Self._Body
}

public struct _TextFieldStyleLabel: View {
  let content: AnyView

  public var body: some View { content }
}

/// How text fields are shown: plain, with a border, or as a style of the app says.
enum TextFieldStyling {
  case plain
  case roundedBorder
  case custom(@MainActor (TextField<_TextFieldStyleLabel>) -> AnyView)
}

extension EnvironmentValues {
  var textFieldStyling: TextFieldStyling {
    get { self[TextFieldStylingKey.self] }
    set { self[TextFieldStylingKey.self] = newValue }
  }
}

private enum TextFieldStylingKey: EnvironmentKey {
  static var defaultValue: TextFieldStyling { .plain }
}

public struct DefaultTextFieldStyle: TextFieldStyle {
  @MainActor @preconcurrency
  public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.textFieldStyling, .plain)
  }
}

public struct PlainTextFieldStyle: TextFieldStyle {
  @MainActor @preconcurrency
  public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.textFieldStyling, .plain)
  }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  @MainActor @preconcurrency
  public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.textFieldStyling, .roundedBorder)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  @MainActor @preconcurrency
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  @MainActor @preconcurrency
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  @MainActor @preconcurrency
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(TextFieldStyleModifier(style: style))
  }
}

nonisolated private struct TextFieldStyleModifier<S: TextFieldStyle>: ViewModifier {
  let style: S

  @MainActor
  func body(content: Content) -> some View {
    content.environment(\.textFieldStyling, styling)
  }

  @MainActor
  private var styling: TextFieldStyling {
    if style is DefaultTextFieldStyle || style is PlainTextFieldStyle { return .plain }
    if style is RoundedBorderTextFieldStyle { return .roundedBorder }
    let style = style
    return .custom { AnyView(style._body(configuration: $0)) }
  }
}
