// B.4
extension View {
  @available(iOS 16.0, *)
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(text: text, placement: placement, prompt: prompt)
      .modifier(SearchTokensModifier(tokens: tokens, token: token))
  }

  @available(iOS 16.0, *)
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
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
      placement: placement,
      prompt: Text(prompt),
      token: token
    )
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(
      text: text,
      tokens: tokens,
      placement: placement,
      prompt: Text(prompt),
      token: token
    )
  }

  @available(iOS 17.0, *)
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
      .modifier(SearchTokensModifier(tokens: tokens, token: token))
  }
}

/// The tokens of a search, as the views that show them.
struct SearchTokens {
  let elements: [(id: AnyHashable, view: AnyView)]
  /// Removes the tokens that the user has deleted.
  let keep: @MainActor (Set<AnyHashable>) -> Void
}

nonisolated struct SearchTokensModifier<C, T: View>: ViewModifier
where
  C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  C.Element: Identifiable
{
  @Binding private var tokens: C
  private let token: (C.Element) -> T

  init(tokens: Binding<C>, token: @escaping (C.Element) -> T) {
    _tokens = tokens
    self.token = token
  }

  @MainActor
  func body(content: Content) -> some View {
    let binding = $tokens
    content.environment(
      \.searchTokens,
      SearchTokens(
        elements: tokens.map { (AnyHashable($0.id), AnyView(token($0))) },
        keep: { ids in
          binding.wrappedValue.removeAll { !ids.contains(AnyHashable($0.id)) }
        }
      )
    )
  }
}

extension EnvironmentValues {
  var searchTokens: SearchTokens? {
    get { self[SearchTokensKey.self] }
    set { self[SearchTokensKey.self] = newValue }
  }
}

private enum SearchTokensKey: EnvironmentKey {
  static var defaultValue: SearchTokens? { nil }
}
