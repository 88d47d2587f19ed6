public import Foundation
@_spi(Headless) internal import UIKit

// B.2
@available(iOS 16.0, *)
nonisolated public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

@available(iOS 16.0, *)
extension LabeledContent: View where Label: View, Content: View {
  @MainActor @preconcurrency
  public var body: some View {
    LabeledContentBody(label: label, content: content)
  }
}

@available(iOS 16.0, *)
extension LabeledContent where Label: View, Content: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }
}

@available(iOS 16.0, *)
extension LabeledContent where Label == Text, Content: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title), content: content())
  }
}

@available(iOS 16.0, *)
extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(format.format(value)))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(
    _ title: S,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(format.format(value)))
  }
}

@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

@available(iOS 16.0, *)
public struct LabeledContentStyleConfiguration {
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
}

@available(iOS 16.0, *)
extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

@available(iOS 16.0, *)
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  @MainActor @preconcurrency
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration)
  }
}

@available(iOS 16.0, *)
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  @MainActor @preconcurrency
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  @available(iOS 16.0, *)
  var labeledContentStyling: ViewStyling<LabeledContentStyleConfiguration> {
    get { self[LabeledContentKey.self] }
    set { self[LabeledContentKey.self] = newValue }
  }
}

@available(iOS 16.0, *)
private enum LabeledContentKey: EnvironmentKey {
  static var defaultValue: ViewStyling<LabeledContentStyleConfiguration> { ViewStyling() }
}

@available(iOS 16.0, *)
nonisolated struct LabeledContentBody<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyling) private var styling
  @Environment(\.hidesLabels) private var hidesLabels

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  @MainActor
  var body: some View {
    StyledView(
      path: \.labeledContentStyling,
      styling: styling,
      configuration: LabeledContentStyleConfiguration(
        label: .init(view: AnyView(label)),
        content: .init(view: AnyView(content))
      ),
      system: row
    )
  }

  @MainActor @ViewBuilder
  private var row: some View {
    if hidesLabels {
      content
    } else {
      HStack {
        if label is Text { label } else { VStack(alignment: .leading, spacing: 2) { label } }
        Spacer()
        content
          .foregroundColor(Color(uiColor: .secondaryLabel))
          .multilineTextAlignment(.trailing)
      }
    }
  }
}

extension View {
  @available(iOS 16.0, *)
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(
    _ style: S
  ) -> some View {
    modifier(
      StylingModifier(
        path: \.labeledContentStyling,
        style: style is AutomaticLabeledContentStyle ? nil : style
      ) { AnyView($0.makeBody(configuration: $1)) }
    )
  }
}
