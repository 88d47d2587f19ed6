@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

@available(iOS 14.0, *)
public struct LabelStyleConfiguration {
  public struct Title: View {
    let content: AnyView

    public var body: some View { content }
  }

  public struct Icon: View {
    let content: AnyView

    public var body: some View { content }
  }

  let ownTitle: Title
  let ownIcon: Icon

  public var title: Title { ownTitle }
  public var icon: Icon { ownIcon }
}

/// How labels are shown: in a way of the system's, or as a style of the app says.
enum LabelStyling {
  case look(LabelLook)
  case custom(@MainActor (LabelStyleConfiguration) -> AnyView)
}

enum LabelLook: Equatable, Sendable {
  case automatic, titleAndIcon, titleOnly, iconOnly
}

extension EnvironmentValues {
  var labelStyling: LabelStyling {
    get { self[LabelStylingKey.self] }
    set { self[LabelStylingKey.self] = newValue }
  }
}

private enum LabelStylingKey: EnvironmentKey {
  static var defaultValue: LabelStyling { .look(.automatic) }
}

@available(iOS 14.0, *)
public struct DefaultLabelStyle: LabelStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelParts(title: configuration.title, icon: configuration.icon, look: .automatic)
  }
}

@available(iOS 14.0, *)
public struct IconOnlyLabelStyle: LabelStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelParts(title: configuration.title, icon: configuration.icon, look: .iconOnly)
  }
}

@available(iOS 14.0, *)
public struct TitleOnlyLabelStyle: LabelStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelParts(title: configuration.title, icon: configuration.icon, look: .titleOnly)
  }
}

@available(iOS 14.5, *)
public struct TitleAndIconLabelStyle: LabelStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelParts(title: configuration.title, icon: configuration.icon, look: .titleAndIcon)
  }
}

@available(iOS 14.0, *)
extension LabelStyle where Self == DefaultLabelStyle {
  @MainActor @preconcurrency
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

@available(iOS 14.0, *)
extension LabelStyle where Self == IconOnlyLabelStyle {
  @MainActor @preconcurrency
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

@available(iOS 14.0, *)
extension LabelStyle where Self == TitleOnlyLabelStyle {
  @MainActor @preconcurrency
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

@available(iOS 14.5, *)
extension LabelStyle where Self == TitleAndIconLabelStyle {
  @MainActor @preconcurrency
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension View {
  @available(iOS 14.0, *)
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(LabelStyleModifier(style: style))
  }
}

@available(iOS 14.0, *)
nonisolated private struct LabelStyleModifier<S: LabelStyle>: ViewModifier {
  let style: S

  @MainActor
  func body(content: Content) -> some View {
    content.environment(\.labelStyling, styling)
  }

  @MainActor
  private var styling: LabelStyling {
    if style is DefaultLabelStyle { return .look(.automatic) }
    if style is IconOnlyLabelStyle { return .look(.iconOnly) }
    if style is TitleOnlyLabelStyle { return .look(.titleOnly) }
    if #available(iOS 14.5, *), style is TitleAndIconLabelStyle { return .look(.titleAndIcon) }
    let style = style
    return .custom { configuration in AnyView(style.makeBody(configuration: configuration)) }
  }
}
