extension UITableView {
  private static let holdDelay: TimeInterval = 0.5

  /// A finger that rests on a row opens its menu.
  func beginHold(at point: CGPoint, since start: TimeInterval) {
    endHold()
    guard table.swipe == nil, window != nil, let indexPath = indexPathForRow(at: point) else {
      return
    }
    table.hold = Stage.current.clock.schedule(at: start + Self.holdDelay) { [weak self] in
      self?.table.hold = nil
      self?.openContextMenu(of: indexPath, at: point)
    }
  }

  func endHold() {
    table.hold?.cancel()
    table.hold = nil
  }

  private func openContextMenu(of indexPath: IndexPath, at point: CGPoint) {
    guard let cell = table.cells[indexPath],
      let menu = delegate?.tableView(
        self,
        contextMenuConfigurationForRowAt: indexPath,
        point: point
      )?.makeMenu()
    else { return }
    cancelPress()
    MenuPresenter.present(menu, from: cell, sender: nil, liftsSource: true)
  }
}
