@available(iOS 16.0, *)
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent

  var tableRowBody: Self.TableRowBody { get }

  @MainActor
  static func _addRows(_ content: Self, to list: inout _TableRowList<Self.TableRowValue>)
}

@available(iOS 16.0, *)
extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  @MainActor
  public static func _addRows(_ content: Self, to list: inout _TableRowList<Self.TableRowValue>) {
    TableRowBody._addRows(content.tableRowBody, to: &list)
  }
}

@available(iOS 16.0, *)
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value

  let value: Value

  public init(_ value: Value) {
    self.value = value
  }

  public var tableRowBody: Never {
    fatalError("A row is primitive: its body must not be asked for.")
  }

  @MainActor
  public static func _addRows(_ content: Self, to list: inout _TableRowList<Value>) {
    list.add(content.value)
  }
}

@available(iOS 16.0, *)
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element

  let data: Data

  public var tableRowBody: Never {
    fatalError("Rows are primitive: their body must not be asked for.")
  }

  @MainActor
  public static func _addRows(_ content: Self, to list: inout _TableRowList<Data.Element>) {
    for value in content.data {
      list.add(value)
    }
  }
}

@available(iOS 16.0, *)
extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  public var tableRowBody: Never {
    fatalError("Rows are primitive: their body must not be asked for.")
  }

  @MainActor
  public static func _addRows(
    _ content: Self,
    to list: inout _TableRowList<Content.TableRowValue>
  ) {
    for element in content.data {
      Content._addRows(content.content(element), to: &list)
    }
  }
}

@available(iOS 16.0, *)
extension ForEach
where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
  nonisolated public init<V>(
    _ data: Data,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

@available(iOS 16.0, *)
extension ForEach where Content: TableRowContent {
  nonisolated public init<V>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

@available(iOS 16.0, *)
extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  public typealias TableRowValue = Content.TableRowValue

  public var tableRowBody: Never {
    fatalError("Rows are primitive: their body must not be asked for.")
  }

  @MainActor
  public static func _addRows(
    _ section: Self,
    to list: inout _TableRowList<Content.TableRowValue>
  ) {
    var inner = _TableRowList<Content.TableRowValue>()
    Content._addRows(section.content, to: &inner)
    list.sections.append(
      TableRowSection(
        header: AnyView(section.header),
        rows: inner.sections.flatMap(\.rows)
      )
    )
  }
}

@available(iOS 16.0, *)
extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  public init<V>(
    @TableRowBuilder<V> content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) where V == Content.TableRowValue {
    self.header = header()
    self.content = content()
    footer = EmptyView()
  }
}

@available(iOS 16.0, *)
extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue {
    header = Text(titleKey)
    self.content = content()
    footer = EmptyView()
  }

  @_disfavoredOverload
  public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue {
    header = Text(title)
    self.content = content()
    footer = EmptyView()
  }
}

@available(iOS 16.0, *)
extension Never: TableRowContent {
  public typealias TableRowBody = Never

  public var tableRowBody: Never {
    fatalError("Never has no rows.")
  }

  @MainActor
  public static func _addRows(_ content: Never, to list: inout _TableRowList<Never>) {}
}

/// The rows of a table, whatever made them.
@available(iOS 16.0, *)
@MainActor
public struct _TableRowList<Row: Identifiable> {
  var sections: [TableRowSection<Row>] = []

  mutating func add(_ row: Row) {
    if sections.last.map({ $0.header != nil }) ?? true {
      sections.append(TableRowSection(header: nil, rows: []))
    }
    sections[sections.count - 1].rows.append(row)
  }
}

struct TableRowSection<Row> {
  let header: AnyView?
  var rows: [Row]
}
