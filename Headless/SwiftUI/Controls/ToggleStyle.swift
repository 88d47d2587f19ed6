@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct ToggleStyleConfiguration {
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let label: Label
  @Binding public var isOn: Bool
  @available(iOS 16.0, *)
  public var isMixed: Bool { false }

  @MainActor
  init(label: AnyView, isOn: Binding<Bool>) {
    self.label = Label(content: label)
    _isOn = isOn
  }
}

/// How toggles are shown: as a switch, or as a style of the app says.
enum ToggleStyling {
  case `switch`
  case custom(@MainActor (ToggleStyleConfiguration) -> AnyView)
}

extension EnvironmentValues {
  var toggleStyling: ToggleStyling {
    get { self[ToggleStylingKey.self] }
    set { self[ToggleStylingKey.self] = newValue }
  }
}

private enum ToggleStylingKey: EnvironmentKey {
  static var defaultValue: ToggleStyling { .switch }
}

public struct DefaultToggleStyle: ToggleStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration)
  }
}

public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?

  @MainActor @preconcurrency
  public init() {
    tint = nil
  }

  @available(iOS 14.0, *)
  @MainActor @preconcurrency
  public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration)
      .environment(\.toggleStyling, .switch)
      .transformEnvironment(\.tint) { $0 = tint ?? $0 }
  }
}

@available(iOS 15.0, *)
public struct ButtonToggleStyle: ToggleStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    Button {
      isOn.wrappedValue.toggle()
    } label: {
      configuration.label
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .background(
          Capsule().fill(configuration.isOn ? Color.accentColor.opacity(0.15) : Color.clear)
        )
    }
    .accessibilityAddTraits(configuration.isOn ? [.isToggle, .isSelected] : .isToggle)
    .accessibilityValue(Text(configuration.isOn ? "on" : "off"))
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  @MainActor @preconcurrency
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  @MainActor @preconcurrency
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

@available(iOS 15.0, *)
extension ToggleStyle where Self == ButtonToggleStyle {
  @MainActor @preconcurrency
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(ToggleStyleModifier(style: style))
  }
}

nonisolated private struct ToggleStyleModifier<S: ToggleStyle>: ViewModifier {
  let style: S

  @MainActor
  func body(content: Content) -> some View {
    content
      .environment(\.toggleStyling, styling)
      .transformEnvironment(\.tint) { $0 = (style as? SwitchToggleStyle)?.tint ?? $0 }
  }

  @MainActor
  private var styling: ToggleStyling {
    if style is DefaultToggleStyle || style is SwitchToggleStyle { return .switch }
    let style = style
    return .custom { AnyView(style.makeBody(configuration: $0)) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    label = configuration.label
  }
}
