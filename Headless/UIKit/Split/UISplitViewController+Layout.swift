extension UISplitViewController {
  /// Those that are to be seen now, in reading order.
  private var wanted: [UIViewController] {
    if isCollapsed { return [split.shown].compactMap { $0 } }
    return visibleColumns.compactMap { split.stacks[$0] }
  }

  func installColumns() {
    guard isViewLoaded else { return }
    let wanted = wanted
    for controller in split.installed where !wanted.contains(where: { $0 === controller }) {
      uninstall(controller)
    }
    for column in split.style.columns {
      guard let stack = split.stacks[column], !isCollapsed || stack === split.base else { continue }
      adoptColumn(stack)
    }
    for controller in wanted where controller.viewIfLoaded?.superview !== view {
      install(controller)
    }
    split.installed = wanted
    view.setNeedsLayout()
  }

  private func adoptColumn(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    adopt(controller)
    controller.didMove(toParent: self)
  }

  private var isShowing: Bool {
    appearance.phase == .appeared && view.window != nil
  }

  private func install(_ controller: UIViewController) {
    adoptColumn(controller)
    let isShowing = isShowing
    if isShowing { controller.beginAppearanceTransition(true, animated: false) }
    view.addSubview(controller.view)
    layOutColumns()
    guard isShowing else { return }
    controller.deliverIsAppearing()
    controller.view.performLayoutIfNeeded()
    controller.endAppearanceTransition()
  }

  private func uninstall(_ controller: UIViewController) {
    let wasVisible = controller.isVisible
    if wasVisible { controller.beginAppearanceTransition(false, animated: false) }
    controller.viewIfLoaded?.removeFromSuperview()
    if wasVisible { controller.endAppearanceTransition() }
  }

  func uninstallAll() {
    for controller in split.installed {
      uninstall(controller)
    }
    split.installed = []
  }

  func remove(_ controller: UIViewController) {
    uninstall(controller)
    split.installed.removeAll { $0 === controller }
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.leaveParent()
  }

  // MARK: Frames

  private var primaryWidth: CGFloat {
    let whole = view.bounds.width
    var width: CGFloat = 320
    if preferredPrimaryColumnWidthFraction != Self.automaticDimension {
      width = whole * preferredPrimaryColumnWidthFraction
    }
    if preferredPrimaryColumnWidth != Self.automaticDimension {
      width = preferredPrimaryColumnWidth
    }
    if maximumPrimaryColumnWidth != Self.automaticDimension {
      width = min(width, maximumPrimaryColumnWidth)
    }
    if minimumPrimaryColumnWidth != Self.automaticDimension {
      width = max(width, minimumPrimaryColumnWidth)
    }
    return min(width, whole)
  }

  private var liesOver: Bool {
    split.displayMode == .oneOverSecondary || split.displayMode == .twoOverSecondary
  }

  func layOutColumns() {
    let bounds = view.bounds
    guard !isCollapsed else {
      split.shown?.viewIfLoaded?.frame = bounds
      return
    }
    let isFlipped = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for column in visibleColumns {
      guard let content = split.stacks[column]?.viewIfLoaded, content.superview === view else {
        continue
      }
      let isLast = column == .secondary
      let start = isLast && liesOver ? 0 : x
      let width = isLast ? bounds.width - start : primaryWidth
      let left = isFlipped ? bounds.width - start - width : start
      content.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      if !isLast { x += width }
    }
    guard liesOver, let front = split.stacks[.secondary]?.viewIfLoaded else { return }
    view.sendSubviewToBack(front)
  }
}
