@_spi(Headless) internal import UIKit

// B.2
@available(iOS 17.0, *)
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  let label: Label
  let description: Description
  let actions: Actions

  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor
  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle())
      description
        .font(.subheadline)
        .foregroundColor(Color(uiColor: .secondaryLabel))
        .multilineTextAlignment(.center)
      actions.font(.subheadline)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

@available(iOS 17.0, *)
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon
        .font(.system(size: 48))
        .foregroundColor(Color(uiColor: .secondaryLabel))
        .modifier(DecorationModifier())
      configuration.title
        .font(.title2.weight(.bold))
        .multilineTextAlignment(.center)
    }
  }
}

@available(iOS 17.0, *)
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

@available(iOS 17.0, *)
nonisolated public struct SearchUnavailableContent: Sendable {
  public struct Label: View {
    let text: String?

    @MainActor
    public var body: some View {
      SwiftUI.Label(
        text.map { "No Results for “\($0)”" } ?? "No Results",
        systemImage: "magnifyingglass"
      )
    }
  }

  public struct Description: View {
    @MainActor
    public var body: some View {
      Text("Check the spelling or try a new search.")
    }
  }

  public struct Actions: View {
    @MainActor
    public var body: some View {
      EmptyView()
    }
  }
}

@available(iOS 17.0, *)
extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label,
  Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  public static var search:
    ContentUnavailableView<
      SearchUnavailableContent.Label, SearchUnavailableContent.Description,
      SearchUnavailableContent.Actions
    >
  { make(nil) }

  public static func search(text: String) -> ContentUnavailableView<
    SearchUnavailableContent.Label, SearchUnavailableContent.Description,
    SearchUnavailableContent.Actions
  > {
    make(text)
  }

  private static func make(_ text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
