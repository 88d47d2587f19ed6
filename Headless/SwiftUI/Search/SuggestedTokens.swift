// B.4
extension View {
  @available(iOS 16.0, *)
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
      .modifier(SuggestedTokensModifier(tokens: tokens, suggested: suggestedTokens, token: token))
  }

  @available(iOS 16.0, *)
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(
      text: text,
      tokens: tokens,
      suggestedTokens: suggestedTokens,
      placement: placement,
      prompt: Text(prompt),
      token: token
    )
  }

  @available(iOS 17.0, *)
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(
      text: text,
      tokens: tokens,
      isPresented: isPresented,
      placement: placement,
      prompt: prompt,
      token: token
    )
    .modifier(SuggestedTokensModifier(tokens: tokens, suggested: suggestedTokens, token: token))
  }
}

/// Suggests the tokens that the search doesn't have yet: a tap adds one.
nonisolated struct SuggestedTokensModifier<C, T: View>: ViewModifier
where
  C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  C.Element: Identifiable
{
  @Binding private var tokens: C
  @Binding private var suggested: C
  private let token: (C.Element) -> T

  init(tokens: Binding<C>, suggested: Binding<C>, token: @escaping (C.Element) -> T) {
    _tokens = tokens
    _suggested = suggested
    self.token = token
  }

  @MainActor
  func body(content: Content) -> some View {
    let known = Set(tokens.map(\.id))
    let open = suggested.filter { !known.contains($0.id) }
    let binding = $tokens
    content.environment(
      \.searchSuggestions,
      open.isEmpty
        ? nil
        : SearchSuggestions(
          content: AnyView(
            ForEach(Array(open)) { element in
              Button {
                binding.wrappedValue.append(element)
              } label: {
                token(element)
              }
            }
          )
        )
    )
  }
}
