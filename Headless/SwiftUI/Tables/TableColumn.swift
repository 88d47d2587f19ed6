public import Foundation

@available(iOS 16.0, *)
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  associatedtype TableColumnSortComparator: SortComparator =
    Self.TableColumnBody.TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent

  var tableColumnBody: Self.TableColumnBody { get }

  @MainActor
  static func _addColumns(_ content: Self, to list: inout _TableColumnList<Self.TableRowValue>)
}

@available(iOS 16.0, *)
extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  @MainActor
  public static func _addColumns(
    _ content: Self,
    to list: inout _TableColumnList<Self.TableRowValue>
  ) {
    TableColumnBody._addColumns(content.tableColumnBody, to: &list)
  }
}

/// One column, of which one cell a row is made.
@available(iOS 16.0, *)
nonisolated public struct TableColumn<
  RowValue: Identifiable,
  Sort: SortComparator,
  Content: View,
  Label: View
> {
  let label: Label
  let content: (RowValue) -> Content
  let comparator: Sort?
  var columnWidth = TableColumnWidth()

  init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.columnWidth = TableColumnWidth(least: width, most: width)
    return column
  }

  public func width(
    min: CGFloat? = nil,
    ideal: CGFloat? = nil,
    max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.columnWidth = TableColumnWidth(least: min, most: max)
    return column
  }
}

struct TableColumnWidth {
  var least: CGFloat?
  var most: CGFloat?
}

@available(iOS 16.0, *)
extension TableColumn: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  public var tableColumnBody: Never {
    fatalError("A column is primitive: its body must not be asked for.")
  }

  @MainActor
  public static func _addColumns(_ content: Self, to list: inout _TableColumnList<RowValue>) {
    let make = content.content
    list.columns.append(
      TableColumnPart(
        label: AnyView(content.label),
        width: content.columnWidth,
        comparator: content.comparator,
        cell: { AnyView(make($0)) }
      )
    )
  }
}

@available(iOS 16.0, *)
extension TableColumn where Sort == Never, Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
  {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }

  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(label: Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(label: Text(title), comparator: nil) { Text($0[keyPath: value]) }
  }
}

@available(iOS 16.0, *)
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(
      label: Text(titleKey),
      comparator: .init(value.sendable)
    ) {
      Text($0[keyPath: value])
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(label: Text(title), comparator: .init(value.sendable)) {
      Text($0[keyPath: value])
    }
  }

  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: .init(value.sendable), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S,
    value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: .init(value.sendable), content: content)
  }

  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, V?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: .init(value.sendable), content: content)
  }
}

@available(iOS 16.0, *)
extension TableColumn where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }
}

extension KeyPath {
  /// A path to a stored property can be sent: it says a place, and holds nothing.
  fileprivate var sendable: any KeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
  }
}

@available(iOS 16.0, *)
extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never

  public var tableColumnBody: Never {
    fatalError("Never has no columns.")
  }

  @MainActor
  public static func _addColumns(_ content: Never, to list: inout _TableColumnList<Never>) {}
}
