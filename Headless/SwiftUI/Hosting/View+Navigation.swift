// B.3
extension View {
  @available(iOS 14.0, *)
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    hostPreference(HostPreferences.TitleKey.self, title.content)
  }

  @available(iOS 14.0, *)
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @available(iOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    hostPreference(HostPreferences.TitleKey.self, String(title))
  }

  @available(iOS 14.0, *)
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    hostPreference(HostPreferences.DisplayModeKey.self, displayMode)
  }

  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    hostPreference(HostPreferences.TitleKey.self, title.content)
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
    hostPreference(HostPreferences.TitleKey.self, String(title))
  }

  nonisolated public func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    hostPreference(HostPreferences.TitleKey.self, title.content)
      .hostPreference(HostPreferences.DisplayModeKey.self, displayMode)
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    hostPreference(HostPreferences.TitleKey.self, String(title))
      .hostPreference(HostPreferences.DisplayModeKey.self, displayMode)
  }

  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    hostPreference(HostPreferences.BackButtonKey.self, hidesBackButton)
  }

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    hostPreference(HostPreferences.BarHiddenKey.self, hidden)
  }
}

// B.4
extension View {
  @available(iOS 15.0, *)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    hostPreference(HostPreferences.DismissDisabledKey.self, isDisabled)
  }
}
