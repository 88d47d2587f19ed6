extension UIView {
  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard let index = subviewStorage.firstIndex(where: { $0 === sibling }) else { return }
    insert(view, at: index + offset)
  }

  func insert(_ view: UIView, at index: Int) {
    checkHierarchy(adding: view)
    if view.superview === self {
      subviewStorage.removeAll { $0 === view }
      subviewStorage.insert(view, at: min(index, subviewStorage.count))
      return setNeedsLayout()
    }
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    view.superview?.removeStored(view)
    if oldWindow !== newWindow { view.windowWillChange(to: newWindow) }
    view.superview = self
    subviewStorage.insert(view, at: min(index, subviewStorage.count))
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.windowDidChange() }
    didAddSubview(view)
    view.environmentDidChange()
    setNeedsLayout()
  }

  private func removeStored(_ view: UIView) {
    view.dropOuterConstraints()
    willRemoveSubview(view)
    subviewStorage.removeAll { $0 === view }
    setNeedsLayout()
  }

  func detach(movingTo newSuperview: UIView?) {
    guard let superview else { return }
    let hadWindow = window != nil
    resignContainedResponder()
    willMove(toSuperview: nil)
    if hadWindow { windowWillChange(to: nil) }
    superview.removeStored(self)
    self.superview = nil
    didMoveToSuperview()
    if hadWindow { windowDidChange() }
  }

  func reorder(_ view: UIView, to index: Int) {
    guard view.superview === self else { return }
    subviewStorage.removeAll { $0 === view }
    subviewStorage.insert(view, at: min(index, subviewStorage.count))
    displayDidChange()
  }

  func isInside(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// Touches go to the deepest view under them, the front one first.
  func deepestHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !isTouchlessByAnimation,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviewStorage.reversed() where view.storage.outerEffects?.reaches(point) != false {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}
