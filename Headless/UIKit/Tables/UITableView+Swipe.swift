extension UITableView {
  func addSwipeRecognizer() {
    let recognizer = RowSwipeRecognizer()
    recognizer.onChange = { [weak self] in
      guard let pan = $0 as? RowSwipeRecognizer else { return }
      self?.follow(swipe: pan)
    }
    addGestureRecognizer(recognizer)
    table.swipeRecognizer = recognizer
  }

  // MARK: Which actions

  /// Nil asks for the standard Delete, an empty list for nothing (D, C.4).
  private func actions(at indexPath: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard isTrailing else {
      let leading =
        delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
      return leading?.actions.isEmpty == false ? leading : nil
    }
    let said = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    if let said { return said.actions.isEmpty ? nil : said }
    return standardDelete(at: indexPath)
  }

  private func standardDelete(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: indexPath),
      !CommitlessSources.contains(dataSource),
      (delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete) == .delete
    else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, _, completion in
      guard let self else { return }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: indexPath)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  // MARK: A finger

  func swipeMayBegin() -> Bool {
    guard let pan = table.swipeRecognizer else { return false }
    let way = pan.location(in: nil).x - pan.startLocation.x
    if table.swipe != nil { return true }
    guard !isEditing, way != 0,
      let indexPath = indexPathForRow(at: pan.location(in: self)), table.cells[indexPath] != nil
    else { return false }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return actions(at: indexPath, isTrailing: (way < 0) != isMirrored) != nil
  }

  private func follow(swipe pan: RowSwipeRecognizer) {
    let way = pan.translation(in: self).x
    switch pan.state {
    case .began:
      if table.swipe != nil { return closeSwipe(animated: true) }
      guard let indexPath = indexPathForRow(at: pan.location(in: self)) else { return }
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let start = pan.location(in: nil).x - pan.startLocation.x
      openSwipe(at: indexPath, isTrailing: (start < 0) != isMirrored)
      moveSwipe(by: way)
    case .changed:
      moveSwipe(by: way)
    case .ended:
      endSwipe(way: way, velocity: pan.velocity(in: self).x)
    case .cancelled:
      closeSwipe(animated: true)
    case .possible, .failed:
      break
    }
  }

  private func openSwipe(at indexPath: IndexPath, isTrailing: Bool) {
    guard let cell = table.cells[indexPath],
      let configuration = actions(at: indexPath, isTrailing: isTrailing)
    else { return }
    cancelPress()
    let view = SwipeActionsView(configuration) { [weak self] in
      self?.perform($0)
    }
    insertSubview(view, aboveSubview: cell)
    table.swipe = RowSwipe(indexPath: indexPath, cell: cell, view: view, isTrailing: isTrailing)
    delegate?.tableView(self, willBeginEditingRowAt: indexPath)
    placeSwipe()
  }

  private func moveSwipe(by way: CGFloat) {
    guard let swipe = table.swipe else { return }
    let distance = swipe.isTrailing ? max(0, -way) : max(0, way)
    swipe.cell.parts.swipe = swipe.isTrailing ? distance : -distance
    swipe.cell.setNeedsLayout()
    placeSwipe()
  }

  private func endSwipe(way: CGFloat, velocity: CGFloat) {
    guard let swipe = table.swipe else { return }
    let distance = swipe.isTrailing ? -way : way
    let speed = swipe.isTrailing ? -velocity : velocity
    if distance > bounds.width * 0.55, swipe.view.configuration.performsFirstActionWithFullSwipe,
      let first = swipe.view.configuration.actions.first
    {
      return perform(first)
    }
    let opens = distance > swipe.view.fullWidth / 2 || speed > 300
    guard opens else { return closeSwipe(animated: true) }
    settleSwipe()
  }

  /// The buttons are in full sight.
  private func settleSwipe() {
    guard let swipe = table.swipe else { return }
    UIView.animate(withDuration: 0.25) {
      swipe.cell.parts.swipe = swipe.isTrailing ? swipe.view.fullWidth : -swipe.view.fullWidth
      swipe.cell.setNeedsLayout()
      swipe.cell.layoutIfNeeded()
      self.placeSwipe()
    }
  }

  func placeSwipe() {
    guard let swipe = table.swipe else { return }
    let row = swipe.cell.frame
    let shown = abs(swipe.cell.parts.swipe)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isAtLeft = swipe.isTrailing == isMirrored
    swipe.view.isAtLeft = isAtLeft
    swipe.view.frame = CGRect(
      x: isAtLeft ? row.minX : row.maxX - shown,
      y: row.minY,
      width: shown,
      height: row.height
    )
  }

  /// The round sign of a row in editing mode was tapped.
  func editControlWasTapped(of cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    if cell.editingStyle == .insert {
      dataSource?.tableView(self, commit: .insert, forRowAt: indexPath)
      return
    }
    if table.swipe != nil { return closeSwipe(animated: true) }
    openSwipe(at: indexPath, isTrailing: true)
    settleSwipe()
  }

  // MARK: Actions

  private func perform(_ action: UIContextualAction) {
    guard let swipe = table.swipe else { return }
    action.handler(action, swipe.view) { [weak self] _ in
      guard let self, self.table.swipe?.view === swipe.view else { return }
      self.closeSwipe(animated: true)
    }
  }

  func closeSwipe(animated: Bool) {
    guard let swipe = table.swipe else { return }
    table.swipe = nil
    let rest = {
      swipe.cell.parts.swipe = 0
      swipe.cell.setNeedsLayout()
      swipe.cell.layoutIfNeeded()
    }
    if animated, window != nil {
      UIView.animate(withDuration: 0.25, animations: rest) { _ in swipe.view.removeFromSuperview() }
      swipe.view.isHidden = true
    } else {
      rest()
      swipe.view.removeFromSuperview()
    }
    let indexPath = indexPath(for: swipe.cell)
    delegate?.tableView(self, didEndEditingRowAt: indexPath ?? swipe.indexPath)
  }
}
