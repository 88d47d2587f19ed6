public import Foundation

@available(iOS 16.0, *)
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    column
  }

  /// A column that can't be sorted by, among others that can.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var sortable = TableColumn<RowValue, Sort, Content, Label>(
      label: column.label,
      comparator: nil,
      content: column.content
    )
    sortable.columnWidth = column.columnWidth
    return sortable
  }

  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
    column
  }

  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
    column
  }

  public static func buildBlock<each Column: TableColumnContent>(
    _ column: repeat each Column
  ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)> {
    var parts: [any TableColumnPartSource<RowValue>] = []
    for part in repeat each column {
      // Each expression was a column of this table's.
      let source: Any = TableColumnPartSourceOf(part)
      if let source = source as? any TableColumnPartSource<RowValue> { parts.append(source) }
    }
    return TupleTableColumnContent(parts: parts)
  }
}

/// Columns of several types.
@available(iOS 16.0, *)
nonisolated public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  let parts: [any TableColumnPartSource<RowValue>]

  public var tableColumnBody: Never {
    fatalError("Columns are primitive: their body must not be asked for.")
  }

  @MainActor
  public static func _addColumns(_ content: Self, to list: inout _TableColumnList<RowValue>) {
    for part in content.parts {
      part.addColumns(to: &list)
    }
  }
}

@available(iOS 16.0, *)
protocol TableColumnPartSource<RowValue> {
  associatedtype RowValue: Identifiable

  @MainActor
  func addColumns(to list: inout _TableColumnList<RowValue>)
}

@available(iOS 16.0, *)
struct TableColumnPartSourceOf<Column: TableColumnContent>: TableColumnPartSource {
  let column: Column

  init(_ column: Column) {
    self.column = column
  }

  @MainActor
  func addColumns(to list: inout _TableColumnList<Column.TableRowValue>) {
    Column._addColumns(column, to: &list)
  }
}

/// The columns of a table, whatever their types.
@available(iOS 16.0, *)
@MainActor
public struct _TableColumnList<Row: Identifiable> {
  var columns: [TableColumnPart<Row>] = []
}

struct TableColumnPart<Row> {
  let label: AnyView
  let width: TableColumnWidth
  /// What it sorts by; nil if it doesn't.
  let comparator: Any?
  let cell: (Row) -> AnyView
}
