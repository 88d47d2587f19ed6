package import SwiftUI
package import Combine
package import NavigationBridge

/// The state of a test's search, changed from outside.
@MainActor
package final class SearchModel: ObservableObject {
  @Published package var text = "" {
    didSet { textWrites.append(text) }
  }
  @Published package var isActive = false
  @Published package var scope = 0
  @Published package var tokens: [NavigationSearchToken] = []
  @Published package var scopes: [String] = []
  @Published package var suggestions: [NavigationSearchSuggestion] = []
  @Published package var prompt: String?
  @Published package var placement = NavigationSearchPlacement.stacked
  @Published package var hidesWhenScrolling: Bool?
  @Published package var isDescribed = true
  @Published package var count = 0
  /// Not published.
  package var textWrites: [String] = []
  package var submits = 0
  package var cancels = 0

  package init() {}
}

/// A screen with a search that follows its model.
package struct SearchScreen: View {
  @ObservedObject var model: SearchModel

  package init(model: SearchModel) {
    self.model = model
  }

  package var body: some View {
    if model.isDescribed {
      Text("Found \(model.count)")
        .uiKitNavigationBarSearch(
          text: $model.text,
          isActive: $model.isActive,
          prompt: model.prompt,
          scopes: model.scopes,
          selectedScope: $model.scope,
          tokens: $model.tokens,
          suggestions: model.suggestions,
          placement: model.placement,
          hidesWhenScrolling: model.hidesWhenScrolling,
          onSubmit: { model.submits += 1 },
          onCancel: { model.cancels += 1 }
        )
        .uiKitNavigationBar(title: "Mail")
    } else {
      Text("Found \(model.count)")
        .uiKitNavigationBar(title: "Mail")
    }
  }
}
