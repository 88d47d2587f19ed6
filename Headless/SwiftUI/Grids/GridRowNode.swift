@_spi(Headless) import UIKit

/// What a grid asks of its rows.
@MainActor
protocol GridCells: Node {
  var cells: [Node] { get }
  /// Takes the columns, in which it then places its cells.
  func takeColumns(_ columns: GridColumns)
}

/// Where the columns of a grid lie, from its leading edge.
struct GridColumns: Equatable {
  var starts: [CGFloat] = []
  var widths: [CGFloat] = []
  var alignment = Alignment.center
  /// What a cell says for its column.
  var alignments: [HorizontalAlignment?] = []

  /// The width from the start of one column to the end of another.
  func width(_ columns: Range<Int>) -> CGFloat {
    let last = columns.upperBound - 1
    return starts[last] + widths[last] - starts[columns.lowerBound]
  }
}

/// The cells of a row: the grid around decides where its columns are.
@available(iOS 16.0, *)
final class GridRowNode<Content: View>: ContainerNode<GridRow<Content>, Content>, GridCells {
  private var columns = GridColumns()

  override func content(of view: GridRow<Content>) -> Content { view.content }

  override func receive(_ new: GridRow<Content>) {
    let isChanged = new.alignment != view.alignment
    super.receive(new)
    if isChanged { invalidateLayout() }
  }

  var cells: [Node] { elements }

  func takeColumns(_ columns: GridColumns) {
    guard columns != self.columns else { return }
    self.columns = columns
    layout.needsPlacement = true
  }

  /// A grid measures cell by cell: this lets it hear when a cell changes its size.
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    elements.reduce(into: CGSize.zero) { total, cell in
      let size = cell.size(.unspecified)
      total.width += size.width
      total.height = max(total.height, size.height)
    }
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    var alignment = columns.alignment
    if let own = view.alignment { alignment.vertical = own }
    for cell in placedCells where cell.end <= columns.starts.count {
      let box = CGRect(
        x: bounds.minX + columns.starts[cell.column],
        y: bounds.minY,
        width: columns.width(cell.column..<cell.end),
        height: bounds.height
      )
      let offered = ProposedViewSize(box.size)
      let size = cell.node.dimensions(offered)
      alignment.horizontal = columns.alignments[cell.column] ?? columns.alignment.horizontal
      var origin = alignment.origin(of: size, in: box)
      if let anchor = cell.anchor {
        origin.x = box.minX + (box.width - size.width) * anchor.x
        origin.y = box.minY + (box.height - size.height) * anchor.y
      }
      cell.node.place(CGRect(origin: origin, size: size.size), proposal: offered)
    }
  }
}
