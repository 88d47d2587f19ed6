@available(iOS 18.0, *)
extension _ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
  public typealias TabValue = TrueContent.TabValue

  @MainActor
  public static func _addTabs(_ content: Self, to list: inout _TabList) {
    if let first = content.first {
      list.within("first") { TrueContent._addTabs(first, to: &$0) }
    }
    if let second = content.second {
      list.within("second") { FalseContent._addTabs(second, to: &$0) }
    }
  }
}

@available(iOS 18.0, *)
extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  nonisolated public init<T>(@TabContentBuilder<T> content: () -> Content)
  where T == Content.TabValue {
    self.content = content()
  }

  @MainActor
  public static func _addTabs(_ group: Self, to list: inout _TabList) {
    Content._addTabs(group.content, to: &list)
  }
}

@available(iOS 18.0, *)
extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  @MainActor
  public static func _addTabs(_ forEach: Self, to list: inout _TabList) {
    for element in forEach.data {
      list.within(AnyHashable(forEach.id(element))) {
        Content._addTabs(forEach.content(element), to: &$0)
      }
    }
  }
}

@available(iOS 18.0, *)
extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  nonisolated public init<T>(
    _ data: Data,
    @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where T == Content.TabValue {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

@available(iOS 18.0, *)
extension ForEach where Content: TabContent {
  nonisolated public init<T>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where T == Content.TabValue {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

@available(iOS 18.0, *)
extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
  nonisolated public init<T>(
    _ data: Range<Int>,
    @TabContentBuilder<T> content: @escaping (Int) -> Content
  ) where T == Content.TabValue {
    self.data = data
    self.content = content
    id = { $0 }
  }
}

extension _TabList {
  fileprivate mutating func within(_ key: AnyHashable, _ add: (inout _TabList) -> Void) {
    parts.within(key) { parts in
      var inner = _TabList(parts: parts)
      add(&inner)
      parts = inner.parts
    }
  }
}
