/// Tabs with a badge.
@available(iOS 18.0, *)
nonisolated struct BadgedTabs<Content: TabContent>: TabContent {
  typealias TabValue = Content.TabValue
  typealias Body = Never

  let content: Content
  let text: String?

  @MainActor
  static func _addTabs(_ tabs: Self, to list: inout _TabList) {
    list.parts.change { parts in
      var inner = _TabList(parts: parts)
      Content._addTabs(tabs.content, to: &inner)
      parts = inner.parts
    } by: { content in
      AnyView(content.modifier(BadgeModifier(text: tabs.text)))
    }
  }
}

@available(iOS 18.0, *)
extension TabContent {
  nonisolated public func badge(_ count: Int) -> some TabContent<Self.TabValue> {
    BadgedTabs(content: self, text: count == 0 ? nil : String(count))
  }

  nonisolated public func badge(_ label: Text?) -> some TabContent<Self.TabValue> {
    BadgedTabs(content: self, text: label?.content)
  }

  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<Self.TabValue> {
    badge(key.map { Text($0) })
  }

  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(
    _ label: S?
  ) -> some TabContent<Self.TabValue> {
    BadgedTabs(content: self, text: label.map { String($0) })
  }
}
