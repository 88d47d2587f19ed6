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
    for column in split.style.columns + (showsInspectorColumn ? [.inspector] : []) {
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
    guard !isCollapsed, split.style != .unspecified else { return nil }
    if stack === split.stacks[.secondary], visibleColumns.first != .secondary {
      return secondaryOnlyItem
    }
    guard showsModeButton, let first = visibleColumns.first, split.stacks[first] === stack
    else { return nil }
    let item = displayModeButtonItem
    item.accessibilityLabel = visibleColumns.contains(.primary) ? "Hide Sidebar" : "Show Sidebar"
    return item
  }

  private var showsModeButton: Bool {
    switch displayModeButtonVisibility {
    case .automatic: presentsWithGesture
    case .never: false
    case .always: true
    }
  }

  /// D: three columns that lie side by side have it, where an app wants it.
  private var secondaryOnlyItem: UIBarButtonItem? {
    guard showsSecondaryOnlyButton, split.style == .tripleColumn, !liesOver else { return nil }
    if let item = split.expandItem { return item }
    let image = UIImage(systemName: "arrow.up.left.and.arrow.down.right")
    let action = UIAction(image: image) { [weak self] _ in
      guard let self else { return }
      self.split.chosenMode = .secondaryOnly
      self.setMode(.secondaryOnly, animated: true)
    }
    let item = UIBarButtonItem(primaryAction: action)
    item.accessibilityLabel = "Full Screen"
    split.expandItem = item
    return item
  }

  func buttonsMayHaveChanged() {
    for stack in split.stacks.values {
      stack.viewIfLoaded?.setNeedsLayout()
      stack.navigationBar.setNeedsContent()
    }
  }

  /// The columns lie the other way around: from right to left, or by the app's wish.
  var isMirrored: Bool {
    let isFlipped = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isFlipped != (primaryEdge == .trailing)
  }

  /// What a swipe from the edge brings.
  var nextHiddenColumn: Column? {
    let shown = visibleColumns
    return split.style.columns.last { $0 != .secondary && !shown.contains($0) }
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
    let isFlipped = isMirrored
    let inspector = showsInspectorColumn ? width(of: .inspector) : 0
    var x: CGFloat = 0
    for column in visibleColumns {
      guard let stack = split.content(of: column), let content = stack.viewIfLoaded,
        content.superview === host(of: stack)
      else { continue }
      let isLast = column == .secondary
      let start = isLast && liesOver ? 0 : column == .inspector ? bounds.width - inspector : x
      let width = isLast ? bounds.width - start - inspector : width(of: column)
      let left = isFlipped ? bounds.width - start - width : start
      let frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      if isFloating(stack) {
        split.panel.frame = frame.inset(by: panelInsets(isFlipped: isFlipped))
        content.frame = split.panel.clip.bounds
      } else {
        content.frame = frame
        if column == .inspector {
          lines.append(isFlipped ? frame.maxX : frame.minX)
        } else if !isLast, !liesOver {
          lines.append(isFlipped ? frame.minX : frame.maxX)
        }
      }
      if !isLast { x += width }
    }
    guard liesOver, let front = split.content(of: .secondary)?.viewIfLoaded else { return }
    view.sendSubviewToBack(front)
  }
}
