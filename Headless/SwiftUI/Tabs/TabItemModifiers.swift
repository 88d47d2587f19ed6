extension View {
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(ToolbarModifier(role: .tabItem, content: AnyView(label())))
  }

  @available(iOS 15.0, *)
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(text: count == 0 ? nil : String(count)))
  }

  @available(iOS 15.0, *)
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(text: label?.content))
  }

  @available(iOS 15.0, *)
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(text: label.map { String($0) }))
  }
}
