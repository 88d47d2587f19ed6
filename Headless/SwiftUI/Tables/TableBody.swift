internal import Foundation

/// What a table sorts by, whatever the type.
struct TableSorting {
  /// Whether a column's comparator is the first one, and in which order.
  let order: (Any) -> SortOrder?
  /// Sorts by a column: by one that comes first already in the other order.
  let sort: (Any) -> Void

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    func isSame(_ one: Sort, _ other: Sort) -> Bool {
      var other = other
      other.order = one.order
      return one == other
    }
    order = { comparator in
      guard let own = comparator as? Sort, let first = binding.wrappedValue.first,
        isSame(own, first)
      else { return nil }
      return first.order
    }
    sort = { comparator in
      guard var own = comparator as? Sort else { return }
      var list = binding.wrappedValue
      if let first = list.first, isSame(own, first) {
        own.order = first.order == .forward ? .reverse : .forward
      }
      list.removeAll { isSame(own, $0) }
      list.insert(own, at: 0)
      binding.wrappedValue = list
    }
  }
}

@available(iOS 16.0, *)
nonisolated struct TableBody<Row: Identifiable>: View {
  let selection: ListSelection?
  let sorting: TableSorting?
  let columns: [TableColumnPart<Row>]
  let sections: [TableRowSection<Row>]
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(
    selection: ListSelection?,
    sorting: TableSorting?,
    columns: [TableColumnPart<Row>],
    sections: [TableRowSection<Row>]
  ) {
    self.selection = selection
    self.sorting = sorting
    self.columns = columns
    self.sections = sections
  }

  @MainActor
  var body: some View {
    if sizeClass == .regular {
      VStack(spacing: 0) {
        HStack(spacing: 8) {
          ForEach(columns.indices, id: \.self) { index in
            TableHeader(column: columns[index], sorting: sorting)
              .modifier(TableCellFrame(width: columns[index].width))
          }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        Divider()
        list(of: columns)
      }
    } else {
      list(of: Array(columns.prefix(1)))
    }
  }

  @MainActor
  private func list(of columns: [TableColumnPart<Row>]) -> some View {
    List<Row.ID, _>(
      selected: selection,
      content: ForEach(sections.indices, id: \.self) { index in
        if let header = sections[index].header {
          Section {
            rows(sections[index].rows, columns)
          } header: {
            header
          }
        } else {
          rows(sections[index].rows, columns)
        }
      }
    )
    .listStyle(.plain)
  }

  @MainActor
  private func rows(_ rows: [Row], _ columns: [TableColumnPart<Row>]) -> some View {
    ForEach(rows) { row in
      HStack(spacing: 8) {
        ForEach(columns.indices, id: \.self) { index in
          columns[index].cell(row).modifier(TableCellFrame(width: columns[index].width))
        }
      }
    }
  }
}

/// The title of a column; a tap sorts by it.
@available(iOS 16.0, *)
nonisolated private struct TableHeader<Row>: View {
  let column: TableColumnPart<Row>
  let sorting: TableSorting?

  @MainActor
  var body: some View {
    if let comparator = column.comparator, let sorting {
      let order = sorting.order(comparator)
      Button {
        sorting.sort(comparator)
      } label: {
        HStack(spacing: 4) {
          column.label
          if let order {
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
              .accessibilityHidden(true)
          }
        }
      }
      .buttonStyle(.plain)
      .font(.subheadline.weight(order == nil ? .regular : .semibold))
    } else {
      column.label
        .font(.subheadline)
    }
  }
}

nonisolated private struct TableCellFrame: ViewModifier {
  let width: TableColumnWidth

  @MainActor
  func body(content: Content) -> some View {
    content.frame(
      minWidth: width.least ?? 0,
      maxWidth: width.most ?? .infinity,
      alignment: .leading
    )
  }
}
