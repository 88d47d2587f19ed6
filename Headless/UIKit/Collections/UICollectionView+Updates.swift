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
      let again = ProviderCalls.run {
        dataSource.collectionView(self, cellForItemAt: indexPath)
      }
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
    updates.check(
      plan,
      from: counts,
      to: newCounts,
      UpdateWords(view: "collection view", items: "items")
    )
    carryOver(plan, newCounts)
    updates.finish(in: self, isAnimated: updates.isAnimated)
  }

  /// Cells and the selection go with their items.
  private func carryOver(_ plan: [[IndexPath?]], _ newCounts: [Int]) {
    let kept = CarriedRows(plan, cells: items.cells, selected: items.selected)
    for (path, cell) in kept.left { retire(cell, at: path) }
    for (element, view) in items.supplements { retire(view, element) }
    items.cells = kept.cells
    items.supplements = [:]
    items.selected = kept.selected
    items.counts = newCounts
    items.pressed = nil
    collectionViewLayout.forgetPreferredSizes()
    collectionViewLayout.needsPrepare = true
  }
}
