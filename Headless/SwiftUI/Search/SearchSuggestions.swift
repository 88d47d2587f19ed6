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

  @available(iOS, introduced: 15.0, deprecated: 100000.0)
  nonisolated public func searchable<S: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }

  @available(iOS, introduced: 15.0, deprecated: 100000.0)
  nonisolated public func searchable<S: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(
      text: text,
      placement: placement,
      prompt: Text(prompt),
      suggestions: suggestions
    )
  }

  @available(iOS, introduced: 15.0, deprecated: 100000.0)
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(
      text: text,
      placement: placement,
      prompt: Text(prompt),
      suggestions: suggestions
    )
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
