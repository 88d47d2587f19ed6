// B.5. A tab bar shows the tabs of a section like others; its header belongs to a sidebar.
@available(iOS 18.0, *)
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue: Hashable> {
  let header: Header
  let content: Content
}

@available(iOS 18.0, *)
extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, Content.TabValue == SelectionValue {
  public typealias TabValue = SelectionValue
  public typealias Body = Never

  @MainActor
  public static func _addTabs(_ section: Self, to list: inout _TabList) {
    Content._addTabs(section.content, to: &list)
  }
}

@available(iOS 18.0, *)
extension TabSection
where Header: View, Content: TabContent, Footer == EmptyView, Content.TabValue == SelectionValue {
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.content = content()
    self.header = header()
  }
}

@available(iOS 18.0, *)
extension TabSection
where
  Header == EmptyView, Content: TabContent, Footer == EmptyView,
  Content.TabValue == SelectionValue
{
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
    header = EmptyView()
  }
}

@available(iOS 18.0, *)
extension TabSection
where
  Header == Text, Content: TabContent, Footer == EmptyView, Content.TabValue == SelectionValue
{
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
    header = Text(titleKey)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
    header = Text(title)
  }
}
