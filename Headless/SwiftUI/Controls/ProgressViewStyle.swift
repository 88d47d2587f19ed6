@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

@available(iOS 14.0, *)
public struct ProgressViewStyleConfiguration {
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  public struct CurrentValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

enum ProgressLook: Equatable, Sendable {
  case automatic, linear, circular
}

/// How progress is shown: in a way of the system's, or as a style of the app says.
enum ProgressStyling {
  case look(ProgressLook)
  case custom(@MainActor (ProgressViewStyleConfiguration) -> AnyView)
}

extension EnvironmentValues {
  var progressStyling: ProgressStyling {
    get { self[ProgressStylingKey.self] }
    set { self[ProgressStylingKey.self] = newValue }
  }
}

private enum ProgressStylingKey: EnvironmentKey {
  static var defaultValue: ProgressStyling { .look(.automatic) }
}

@available(iOS 14.0, *)
public struct DefaultProgressViewStyle: ProgressViewStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration)
  }
}

@available(iOS 14.0, *)
public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?

  @MainActor @preconcurrency
  public init() {
    tint = nil
  }

  @MainActor @preconcurrency
  public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).environment(\.progressStyling, .look(.linear))
  }
}

@available(iOS 14.0, *)
public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?

  @MainActor @preconcurrency
  public init() {
    tint = nil
  }

  @MainActor @preconcurrency
  public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).environment(\.progressStyling, .look(.circular))
  }
}

@available(iOS 14.0, *)
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  @MainActor @preconcurrency
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

@available(iOS 14.0, *)
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  @MainActor @preconcurrency
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

@available(iOS 14.0, *)
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  @MainActor @preconcurrency
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  @available(iOS 14.0, *)
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(ProgressStyleModifier(style: style))
  }
}

@available(iOS 14.0, *)
nonisolated private struct ProgressStyleModifier<S: ProgressViewStyle>: ViewModifier {
  let style: S

  @MainActor
  func body(content: Content) -> some View {
    content
      .environment(\.progressStyling, styling)
      .transformEnvironment(\.tint) { $0 = tint ?? $0 }
  }

  @MainActor
  private var tint: Color? {
    (style as? LinearProgressViewStyle)?.tint ?? (style as? CircularProgressViewStyle)?.tint
  }

  @MainActor
  private var styling: ProgressStyling {
    if style is DefaultProgressViewStyle { return .look(.automatic) }
    if style is LinearProgressViewStyle { return .look(.linear) }
    if style is CircularProgressViewStyle { return .look(.circular) }
    let style = style
    return .custom { AnyView(style.makeBody(configuration: $0)) }
  }
}
