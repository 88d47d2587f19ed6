extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { table.selected.first }

  public var indexPathsForSelectedRows: [IndexPath]? {
    table.selected.isEmpty ? nil : table.selected
  }

  /// Calls no delegate (D, C.4).
  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath else {
      for old in table.selected { deselectRow(at: old, animated: animated) }
      return
    }
    guard table.contains(indexPath) else { return }
    if !selectsMany {
      for old in table.selected where old != indexPath { deselectRow(at: old, animated: animated) }
    }
    if !table.selected.contains(indexPath) { table.selected.append(indexPath) }
    table.cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    table.selected.removeAll { $0 == indexPath }
    table.cells[indexPath]?.setSelected(false, animated: animated)
  }

  var selectsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var maySelect: Bool {
    guard isEditing else { return allowsSelection || allowsMultipleSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  // MARK: A finger

  /// The row under a finger lights up (O, C.4).
  func press(at point: CGPoint) {
    if table.swipe != nil { return closeSwipe(animated: true) }
    guard maySelect, let indexPath = row(under: point), let cell = table.cells[indexPath],
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return }
    table.pressed = indexPath
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
  }

  func release(at point: CGPoint) {
    endHold()
    guard let indexPath = table.pressed else { return }
    endPress()
    guard row(under: point) == indexPath else { return }
    userSelects(indexPath)
  }

  func cancelPress() {
    endHold()
    guard table.pressed != nil else { return }
    endPress()
  }

  private func endPress() {
    guard let indexPath = table.pressed else { return }
    table.pressed = nil
    table.cells[indexPath]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
  }

  private func row(under point: CGPoint) -> IndexPath? {
    guard let indexPath = indexPathForRow(at: point) else { return nil }
    let hit = hitTest(point, with: nil)
    let header = (Array(table.headers.values) + Array(table.footers.values)).first { header in
      hit?.isDescendant(of: header) ?? false
    }
    guard header == nil, rect(ofRow: indexPath, metrics).contains(point) else { return nil }
    return indexPath
  }

  private func userSelects(_ indexPath: IndexPath) {
    if selectsMany, table.selected.contains(indexPath) {
      _ = userDeselects(indexPath)
      return selectionDidChange()
    }
    let wanted =
      delegate == nil ? indexPath : delegate?.tableView(self, willSelectRowAt: indexPath)
    guard let wanted, table.contains(wanted) else { return }
    if !selectsMany {
      for old in table.selected where old != wanted {
        guard userDeselects(old) else { return }
      }
    }
    if !table.selected.contains(wanted) { table.selected.append(wanted) }
    table.cells[wanted]?.setSelected(true, animated: false)
    delegate?.tableView(self, didSelectRowAt: wanted)
    selectionDidChange()
    if !isEditing, delegate?.tableView(self, canPerformPrimaryActionForRowAt: wanted) ?? false {
      delegate?.tableView(self, performPrimaryActionForRowAt: wanted)
    }
  }

  /// False: the delegate keeps it.
  private func userDeselects(_ indexPath: IndexPath) -> Bool {
    let wanted =
      delegate == nil ? indexPath : delegate?.tableView(self, willDeselectRowAt: indexPath)
    guard let wanted else { return false }
    deselectRow(at: wanted, animated: false)
    delegate?.tableView(self, didDeselectRowAt: wanted)
    return true
  }

  private func selectionDidChange() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  func accessoryWasTapped(of cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }
}
