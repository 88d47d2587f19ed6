@_spi(Headless) import UIKit

/// Rows whose cells share columns. A column is as wide as its widest cell, and a view that is no row
/// spans all columns.
@available(iOS 16.0, *)
final class GridNode<Content: View>: ContainerNode<Grid<Content>, Content> {
  override func content(of view: Grid<Content>) -> Content { view.content }

  override func receive(_ new: Grid<Content>) {
    let isChanged =
      new.alignment != view.alignment || new.horizontalSpacing != view.horizontalSpacing
      || new.verticalSpacing != view.verticalSpacing
    super.receive(new)
    if isChanged { invalidateLayout() }
  }

  private var columnGap: CGFloat { view.horizontalSpacing ?? StackLayout.usualSpacing }
  private var rowGap: CGFloat { view.verticalSpacing ?? StackLayout.usualSpacing }

  // MARK: Measuring

  private struct Measures {
    var widths: [CGFloat]
    var heights: [CGFloat]
    var size: CGSize
  }

  private func measure(_ proposal: ProposedViewSize) -> Measures {
    let rows = elements.compactMap { ($0 as? any GridCells)?.placedCells }
    let count = rows.joined().map(\.end).max() ?? 0
    let sizing = rows.joined().filter { !$0.unsized.contains(.horizontal) }
    var widths = shares(count, of: proposal.width, gap: columnGap) { index, width in
      let offered = ProposedViewSize(width: width, height: nil)
      return sizing.filter { $0.column == index && $0.span == 1 }
        .map { $0.node.size(offered).width }.max() ?? 0
    }
    for cell in sizing where cell.span > 1 {
      let columns = cell.column..<cell.end
      let known = sum(Array(widths[columns]), columnGap)
      let wanted = cell.node.size(ProposedViewSize(width: proposal.width, height: nil)).width
      guard wanted > known else { continue }
      for column in columns { widths[column] += (wanted - known) / CGFloat(cell.span) }
    }
    let total =
      count > 0
      ? sum(widths, columnGap) : elements.map { $0.size(proposal).width }.max() ?? 0
    let elements = elements
    let heights = shares(elements.count, of: proposal.height, gap: rowGap) { index, height in
      guard let row = elements[index] as? any GridCells else {
        return elements[index].size(ProposedViewSize(width: total, height: height)).height
      }
      return row.placedCells.filter { !$0.unsized.contains(.vertical) }.map { cell in
        let width = sum(Array(widths[cell.column..<cell.end]), columnGap)
        return cell.node.size(ProposedViewSize(width: width, height: height)).height
      }.max() ?? 0
    }
    return Measures(
      widths: widths,
      heights: heights,
      size: CGSize(width: total, height: sum(heights, rowGap))
    )
  }

  private func sum(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + gap * CGFloat(max(0, lengths.count - 1))
  }

  /// Shares a length as a stack does: the least flexible first.
  private func shares(
    _ count: Int,
    of length: CGFloat?,
    gap: CGFloat,
    measure: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let length, length.isFinite else { return (0..<count).map { measure($0, length) } }
    var left = length - gap * CGFloat(max(0, count - 1))
    let flexibility = (0..<count).map { measure($0, .infinity) - measure($0, 0) }
    let order = (0..<count).sorted { (first: Int, second: Int) -> Bool in
      if flexibility[first] == flexibility[second] { return first < second }
      return flexibility[first] < flexibility[second]
    }
    var lengths = [CGFloat](repeating: 0, count: count)
    for (position, index) in order.enumerated() {
      lengths[index] = measure(index, max(0, left) / CGFloat(count - position))
      left -= lengths[index]
    }
    return lengths
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    measure(proposal).size
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let measures = measure(proposal)
    var columns = GridColumns(alignment: view.alignment)
    var x: CGFloat = 0
    for width in measures.widths {
      columns.starts.append(x)
      columns.widths.append(width)
      x += width + columnGap
    }
    columns.alignments = [HorizontalAlignment?](repeating: nil, count: measures.widths.count)
    for cell in elements.compactMap({ ($0 as? any GridCells)?.placedCells }).joined() {
      if let alignment = cell.columnAlignment { columns.alignments[cell.column] = alignment }
    }
    var y = bounds.minY
    for (element, height) in zip(elements, measures.heights) {
      let box = CGRect(x: bounds.minX, y: y, width: measures.size.width, height: height)
      y += height + rowGap
      if let row = element as? any GridCells {
        row.takeColumns(columns)
        row.place(box, proposal: ProposedViewSize(box.size))
        continue
      }
      let offered = ProposedViewSize(box.size)
      let size = element.dimensions(offered)
      let origin = view.alignment.origin(of: size, in: box)
      element.place(CGRect(origin: origin, size: size.size), proposal: offered)
    }
  }
}
