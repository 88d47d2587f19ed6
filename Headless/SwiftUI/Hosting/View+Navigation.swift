// B.3
extension View {
  @available(iOS 14.0, *)
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    hostPreference(\.title, title.content)
  }

  @available(iOS 14.0, *)
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    hostPreference(\.title, String(title))
  }

  /// The title follows the binding; nobody renames it here.
  @available(iOS 16.0, *)
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitleModifier(title: title))
  }

  @available(iOS 14.0, *)
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    hostPreference(\.displayMode, displayMode)
  }

  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    hostPreference(\.title, title.content)
  }

  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationBarTitle(Text(titleKey))
  }

  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    hostPreference(\.title, String(title))
  }

  nonisolated public func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    hostPreference(\.title, title.content)
      .hostPreference(\.displayMode, displayMode)
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    hostPreference(\.title, String(title))
      .hostPreference(\.displayMode, displayMode)
  }

  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    hostPreference(\.hidesBackButton, hidesBackButton)
  }

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    hostPreference(\.bars.navigationBar, hidden)
  }
}

// B.3
@available(iOS 26.0, *)
extension View {
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    hostPreference(\.subtitle, subtitle.content)
  }

  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    hostPreference(\.subtitle, String(subtitle))
  }
}

// B.4
extension View {
  @available(iOS 15.0, *)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    hostPreference(\.isDismissDisabled, isDisabled)
  }
}

nonisolated private struct BoundTitleModifier: ViewModifier {
  let title: Binding<String>

  @MainActor
  func body(content: Content) -> some View {
    content.hostPreference(\.title, title.wrappedValue)
  }
}
