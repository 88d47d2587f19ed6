/// What a search suggests, as the views that say it.
struct SearchSuggestions {
  let content: AnyView
}

// B.4
extension View {
  @available(iOS 16.0, *)
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    environment(\.searchSuggestions, SearchSuggestions(content: AnyView(suggestions())))
  }

  @available(iOS 15.0, *)
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }
}

/// A suggestion that a tap puts into the search field.
nonisolated struct SearchCompletionModifier: ViewModifier {
  private let completion: String
  @Environment(\.enclosingSearch) private var enclosing

  init(completion: String) {
    self.completion = completion
  }

  @MainActor
  func body(content: Content) -> some View {
    Button {
      enclosing?.search.driver?.complete(completion)
    } label: {
      content
    }
  }
}

/// The suggestions as a list over the screen.
struct SearchSuggestionList: View {
  let suggestions: SearchSuggestions?
  let search: HostSearch

  var body: some View {
    if let suggestions {
      List { suggestions.content }
        .environment(\.enclosingSearch, EnclosingSearch(search: search, isSearching: true))
    }
  }
}
