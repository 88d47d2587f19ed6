extension UISplitViewController {
  // MARK: Contents

  func setColumn(_ column: Column, to controller: UIViewController?) {
    let old = split.given[column]
    guard old !== controller else { return }
    split.given[column] = controller
    guard column != .compact else {
      if isOnStage { installColumns() }
      return
    }
    guard column != .inspector else { return setInspector(controller, old: old) }
    let oldStack = split.stacks[column]
    let oldScreens = split.moved[column]
    split.stacks[column] = controller.flatMap { stack(around: $0, in: column, from: old) }
    if split.isClassic, let old, old !== oldStack, old.parent === self { remove(old) }
    if split.isCollapsed == true, let base = split.base, base !== split.stacks[column] {
      if let oldScreens { replace(oldScreens, of: column, on: base) }
    }
    if oldStack !== split.stacks[column], let oldStack { remove(oldStack) }
    if isOnStage { installColumns() }
  }

  /// The controller itself, or a stack around it; an automatic one is kept for the next controller
  /// of its column.
  func stack(
    around controller: UIViewController,
    in column: Column,
    from old: UIViewController?
  ) -> UINavigationController? {
    if let own = controller as? UINavigationController { return own }
    guard !split.isClassic else { return nil }
    guard let stack = split.stacks[column], stack !== old else {
      return UINavigationController(rootViewController: controller)
    }
    // While its screens lie on the collapsed stack, the new one takes their place there.
    if split.moved[column] == nil { stack.setViewControllers([controller], animated: false) }
    return stack
  }

  /// The collapsed stack shows a column whose contents are others now.
  private func replace(
    _ old: [UIViewController],
    of column: Column,
    on base: UINavigationController
  ) {
    guard let given = split.given[column] else { return }
    let stack = split.stacks[column]
    let screens = (given as? UINavigationController)?.viewControllers ?? [given]
    let index = base.viewControllers.firstIndex { one in old.contains { $0 === one } }
    guard let index else {
      split.moved[column] = nil
      if let stack, stack !== given { stack.setViewControllers(screens, animated: false) }
      return
    }
    if let stack, stack === given { stack.setViewControllers([], animated: false) }
    split.moved[column] = screens
    base.setViewControllers(
      Array(base.viewControllers[..<index]) + screens,
      animated: isOnStage
    )
  }

  var isOnStage: Bool {
    viewIfLoaded?.window != nil && appearance.phase != .disappeared
  }

  // MARK: Collapsing

  func followSizeClass() {
    guard isViewLoaded else { return }
    let isCompact = traitCollection.horizontalSizeClass != .regular
    guard split.isCollapsed != isCompact else { return }
    let isFirst = split.isCollapsed == nil
    if isCompact { collapse() } else { expand(isFirst: isFirst) }
    if isOnStage { installColumns() }
    guard !isFirst || isCompact else { return }
    if isCompact {
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  /// The columns up to the one that is to be on top become one stack.
  private func collapse() {
    uninstallAll()
    split.isCollapsed = true
    guard !split.isClassic else { return collapseClassic() }
    let columns = split.style.columns
    let proposed: Column =
      split.given[.compact] != nil
      ? .compact : split.given[.secondary] != nil ? .secondary : .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    guard top != .compact, let base = split.base else { return }
    let last = columns.firstIndex(of: top) ?? 0
    for column in columns[...last] {
      moveOntoBase(column, base: base, animated: false)
    }
  }

  /// D: a stack takes the screens of the other column, unless the delegate did something with it;
  /// another controller stays alone.
  private func collapseClassic() {
    if let other = delegate?.primaryViewController(forCollapsing: self) {
      setColumn(.primary, to: other)
    }
    guard let primary = split.content(of: .primary), let secondary = split.content(of: .secondary)
    else { return }
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    guard !isDone, let base = split.base else { return }
    moveOntoBase(.secondary, base: base, animated: false)
  }

  private func moveOntoBase(_ column: Column, base: UINavigationController, animated: Bool) {
    guard split.stacks[column] !== base, split.moved[column] == nil else { return }
    let screens = restored(column)
    split.moved[column] = screens
    guard !screens.isEmpty else { return }
    base.setViewControllers(base.viewControllers + screens, animated: animated)
  }

  /// Each column gets its screens back, with those that were pushed onto them.
  private func expand(isFirst: Bool) {
    uninstallAll()
    split.isCollapsed = false
    if split.isClassic, !isFirst, separate() { return endExpanding() }
    if let base = split.base {
      var rest = base.viewControllers
      for column in split.style.columns.reversed() {
        guard let screens = split.moved[column] else { continue }
        let index = rest.firstIndex { one in screens.contains { $0 === one } }
        let own = index.map { Array(rest[$0...]) } ?? screens
        if let index {
          rest = Array(rest[..<index])
          base.setViewControllers(rest, animated: false)
        }
        split.stacks[column]?.setViewControllers(own, animated: false)
      }
    }
    endExpanding()
  }

  /// D: in the classic style the delegate names both columns; without it each gets its own back.
  private func separate() -> Bool {
    if let other = delegate?.primaryViewController(forExpanding: self) {
      setColumn(.primary, to: other)
    }
    guard let primary = split.content(of: .primary),
      let secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary)
    else { return false }
    if let base = split.base, base.viewControllers.contains(where: { $0 === secondary }) {
      base.setViewControllers(base.viewControllers.filter { $0 !== secondary }, animated: false)
    }
    split.moved = [:]
    setColumn(.secondary, to: secondary)
    return true
  }

  private func endExpanding() {
    split.moved = [:]
    let proposed = wantedMode
    split.chosenMode =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
    if split.chosenMode == proposed { split.chosenMode = nil }
    split.displayMode = split.chosenMode ?? proposed
  }

  // MARK: Display modes

  var isWide: Bool { (viewIfLoaded?.bounds.width ?? 0) >= 1000 }

  private var wantedMode: DisplayMode {
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    return isWide ? .oneBesideSecondary : .secondaryOnly
  }

  func displayModeMayHaveChanged() {
    split.chosenMode = nil
    guard split.isCollapsed == false else { return }
    setMode(wantedMode, animated: false)
  }

  func setMode(_ mode: DisplayMode, animated: Bool) {
    guard mode != split.displayMode else { return }
    let before = visibleColumns
    delegate?.splitViewController(self, willChangeTo: mode)
    split.displayMode = mode
    let after = visibleColumns
    for column in split.style.columns {
      if after.contains(column), !before.contains(column) {
        delegate?.splitViewController(self, willShow: column)
      } else if before.contains(column), !after.contains(column) {
        delegate?.splitViewController(self, willHide: column)
      }
    }
    if isOnStage { installColumns() }
    tellShown(from: before, to: after)
  }

  func tellShown(from before: [Column], to after: [Column]) {
    for column in split.style.columns + [.inspector] {
      if after.contains(column), !before.contains(column) {
        delegate?.splitViewController(self, didShow: column)
      } else if before.contains(column), !after.contains(column) {
        delegate?.splitViewController(self, didHide: column)
      }
    }
  }

  var visibleColumns: [Column] {
    mainColumns + (showsInspectorColumn ? [.inspector] : [])
  }

  private var mainColumns: [Column] {
    let isTriple = split.style == .tripleColumn
    switch split.displayMode {
    case .secondaryOnly, .automatic: return [.secondary]
    case .oneBesideSecondary, .oneOverSecondary:
      return [isTriple ? .supplementary : .primary, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      return isTriple ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }
  }

  func showColumn(_ column: Column) {
    guard column != .inspector else { return showInspector() }
    guard isCollapsed else {
      guard !visibleColumns.contains(column) else { return }
      let isTile = splitBehavior == .tile
      let needsTwo = split.style == .tripleColumn && column == .primary
      let mode: DisplayMode =
        needsTwo
        ? (isTile ? .twoBesideSecondary : .twoOverSecondary)
        : (isTile ? .oneBesideSecondary : .oneOverSecondary)
      split.chosenMode = mode
      return setMode(mode, animated: true)
    }
    showCollapsed(column)
  }

  func hideColumn(_ column: Column) {
    guard column != .inspector else { return hideInspector() }
    guard !isCollapsed else {
      guard let index = split.style.columns.firstIndex(of: column), index > 0 else { return }
      return showCollapsed(split.style.columns[index - 1])
    }
    guard visibleColumns.contains(column), column != .secondary else { return }
    let keepsOne = split.style == .tripleColumn && column == .primary
    let mode: DisplayMode = keepsOne ? .oneBesideSecondary : .secondaryOnly
    split.chosenMode = mode
    setMode(mode, animated: true)
  }

  private func showCollapsed(_ column: Column) {
    guard column != .compact, let base = split.base,
      let index = split.style.columns.firstIndex(of: column)
    else { return }
    let isThere =
      split.moved[column]?.contains { one in base.viewControllers.contains { $0 === one } } ?? false
    if !isThere, split.stacks[column] !== base { split.moved[column] = restored(column) }
    if isThere || split.stacks[column] === base {
      return popAbove(column, at: index, on: base)
    }
    let screens = split.moved[column] ?? []
    guard !screens.isEmpty else { return }
    base.setViewControllers(base.viewControllers + screens, animated: isOnStage)
  }

  /// The screens of a column that isn't on the collapsed stack.
  private func restored(_ column: Column) -> [UIViewController] {
    if let screens = split.moved[column], !screens.isEmpty { return screens }
    guard let stack = split.stacks[column] else {
      guard let alone = split.content(of: column) else { return [] }
      remove(alone)
      return [alone]
    }
    let screens = stack.viewControllers
    stack.setViewControllers([], animated: false)
    return screens
  }

  private func popAbove(_ column: Column, at index: Int, on base: UINavigationController) {
    let later = split.style.columns[(index + 1)...].compactMap { split.moved[$0] }.flatMap { $0 }
    let first = base.viewControllers.firstIndex { one in later.contains { $0 === one } }
    guard let first, first > 0 else { return }
    base.popToViewController(base.viewControllers[first - 1], animated: isOnStage)
  }
}
