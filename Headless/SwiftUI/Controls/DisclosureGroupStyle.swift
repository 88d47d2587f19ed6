@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

@available(iOS 16.0, *)
public struct DisclosureGroupStyleConfiguration {
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  public struct Content: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

@available(iOS 16.0, *)
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

@available(iOS 16.0, *)
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  @MainActor @preconcurrency
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// The content of a group, made when the style shows it; groups inside have the style again.
nonisolated struct DisclosedContent<Content: View>: View {
  let styling: ViewStyling<DisclosureGroupStyleConfiguration>
  let content: () -> Content

  @MainActor
  var body: some View {
    content().environment(\.disclosureGroupStyling, styling)
  }
}

extension EnvironmentValues {
  var disclosureGroupStyling: ViewStyling<DisclosureGroupStyleConfiguration> {
    get { self[DisclosureGroupKey.self] }
    set { self[DisclosureGroupKey.self] = newValue }
  }
}

private enum DisclosureGroupKey: EnvironmentKey {
  static var defaultValue: ViewStyling<DisclosureGroupStyleConfiguration> { ViewStyling() }
}

extension View {
  @available(iOS 16.0, *)
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> some View {
    modifier(
      StylingModifier(
        path: \.disclosureGroupStyling,
        style: style is AutomaticDisclosureGroupStyle ? nil : style
      ) { AnyView($0.makeBody(configuration: $1)) }
    )
  }
}
