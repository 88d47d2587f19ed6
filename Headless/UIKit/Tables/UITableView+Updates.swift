// A.5
extension UITableView {
  public func beginUpdates() {
    loadIfNeeded()
    table.updateDepth += 1
    if table.updates == nil { table.updates = TableUpdates() }
  }

  public func endUpdates() {
    guard table.updateDepth > 0 else { return }
    table.updateDepth -= 1
    if table.updateDepth == 0 { commitUpdates() }
  }

  @available(iOS 11.0, *)
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    if let completion { table.updates?.completions.append(completion) }
    endUpdates()
  }

  @available(iOS 11.0, *)
  public var hasUncommittedUpdates: Bool { table.updates != nil }

  private func record(_ animation: RowAnimation, _ change: (inout TableUpdates) -> Void) {
    beginUpdates()
    if var updates = table.updates {
      change(&updates)
      if animation != .none { updates.isAnimated = true }
      table.updates = updates
    }
    endUpdates()
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record(animation) { $0.insertedRows += indexPaths }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record(animation) { $0.deletedRows += indexPaths }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record(animation) { $0.reloadedRows += indexPaths }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record(.automatic) { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record(animation) { $0.insertedSections += Array(sections) }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record(animation) { $0.deletedSections += Array(sections) }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record(animation) { $0.reloadedSections += Array(sections) }
  }

  /// The cells stay, and are set up anew.
  @available(iOS 15.0, *)
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      guard let cell = table.cells[indexPath], let dataSource else { continue }
      table.reuse.offer(cell)
      let again = dataSource.tableView(self, cellForRowAt: indexPath)
      table.reuse.withdraw()
      if again !== cell {
        raise(
          .internalInconsistency,
          "A cell that is reconfigured must be the one that is there"
        )
      }
      table.sections[indexPath.section].rows[indexPath.row].height = nil
      cell.setNeedsUpdateConfiguration()
    }
    setNeedsLayout()
  }

  // MARK: Commit

  private func commitUpdates() {
    guard let updates = table.updates else { return }
    table.updates = nil
    closeSwipe(animated: false)
    let old = table.sections
    let counts = old.map(\.rows.count)
    let newCounts = countRows()
    let plan = updates.apply(to: counts, newCounts: newCounts)
    updates.check(
      plan,
      from: counts,
      to: newCounts,
      UpdateWords(view: "table view", items: "rows")
    )
    carryOver(plan, old)
    finish(updates)
  }

  /// Cells, heights and the selection go with their rows.
  private func carryOver(_ plan: [[IndexPath?]], _ old: [TableSection]) {
    let kept = CarriedRows(plan, cells: table.cells, selected: table.selected)
    for (path, cell) in kept.left { retire(cell, at: path) }
    dropHeaders()
    table.cells = kept.cells
    table.selected = kept.selected
    table.sections = plan.map { rows in
      var section = TableSection(count: rows.count)
      for (row, origin) in rows.enumerated() {
        // All heights are asked for again; until then the old one is what is thought (O).
        guard let origin else { continue }
        let known = old[origin.section].rows[origin.row]
        section.rows[row].expected = known.height ?? known.expected
      }
      return section
    }
    table.pressed = nil
  }

  /// New cells fade in.
  private func finish(_ updates: TableUpdates) {
    let known = Set(table.cells.values.map { ObjectIdentifier($0) })
    updates.finish(in: self, isAnimated: updates.isAnimated || updates.isEmpty) {
      UIView.performWithoutAnimation {
        makeVisibleCells()
        for (path, cell) in table.cells where !known.contains(ObjectIdentifier(cell)) {
          place(cell, at: path, metrics)
          cell.alpha = 0
        }
      }
    } alongside: {
      for cell in self.table.cells.values { cell.alpha = 1 }
    }
  }
}
