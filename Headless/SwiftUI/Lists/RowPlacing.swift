@_spi(Headless) import UIKit

/// Places the rows, headers and footers of a list.
@MainActor
struct RowPlacing {
  let list: any ListHost
  let metrics: ListMetrics
  let visible: CGRect

  func placeHeader(_ nodes: [Node], at y: CGFloat) -> CGFloat {
    let height = placeTexts(nodes, at: y + metrics.headerTop)
    return y + max(metrics.headerHeight, height + 2 * metrics.headerTop)
  }

  func placeFooter(_ nodes: [Node], at y: CGFloat) -> CGFloat {
    let height = placeTexts(nodes, at: y + metrics.footerTop)
    return y + metrics.footerTop + height + metrics.footerBottom
  }

  private func placeTexts(_ nodes: [Node], at y: CGFloat) -> CGFloat {
    var bottom = y
    let proposal = ProposedViewSize(width: metrics.rowWidth, height: nil)
    for node in nodes {
      let size = node.size(proposal)
      node.place(
        CGRect(x: metrics.rowX, y: bottom, width: size.width, height: size.height),
        proposal: proposal
      )
      bottom += size.height
    }
    return bottom - y
  }

  /// The height of rows that weren't made: that of those that were.
  func estimatedHeight(_ elements: [Node]) -> CGFloat {
    let known = elements.lazy.flatMap { $0.listSection?.rowElements ?? [$0] }
      .compactMap { $0.lazyRow?.knownLength }
    let (sum, count) = known.reduce((CGFloat(0), CGFloat(0))) { ($0.0 + $1, $0.1 + 1) }
    return count == 0 ? metrics.leastRowHeight : sum / count
  }

  /// The place of a row out of sight, which isn't made for it.
  func unseenRow(_ node: Node, at y: CGFloat, isLast: Bool, _ estimate: CGFloat) -> ListRow? {
    guard let row = node.lazyRow else { return nil }
    let height = row.knownLength ?? estimate
    let frame = CGRect(x: metrics.sideInset, y: y, width: metrics.cardWidth, height: height)
    row.estimatedFrame = frame
    guard frame.maxY <= visible.minY || frame.minY >= visible.maxY else { return nil }
    row.setShown(false)
    return ListRow(node: node, frame: frame, isLast: isLast)
  }

  func placeRow(_ node: Node, at y: CGFloat, isLast: Bool) -> ListRow {
    node.lazyRow?.makeNow()
    var row = ListRow(node: node, frame: .zero, isLast: isLast, traits: node.rowTraits)
    prepare(&row)
    var insets = insets(of: row)
    let width = max(0, metrics.cardWidth - insets.leading - insets.trailing)
    let proposal = ProposedViewSize(width: width, height: nil)
    let size = node.size(proposal)
    // A control doesn't make its row higher than a line of text does.
    if row.traits.insets == nil, size.height <= metrics.controlHeight, node.isRowControl {
      insets.top = metrics.controlPadding
      insets.bottom = metrics.controlPadding
    }
    let height = max(metrics.leastRowHeight, size.height + insets.top + insets.bottom)
    let frame = CGRect(x: metrics.sideInset, y: y, width: metrics.cardWidth, height: height)
    node.lazyRow?.knownLength = height
    node.lazyRow?.estimatedFrame = frame
    node.lazyRow?.setShown(true)
    // A row's content lies at the leading edge.
    let room = height - insets.top - insets.bottom
    node.place(
      CGRect(
        x: metrics.sideInset + insets.leading,
        y: y + insets.top + (room - size.height) / 2,
        width: size.width,
        height: size.height
      ),
      proposal: proposal
    )
    row.traits.background?.placeBackground(in: frame)
    row.frame = frame
    return row
  }

  private func insets(of row: ListRow) -> EdgeInsets {
    let own = row.traits.insets
    let isMarked = list.state.isEditing && (row.canBeDeleted || isChosenByMark(row))
    return EdgeInsets(
      top: own?.top ?? metrics.verticalPadding,
      leading: (own?.leading ?? metrics.rowPadding) + (isMarked ? metrics.accessoryWidth : 0),
      bottom: own?.bottom ?? metrics.verticalPadding,
      trailing: (own?.trailing ?? metrics.rowPadding)
        + (row.canBeMoved ? metrics.accessoryWidth : 0)
    )
  }

  private func isChosenByMark(_ row: ListRow) -> Bool {
    row.value != nil && list.selection?.isMultiple == true
  }

  /// In a column of a split view a link's value is its row's.
  private func linkedValue(in node: Node) -> AnyHashable? {
    guard list.environment.navigation.model?.selectsByLinks == true else { return nil }
    return node.valueLink?.linkedValue.flatMap { list.selection?.value(TagValue(of: $0)) }
  }

  private func prepare(_ row: inout ListRow) {
    if let selection = list.selection, row.traits.isSelectionDisabled != true {
      row.value = row.node.tag(below: list).flatMap(selection.value) ?? linkedValue(in: row.node)
    }
    guard list.state.isEditing else { return }
    let editing = row.node.rowEditing(below: list)
    row.canBeDeleted = editing.onDelete != nil && row.traits.isDeleteDisabled != true
    row.canBeMoved = editing.onMove != nil && row.traits.isMoveDisabled != true
  }
}
