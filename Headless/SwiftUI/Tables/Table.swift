public import Foundation

/// Rows of values in columns. In a compact width it is a list of the first column.
@available(iOS 16.0, *)
nonisolated public struct Table<Value, Rows, Columns>: View
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  let selection: ListSelection?
  let columns: Columns
  let rows: Rows
  let sorting: TableSorting?

  init(_ selection: ListSelection?, _ sorting: TableSorting?, _ columns: Columns, _ rows: Rows) {
    self.selection = selection
    self.sorting = sorting
    self.columns = columns
    self.rows = rows
  }

  @MainActor @preconcurrency
  public var body: some View {
    var columnList = _TableColumnList<Value>()
    Columns._addColumns(columns, to: &columnList)
    var rowList = _TableRowList<Value>()
    Rows._addRows(rows, to: &rowList)
    return TableBody(
      selection: selection,
      sorting: sorting,
      columns: columnList.columns,
      sections: rowList.sections
    )
  }
}

@available(iOS 16.0, *)
extension Table {
  public init(
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(nil, nil, columns(), rows())
  }

  public init(
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(ListSelection(selection), nil, columns(), rows())
  }

  public init(
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(ListSelection(selection), nil, columns(), rows())
  }

  public init(
    of valueType: Value.Type,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(nil, nil, columns(), rows())
  }

  public init(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(ListSelection(selection), nil, columns(), rows())
  }

  public init(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(ListSelection(selection), nil, columns(), rows())
  }

  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(nil, TableSorting(sortOrder), columns(), rows())
  }

  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(ListSelection(selection), TableSorting(sortOrder), columns(), rows())
  }

  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(ListSelection(selection), TableSorting(sortOrder), columns(), rows())
  }
}

@available(iOS 16.0, *)
extension Table {
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableColumnSortComparator == Never, Data.Element: Identifiable
  {
    self.init(nil, nil, columns(), TableForEachContent(data: data))
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableColumnSortComparator == Never, Data.Element: Identifiable
  {
    self.init(ListSelection(selection), nil, columns(), TableForEachContent(data: data))
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableColumnSortComparator == Never, Data.Element: Identifiable
  {
    self.init(ListSelection(selection), nil, columns(), TableForEachContent(data: data))
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableColumnSortComparator == Sort, Data.Element: Identifiable
  {
    self.init(nil, TableSorting(sortOrder), columns(), TableForEachContent(data: data))
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableColumnSortComparator == Sort, Data.Element: Identifiable
  {
    let rows = TableForEachContent(data: data)
    self.init(ListSelection(selection), TableSorting(sortOrder), columns(), rows)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Columns.TableColumnSortComparator == Sort, Data.Element: Identifiable
  {
    let rows = TableForEachContent(data: data)
    self.init(ListSelection(selection), TableSorting(sortOrder), columns(), rows)
  }
}
