// B.5
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent

  @MainActor @preconcurrency
  var body: Self.Body { get }

  @MainActor
  static func _addTabs(_ content: Self, to list: inout _TabList)
}

@available(iOS 18.0, *)
extension TabContent where Body == Never {
  @MainActor @preconcurrency
  public var body: Never {
    fatalError("\(Self.self) is primitive tab content: its body must not be asked for.")
  }
}

@available(iOS 18.0, *)
extension TabContent {
  @MainActor
  public static func _addTabs(_ content: Self, to list: inout _TabList) {
    Body._addTabs(content.body, to: &list)
  }
}

@available(iOS 18.0, *)
extension Never: TabContent {
  public typealias TabValue = Never
}

/// What tabs add themselves to.
@MainActor
public struct _TabList {
  var parts: TabParts
}

@available(iOS 18.0, *)
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  nonisolated public struct Content<C: TabContent>: View, TabSource {
    public typealias Body = Never

    let content: C

    @MainActor
    func addTabs(to list: inout TabParts) {
      var collected = _TabList(parts: list)
      C._addTabs(content, to: &collected)
      list = collected.parts
    }
  }

  nonisolated public static func buildExpression<T: TabContent>(_ content: T) -> T
  where T.TabValue == TabValue { content }

  nonisolated public static func buildBlock<T: TabContent>(_ content: T) -> T
  where T.TabValue == TabValue { content }

  nonisolated public static func buildBlock<each T: TabContent>(
    _ content: repeat each T
  ) -> some TabContent<TabValue> {
    var parts: [any TabContent] = []
    for part in repeat each content {
      parts.append(part)
    }
    return TabTuple<TabValue>(parts: parts)
  }

  nonisolated public static func buildEither<TrueContent: TabContent, FalseContent: TabContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent.TabValue == TabValue, FalseContent.TabValue == TabValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  nonisolated public static func buildEither<TrueContent: TabContent, FalseContent: TabContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent.TabValue == TabValue, FalseContent.TabValue == TabValue {
    _ConditionalContent(storage: .falseContent(second))
  }

  nonisolated public static func buildLimitedAvailability(
    _ content: any TabContent<TabValue>
  ) -> some TabContent<TabValue> {
    TabTuple<TabValue>(parts: [content])
  }

  nonisolated public static func buildIf<T: TabContent>(_ content: T?) -> T?
  where T.TabValue == TabValue { content }
}

@available(iOS 18.0, *)
nonisolated struct TabTuple<TabValue: Hashable>: TabContent {
  typealias Body = Never

  let parts: [any TabContent]

  @MainActor
  static func _addTabs(_ tuple: Self, to list: inout _TabList) {
    for part in tuple.parts {
      add(part, to: &list)
    }
  }

  @MainActor
  private static func add<C: TabContent>(_ content: C, to list: inout _TabList) {
    C._addTabs(content, to: &list)
  }
}

@available(iOS 18.0, *)
extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue

  @MainActor
  public static func _addTabs(_ content: Self, to list: inout _TabList) {
    if let content { Wrapped._addTabs(content, to: &list) }
  }
}

@available(iOS 18.0, *)
public struct TabRole: Hashable, Sendable {
  private let name: String

  public static var search: TabRole { TabRole(name: "search") }
}

@available(iOS 18.0, *)
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias Body = Never
  public typealias TabValue = Value

  let value: AnyHashable?
  var role: TabRole?
  let content: Content
  let label: Label

  @MainActor
  public static func _addTabs(_ tab: Self, to list: inout _TabList) {
    list.parts.append(
      AnyView(tab.content),
      label: AnyView(tab.label),
      tag: tab.value,
      role: tab.role == .search ? .search : nil
    )
  }
}

@available(iOS 18.0, *)
extension Tab where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.value = AnyHashable(value)
    self.content = content()
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.value = AnyHashable(value)
    self.content = content()
    label = SwiftUI.Label(title, systemImage: systemImage)
  }

  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.value = AnyHashable(value)
    self.content = content()
    label = SwiftUI.Label(titleKey, image: image)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.value = AnyHashable(value)
    self.content = content()
    label = SwiftUI.Label(title, image: image)
  }
}

@available(iOS 18.0, *)
extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    value = nil
    self.content = content()
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    value = nil
    self.content = content()
    label = SwiftUI.Label(title, systemImage: systemImage)
  }
}

@available(iOS 18.0, *)
extension Tab {
  public init(
    value: Value,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.value = AnyHashable(value)
    self.content = content()
    self.label = label()
  }
}

@available(iOS 18.0, *)
extension Tab where Label == SwiftUI.Label<Text, Image> {
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.value = AnyHashable(value)
    self.role = role
    self.content = content()
    label = SwiftUI.Label("Search", systemImage: "magnifyingglass")
  }
}
