// B.4
extension View {
  @available(iOS 15.0, *)
  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
  }

  @available(iOS 15.0, *)
  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  @available(iOS 17.0, *)
  nonisolated public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text,
        isPresented: isPresented,
        placement: placement,
        prompt: prompt
      )
    )
  }

  @available(iOS 17.0, *)
  nonisolated public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(
      text: text,
      isPresented: isPresented,
      placement: placement,
      prompt: Text(prompt)
    )
  }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(
      text: text,
      isPresented: isPresented,
      placement: placement,
      prompt: Text(prompt)
    )
  }
}

/// Describes the search of the host, and tells the content whether it goes on.
nonisolated struct SearchableModifier: ViewModifier {
  @Binding private var text: String
  @Binding private var isPresented: Bool
  private let hasPresented: Bool
  private let placement: SearchFieldPlacement
  private let prompt: Text?
  @State private var search = HostSearch()
  @State private var revision = SearchRevision()
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchTokens) private var tokens
  @Environment(\.searchFocus) private var focus
  @Environment(\.submitActions) private var submitActions

  init(
    text: Binding<String>,
    isPresented: Binding<Bool>?,
    placement: SearchFieldPlacement,
    prompt: Text?
  ) {
    _text = text
    _isPresented = isPresented ?? .constant(false)
    hasPresented = isPresented != nil
    self.placement = placement
    self.prompt = prompt
  }

  @MainActor
  func body(content: Content) -> some View {
    content
      .environment(
        \.enclosingSearch,
        EnclosingSearch(search: search, isSearching: search.isSearching)
      )
      .hostPreference(\.search, request)
  }

  @MainActor
  private var request: SearchRequest {
    revision.number += 1
    let actions = submitActions
    return SearchRequest(
      search: search,
      text: $text,
      shownText: text,
      isPresented: hasPresented ? $isPresented : nil,
      shownPresented: hasPresented ? isPresented : nil,
      prompt: prompt?.plain,
      placement: placement,
      suggestions: suggestions,
      scopes: scopes,
      tokens: tokens,
      focus: focus,
      wantsFocus: focus?.isFocused ?? false,
      submit: { actions.run(.search) },
      revision: revision.number
    )
  }
}

/// Counts evaluations.
@MainActor
final class SearchRevision {
  var number = 0

  nonisolated init() {}
}
