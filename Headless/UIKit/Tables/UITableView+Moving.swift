/// A row that a finger moves by its handle.
struct RowMove {
  let cell: UITableViewCell
  let from: IndexPath
  var current: IndexPath
  /// From the finger to the middle of the row.
  let grip: CGFloat
}

extension UITableView {
  func beginMove(of cell: UITableViewCell, at point: CGPoint) -> Bool {
    guard isEditing, table.move == nil,
      let path = table.cells.first(where: { $0.value === cell })?.key
    else { return false }
    table.move = RowMove(cell: cell, from: path, current: path, grip: cell.center.y - point.y)
    bringSubviewToFront(cell)
    return true
  }

  func moveRow(to point: CGPoint) {
    guard let move = table.move else { return }
    let y = point.y + move.grip
    move.cell.center.y = y
    guard let proposed = row(near: y) else { return }
    let target =
      delegate?.tableView(
        self,
        targetIndexPathForMoveFromRowAt: move.from,
        toProposedIndexPath: proposed
      ) ?? proposed
    guard target != move.current, mayTake(target) else { return }
    exchange(to: target)
    UIView.animate(withDuration: 0.2) {
      self.setNeedsLayout()
      self.performLayoutIfNeeded()
    }
  }

  /// D: the data source hears of it when the finger lets go.
  func endMove(isCancelled: Bool) {
    guard let move = table.move else { return }
    if isCancelled { exchange(to: move.from) }
    table.move = nil
    if !isCancelled, move.current != move.from {
      dataSource?.tableView(self, moveRowAt: move.from, to: move.current)
    }
    UIView.animate(withDuration: 0.2) {
      self.setNeedsLayout()
      self.performLayoutIfNeeded()
    }
  }

  /// The row in whose place the middle of the moved one lies.
  private func row(near y: CGFloat) -> IndexPath? {
    let sections = table.sections
    guard !sections.isEmpty else { return nil }
    let index = sections.firstIndex { y < $0.maxY } ?? sections.count - 1
    let section = sections[index]
    let row = section.rows.indices.first { y < section.rows[$0].maxY }
    let isOwn = table.move?.current.section == index
    return IndexPath(row: row ?? max(section.rows.count - (isOwn ? 1 : 0), 0), section: index)
  }

  private func mayTake(_ path: IndexPath) -> Bool {
    guard let move = table.move, table.sections.indices.contains(path.section) else { return false }
    let rows = table.sections[path.section].rows.count
    return path.row >= 0 && path.row <= (path.section == move.current.section ? rows - 1 : rows)
  }

  /// The moved row gives the others way.
  private func exchange(to target: IndexPath) {
    guard let current = table.move?.current, current != target else { return }
    var updates = TableUpdates()
    updates.movedRows = [(current, target)]
    let old = table.sections
    let plan = updates.apply(to: old.map(\.rows.count), newCounts: [])
    let kept = CarriedRows(plan, cells: table.cells, selected: table.selected)
    table.cells = kept.cells
    table.selected = kept.selected
    for (section, rows) in plan.enumerated() {
      table.sections[section].rows = rows.map { origin in
        origin.map { old[$0.section].rows[$0.row] } ?? TableSection.Row()
      }
    }
    table.move?.current = target
  }
}
