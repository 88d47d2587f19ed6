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
    check(plan, newCounts, updates, counts)
    carryOver(plan, old)
    finish(updates)
  }

  private func check(
    _ plan: [[IndexPath?]],
    _ newCounts: [Int],
    _ updates: TableUpdates,
    _ counts: [Int]
  ) {
    guard plan.count == newCounts.count else {
      raise(
        .internalInconsistency,
        "Invalid update: invalid number of sections. The number of sections contained in the table "
          + "view after the update (\(newCounts.count)) must be equal to the number of sections "
          + "contained in the table view before the update (\(counts.count)), plus or minus the "
          + "number of sections inserted or deleted (\(updates.insertedSections.count) inserted, "
          + "\(updates.deletedSections.count) deleted)."
      )
    }
    for (section, count) in newCounts.enumerated() where plan[section].count != count {
      let before = counts.indices.contains(section) ? counts[section] : 0
      raise(
        .internalInconsistency,
        "Invalid update: invalid number of rows in section \(section). The number of rows contained "
          + "in an existing section after the update (\(count)) must be equal to the number of rows "
          + "contained in that section before the update (\(before)), plus or minus the number of "
          + "rows inserted or deleted from that section "
          + "(\(updates.insertedRows.filter { $0.section == section }.count) inserted, "
          + "\(updates.deletedRows.filter { $0.section == section }.count) deleted) and plus or "
          + "minus the number of rows moved into or out of that section "
          + "(\(updates.movedRows.filter { $0.to.section == section }.count) moved in, "
          + "\(updates.movedRows.filter { $0.from.section == section }.count) moved out)."
      )
    }
  }

  /// Cells, heights and the selection go with their rows.
  private func carryOver(_ plan: [[IndexPath?]], _ old: [TableSection]) {
    var cells: [IndexPath: UITableViewCell] = [:]
    var selected: [IndexPath] = []
    var sections: [TableSection] = []
    for (section, rows) in plan.enumerated() {
      var new = TableSection(count: rows.count)
      for (row, origin) in rows.enumerated() {
        guard let origin else { continue }
        let path = IndexPath(row: row, section: section)
        new.rows[row].height = old[origin.section].rows[origin.row].height
        if let cell = table.cells.removeValue(forKey: origin) { cells[path] = cell }
        if table.selected.contains(origin) { selected.append(path) }
      }
      sections.append(new)
    }
    for (path, cell) in table.cells { retire(cell, at: path) }
    dropHeaders()
    table.cells = cells
    table.selected = selected
    table.sections = sections
    table.pressed = nil
  }

  private func finish(_ updates: TableUpdates) {
    setNeedsLayout()
    let isAnimated = updates.isAnimated && window != nil
    let completions = updates.completions
    guard isAnimated else {
      Stage.current.loop.enqueue {
        for completion in completions { completion(true) }
      }
      return
    }
    let known = Set(table.cells.values.map { ObjectIdentifier($0) })
    UIView.performWithoutAnimation {
      makeVisibleCells()
      for (path, cell) in table.cells where !known.contains(ObjectIdentifier(cell)) {
        place(cell, at: path, metrics)
        cell.alpha = 0
      }
    }
    UIView.animate(
      withDuration: 0.3,
      animations: {
        for cell in self.table.cells.values { cell.alpha = 1 }
        self.setNeedsLayout()
        self.layoutIfNeeded()
      },
      completion: { didFinish in
        for completion in completions { completion(didFinish) }
      }
    )
  }
}
