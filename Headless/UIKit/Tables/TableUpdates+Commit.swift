/// What a batch of changes is called in the messages of a view.
struct UpdateWords {
  let view: String
  let items: String
}

extension TableUpdates {
  /// Traps if what the data source says doesn't follow from the changes.
  func check(
    _ plan: [[IndexPath?]],
    from counts: [Int],
    to newCounts: [Int],
    _ words: UpdateWords
  ) {
    guard plan.count == newCounts.count else {
      raise(
        .internalInconsistency,
        "Invalid update: invalid number of sections. The number of sections contained in the "
          + "\(words.view) after the update (\(newCounts.count)) must be equal to the number of "
          + "sections contained in the \(words.view) before the update (\(counts.count)), plus or "
          + "minus the number of sections inserted or deleted (\(insertedSections.count) inserted, "
          + "\(deletedSections.count) deleted)."
      )
    }
    for (section, count) in newCounts.enumerated() where plan[section].count != count {
      let before = counts.indices.contains(section) ? counts[section] : 0
      func number(_ paths: [IndexPath]) -> Int { paths.count { $0.section == section } }
      raise(
        .internalInconsistency,
        "Invalid update: invalid number of \(words.items) in section \(section). The number of "
          + "\(words.items) contained in an existing section after the update (\(count)) must be "
          + "equal to the number of \(words.items) contained in that section before the update "
          + "(\(before)), plus or minus the number of \(words.items) inserted or deleted from that "
          + "section (\(number(insertedRows)) inserted, \(number(deletedRows)) deleted) and plus or "
          + "minus the number of \(words.items) moved into or out of that section "
          + "(\(number(movedRows.map(\.to))) moved in, "
          + "\(number(movedRows.map(\.from))) moved out)."
      )
    }
  }

  /// Animates what changed, and calls the completions.
  @MainActor
  func finish(
    in view: UIView,
    isAnimated: Bool,
    prepare: () -> Void = {},
    alongside: @escaping () -> Void = {}
  ) {
    view.setNeedsLayout()
    let completions = completions
    guard isAnimated, view.window != nil else {
      Stage.current.loop.enqueue {
        for completion in completions { completion(true) }
      }
      return
    }
    prepare()
    UIView.animate(
      withDuration: 0.3,
      animations: {
        alongside()
        view.setNeedsLayout()
        view.layoutIfNeeded()
      },
      completion: { didFinish in
        for completion in completions { completion(didFinish) }
      }
    )
  }
}

/// The rows of a view after changes: for each the one that it was, or nil for a new one.
struct CarriedRows<Cell> {
  private(set) var cells: [IndexPath: Cell] = [:]
  private(set) var selected: [IndexPath] = []
  /// The cells of rows that are gone.
  private(set) var left: [IndexPath: Cell]

  /// Cells and the selection go with their rows.
  init(_ plan: [[IndexPath?]], cells old: [IndexPath: Cell], selected oldSelection: [IndexPath]) {
    left = old
    let wasSelected = Set(oldSelection)
    for (section, rows) in plan.enumerated() {
      for (row, origin) in rows.enumerated() {
        guard let origin else { continue }
        let path = IndexPath(row: row, section: section)
        if let cell = left.removeValue(forKey: origin) { cells[path] = cell }
        if wasSelected.contains(origin) { selected.append(path) }
      }
    }
  }
}
