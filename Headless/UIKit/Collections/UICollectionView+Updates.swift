public import Foundation

// A.7
extension UICollectionView {
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    loadIfNeeded()
    guard items.updates == nil else {
      updates?()
      if let completion { items.updates?.completions.append(completion) }
      return
    }
    items.updates = TableUpdates()
    items.updates?.isAnimated = UIView.areAnimationsEnabled
    updates?()
    if let completion { items.updates?.completions.append(completion) }
    commitUpdates()
  }

  public func insertItems(at indexPaths: [IndexPath]) {
    changing { $0.insertedRows += indexPaths }
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    changing { $0.deletedRows += indexPaths }
  }

  public func reloadItems(at indexPaths: [IndexPath]) {
    changing { $0.reloadedRows += indexPaths }
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    changing { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  public func insertSections(_ sections: IndexSet) {
    changing { $0.insertedSections += Array(sections) }
  }

  public func deleteSections(_ sections: IndexSet) {
    changing { $0.deletedSections += Array(sections) }
  }

  public func reloadSections(_ sections: IndexSet) {
    changing { $0.reloadedSections += Array(sections) }
  }

  /// The cells stay, and are set up anew.
  @available(iOS 15.0, *)
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      guard let cell = items.cells[indexPath], let dataSource else { continue }
      items.reuse.offer(cell)
      let again = dataSource.collectionView(self, cellForItemAt: indexPath)
      items.reuse.offer(nil)
      if again !== cell {
        raise(
          .internalInconsistency,
          "A cell that is reconfigured must be the one that is there"
        )
      }
      cell.setNeedsUpdateConfiguration()
    }
    collectionViewLayout.needsPrepare = true
    setNeedsLayout()
  }

  private func changing(_ change: @escaping (inout TableUpdates) -> Void) {
    performBatchUpdates {
      guard var updates = self.items.updates else { return }
      change(&updates)
      self.items.updates = updates
    }
  }

  // MARK: Commit

  private func commitUpdates() {
    guard let updates = items.updates else { return }
    items.updates = nil
    let counts = items.counts
    let newCounts = countItems()
    let plan = updates.apply(to: counts, newCounts: newCounts)
    check(plan, newCounts, counts)
    carryOver(plan, newCounts)
    finish(updates)
  }

  private func check(_ plan: [[IndexPath?]], _ newCounts: [Int], _ counts: [Int]) {
    guard plan.count == newCounts.count else {
      raise(
        .internalInconsistency,
        "Invalid update: invalid number of sections. The number of sections contained in the "
          + "collection view after the update (\(newCounts.count)) must be equal to the number of "
          + "sections contained in the collection view before the update (\(counts.count)), plus "
          + "or minus the number of sections inserted or deleted."
      )
    }
    for (section, count) in newCounts.enumerated() where plan[section].count != count {
      let before = counts.indices.contains(section) ? counts[section] : 0
      raise(
        .internalInconsistency,
        "Invalid update: invalid number of items in section \(section). The number of items "
          + "contained in an existing section after the update (\(count)) must be equal to the "
          + "number of items contained in that section before the update (\(before)), plus or "
          + "minus the number of items inserted or deleted from that section and plus or minus the "
          + "number of items moved into or out of that section."
      )
    }
  }

  /// Cells and the selection go with their items.
  private func carryOver(_ plan: [[IndexPath?]], _ newCounts: [Int]) {
    var cells: [IndexPath: UICollectionViewCell] = [:]
    var selected: [IndexPath] = []
    for (section, rows) in plan.enumerated() {
      for (row, origin) in rows.enumerated() {
        guard let origin else { continue }
        let path = IndexPath(item: row, section: section)
        if let cell = items.cells.removeValue(forKey: origin) { cells[path] = cell }
        if items.selected.contains(origin) { selected.append(path) }
      }
    }
    for (path, cell) in items.cells { retire(cell, at: path) }
    for (element, view) in items.supplements { retire(view, element) }
    items.cells = cells
    items.supplements = [:]
    items.selected = selected
    items.counts = newCounts
    items.pressed = nil
    collectionViewLayout.forgetPreferredSizes()
    collectionViewLayout.needsPrepare = true
  }

  private func finish(_ updates: TableUpdates) {
    setNeedsLayout()
    let completions = updates.completions
    guard updates.isAnimated, window != nil else {
      Stage.current.loop.enqueue {
        for completion in completions { completion(true) }
      }
      return
    }
    UIView.animate(
      withDuration: 0.3,
      animations: { self.layoutIfNeeded() },
      completion: { didFinish in
        for completion in completions { completion(didFinish) }
      }
    )
  }
}
