extension UISplitViewController {
  /// Those that are to be seen now, in reading order.
  private var wanted: [UIViewController] {
    if isCollapsed { return [split.shown].compactMap { $0 } }
    return visibleColumns.compactMap { split.content(of: $0) }
  }

  func installColumns() {
    guard isViewLoaded else { return }
    let wanted = wanted
    for controller in split.installed where !wanted.contains(where: { $0 === controller }) {
      uninstall(controller)
    }
    for column in split.style.columns {
      guard let content = split.content(of: column), !isCollapsed || content === split.shown
      else { continue }
      adoptColumn(content)
    }
    for controller in wanted where controller.viewIfLoaded?.superview !== host(of: controller) {
      install(controller)
    }
    split.installed = wanted
    for stack in split.stacks.values { stack.navigationBar.setNeedsContent() }
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

  private func isFloating(_ controller: UIViewController) -> Bool {
    !isCollapsed && controller === split.stacks[.primary] && Stage.current.look == .glass
      && split.style != .unspecified
  }

  /// The view that a column's view lies in.
  private func host(of controller: UIViewController) -> UIView {
    isFloating(controller) ? split.panel.clip : view
  }

  private func install(_ controller: UIViewController) {
    adoptColumn(controller)
    let isShowing = isShowing
    if isShowing { controller.beginAppearanceTransition(true, animated: false) }
    if isFloating(controller) { view.addSubview(split.panel) }
    host(of: controller).addSubview(controller.view)
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
    if split.panel.clip.subviews.isEmpty { split.panel.removeFromSuperview() }
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

  private func panelInsets(isFlipped: Bool) -> UIEdgeInsets {
    let inset = SidebarPanel.inset
    return UIEdgeInsets(
      top: inset,
      left: isFlipped ? 0 : inset,
      bottom: inset,
      right: isFlipped ? inset : 0
    )
  }

  /// What shows and hides the sidebar stands in the bar of the outermost column, at its root.
  func sidebarItem(for stack: UINavigationController) -> UIBarButtonItem? {
    guard !isCollapsed, split.style != .unspecified, presentsWithGesture,
      let first = visibleColumns.first, split.stacks[first] === stack
    else { return nil }
    let item = displayModeButtonItem
    item.accessibilityLabel = visibleColumns.contains(.primary) ? "Hide Sidebar" : "Show Sidebar"
    return item
  }

  private var liesOver: Bool {
    split.displayMode == .oneOverSecondary || split.displayMode == .twoOverSecondary
  }

  func layOutColumns() {
    let bounds = view.bounds
    var lines: [CGFloat] = []
    defer { (view as? SplitContainerView)?.lines = lines }
    guard !isCollapsed else {
      split.shown?.viewIfLoaded?.frame = bounds
      return
    }
    let isFlipped = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for column in visibleColumns {
      guard let stack = split.content(of: column), let content = stack.viewIfLoaded,
        content.superview === host(of: stack)
      else { continue }
      let isLast = column == .secondary
      let start = isLast && liesOver ? 0 : x
      let width = isLast ? bounds.width - start : primaryWidth
      let left = isFlipped ? bounds.width - start - width : start
      let frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      if isFloating(stack) {
        split.panel.frame = frame.inset(by: panelInsets(isFlipped: isFlipped))
        content.frame = split.panel.clip.bounds
      } else {
        content.frame = frame
        if !isLast, !liesOver { lines.append(isFlipped ? frame.minX : frame.maxX) }
      }
      if !isLast { x += width }
    }
    guard liesOver, let front = split.content(of: .secondary)?.viewIfLoaded else { return }
    view.sendSubviewToBack(front)
  }
}
