/// An item of a list whose actions are in sight, or on their way.
@MainActor
struct ItemSwipe {
  let cell: UICollectionViewCell
  let view: SwipeActionsView
  let isTrailing: Bool
}

extension UICollectionView {
  /// Lists only: their configuration has the actions.
  private func actions(
    at indexPath: IndexPath,
    isTrailing: Bool
  ) -> UISwipeActionsConfiguration? {
    guard #available(iOS 14.0, *),
      let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let list = layout.list(of: indexPath.section)
    else { return nil }
    let provider =
      isTrailing
      ? list.trailingSwipeActionsConfigurationProvider
      : list.leadingSwipeActionsConfigurationProvider
    let said = provider?(indexPath)
    return said?.actions.isEmpty == false ? said : nil
  }

  func addSwipeRecognizer() {
    let recognizer = RowSwipeRecognizer()
    recognizer.onChange = { [weak self] in
      guard let pan = $0 as? RowSwipeRecognizer else { return }
      self?.follow(swipe: pan)
    }
    addGestureRecognizer(recognizer)
    items.swipeRecognizer = recognizer
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func swipeMayBegin() -> Bool {
    guard let pan = items.swipeRecognizer else { return false }
    let way = pan.location(in: nil).x - pan.startLocation.x
    if items.swipe != nil { return true }
    guard !items.isEditing, way != 0,
      let indexPath = indexPathForItem(at: pan.location(in: self)), items.cells[indexPath] != nil
    else { return false }
    return actions(at: indexPath, isTrailing: (way < 0) != isMirrored) != nil
  }

  private func follow(swipe pan: RowSwipeRecognizer) {
    let way = pan.translation(in: self).x
    switch pan.state {
    case .began:
      if items.swipe != nil { return closeSwipe(animated: true) }
      guard let indexPath = indexPathForItem(at: pan.location(in: self)) else { return }
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
    guard let cell = items.cells[indexPath],
      let configuration = actions(at: indexPath, isTrailing: isTrailing)
    else { return }
    cancelPress()
    let view = SwipeActionsView(configuration) { [weak self] in self?.perform($0) }
    insertSubview(view, belowSubview: cell)
    items.swipe = ItemSwipe(cell: cell, view: view, isTrailing: isTrailing)
  }

  private func moveSwipe(by way: CGFloat) {
    guard let swipe = items.swipe else { return }
    place(swipe, shown: isAtRight(swipe) ? max(0, -way) : max(0, way))
  }

  private func isAtRight(_ swipe: ItemSwipe) -> Bool { swipe.isTrailing != isMirrored }

  private func place(_ swipe: ItemSwipe, shown: CGFloat) {
    let isAtRight = isAtRight(swipe)
    swipe.cell.swipeOffset = isAtRight ? -shown : shown
    swipe.cell.transform = swipe.cell.swipeTransform
    let size = swipe.cell.bounds.size
    let row = CGRect(
      x: swipe.cell.center.x - size.width / 2,
      y: swipe.cell.center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
    swipe.view.isAtLeft = !isAtRight
    swipe.view.frame = CGRect(
      x: isAtRight ? row.maxX - shown : row.minX,
      y: row.minY,
      width: shown,
      height: row.height
    )
  }

  private func endSwipe(way: CGFloat, velocity: CGFloat) {
    guard let swipe = items.swipe else { return }
    let distance = isAtRight(swipe) ? -way : way
    let speed = isAtRight(swipe) ? -velocity : velocity
    let configuration = swipe.view.configuration
    if distance > bounds.width * 0.55, configuration.performsFirstActionWithFullSwipe,
      let first = configuration.actions.first
    {
      return perform(first)
    }
    guard distance > swipe.view.fullWidth / 2 || speed > 300 else {
      return closeSwipe(animated: true)
    }
    UIView.animate(withDuration: 0.25) { self.place(swipe, shown: swipe.view.fullWidth) }
  }

  private func perform(_ action: UIContextualAction) {
    guard let swipe = items.swipe else { return }
    action.handler(action, swipe.view) { [weak self] _ in
      guard let self, self.items.swipe?.view === swipe.view else { return }
      self.closeSwipe(animated: true)
    }
  }

  func closeSwipe(animated: Bool) {
    guard let swipe = items.swipe else { return }
    items.swipe = nil
    swipe.cell.swipeOffset = 0
    swipe.view.removeFromSuperview()
    guard animated, window != nil else { return swipe.cell.transform = .identity }
    UIView.animate(withDuration: 0.25) { swipe.cell.transform = .identity }
  }

  // MARK: Menus

  /// A finger that rests on an item opens its menu.
  func beginHold(at point: CGPoint, since start: TimeInterval) {
    endHold()
    guard items.swipe == nil, window != nil, let indexPath = indexPathForItem(at: point) else {
      return
    }
    items.hold = Stage.current.clock.schedule(at: start + 0.5) { [weak self] in
      self?.items.hold = nil
      self?.openContextMenu(of: indexPath, at: point)
    }
  }

  func endHold() {
    items.hold?.cancel()
    items.hold = nil
  }

  private func openContextMenu(of indexPath: IndexPath, at point: CGPoint) {
    guard let cell = items.cells[indexPath], let delegate else { return }
    var configuration: UIContextMenuConfiguration?
    if #available(iOS 16.0, *) {
      configuration = delegate.collectionView(
        self,
        contextMenuConfigurationForItemsAt: [indexPath],
        point: point
      )
    }
    guard let menu = configuration?.makeMenu() else { return }
    cancelPress()
    MenuPresenter.present(menu, from: cell, sender: nil, liftsSource: true)
  }
}
