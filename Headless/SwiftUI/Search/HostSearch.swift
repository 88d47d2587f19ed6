import Observation
@_spi(Headless) import UIKit

/// One search of a hosted screen: whether it goes on, and who runs it.
@MainActor
@Observable
final class HostSearch {
  var isSearching = false
  @ObservationIgnored var driver: SearchDriver?

  nonisolated init() {}
}

/// What the views say about the host's search, as values that can be compared.
struct SearchRequest: Equatable {
  let search: HostSearch
  let text: Binding<String>
  let shownText: String
  let isPresented: Binding<Bool>?
  let shownPresented: Bool?
  let prompt: String?
  let placement: SearchFieldPlacement
  let suggestions: SearchSuggestions?
  let scopes: SearchScopes?
  let tokens: SearchTokens?
  /// What the focus of its field is bound to, and whether that wants it.
  let focus: FocusLink?
  let wantsFocus: Bool
  let submit: () -> Void
  /// The evaluation that made it: closures and views count as new with each.
  let revision: Int

  static func == (lhs: SearchRequest, rhs: SearchRequest) -> Bool {
    lhs.search === rhs.search && lhs.revision == rhs.revision
  }
}
