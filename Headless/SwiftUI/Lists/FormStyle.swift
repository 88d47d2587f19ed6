@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// One of the system's, which a phone shows as the same list.
// No requirement of `FormStyle`: a hidden one would keep an app's types from conforming.
@MainActor
protocol SystemFormStyle: FormStyle {}

@available(iOS 16.0, *)
public struct FormStyleConfiguration {
  public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let content: Content
}

@available(iOS 16.0, *)
public struct AutomaticFormStyle: FormStyle, SystemFormStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Form(configuration)
  }
}

@available(iOS 16.0, *)
public struct GroupedFormStyle: FormStyle, SystemFormStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Form(configuration)
  }
}

/// Two columns, as a phone shows them too: rows below each other, outside a list.
@available(iOS 16.0, *)
public struct ColumnsFormStyle: FormStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.content
    }
  }
}

@available(iOS 16.0, *)
extension FormStyle where Self == AutomaticFormStyle {
  @MainActor @preconcurrency
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

@available(iOS 16.0, *)
extension FormStyle where Self == GroupedFormStyle {
  @MainActor @preconcurrency
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

@available(iOS 16.0, *)
extension FormStyle where Self == ColumnsFormStyle {
  @MainActor @preconcurrency
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

@available(iOS 16.0, *)
extension Form where Content == FormStyleConfiguration.Content {
  nonisolated public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}

extension View {
  @available(iOS 16.0, *)
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(FormStyleModifier(style: style))
  }
}

@available(iOS 16.0, *)
nonisolated private struct FormStyleModifier<S: FormStyle>: ViewModifier {
  let style: S

  @MainActor
  func body(content: Content) -> some View {
    content.environment(\.formStyling, styling)
  }

  @MainActor
  private var styling: FormStyling? {
    guard !(style is any SystemFormStyle) else { return nil }
    let style = style
    return FormStyling {
      AnyView(style.makeBody(configuration: .init(content: .init(content: $0))))
    }
  }
}

/// What a style of the app's makes of the content; forms of the system's have none.
struct FormStyling {
  let make: @MainActor (AnyView) -> AnyView
}

extension EnvironmentValues {
  var formStyling: FormStyling? {
    get { self[FormStylingKey.self] }
    set { self[FormStylingKey.self] = newValue }
  }
}

private enum FormStylingKey: EnvironmentKey {
  static var defaultValue: FormStyling? { nil }
}
