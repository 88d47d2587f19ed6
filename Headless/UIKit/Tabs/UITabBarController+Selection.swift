extension UITabBarController {
  // MARK: Controllers

  func set(_ controllers: [UIViewController]) {
    let old = state.controllers
    let oldIndex = old.firstIndex { $0 === state.selected }
    let removed = old.filter { one in !controllers.contains { $0 === one } }
    state.controllers = controllers
    for controller in controllers where controller.parent !== self {
      adopt(controller)
      controller.didMove(toParent: self)
    }
    // D: the same controller, else the same index, else the first.
    if let selected = state.selected, controllers.contains(where: { $0 === selected }) {
      tabItemsDidChange()
    } else if let index = oldIndex, controllers.indices.contains(index) {
      select(controllers[index])
    } else {
      select(controllers.first)
    }
    for controller in removed {
      controller.willMove(toParent: nil)
      controller.leaveParent()
    }
    sortTabChildren()
  }

  private func sortTabChildren() {
    containment.children.removeAll { one in state.controllers.contains { $0 === one } }
    containment.children = state.controllers + containment.children
  }

  // MARK: Tabs

  var visibleTabs: [UITab] { (state.tabs ?? []).filter { !$0.isHidden } }

  /// D: those that have a place in the bar. Where there is a sidebar, some are in it only; in a
  /// compact width an app may name those that are shown.
  var barTabs: [UITab] {
    let visible = visibleTabs
    guard traitCollection.horizontalSizeClass == .regular else {
      guard let wanted = compactTabIdentifiers else { return visible }
      return wanted.compactMap { identifier in visible.first { $0.identifier == identifier } }
    }
    let inBar = hasSidebar ? visible.filter { !$0.isForSidebarOnly } : visible
    return inBar.filter { $0.preferredPlacement == .fixed }
      + inBar.filter { $0.preferredPlacement != .fixed && !$0.isPinned }
      + inBar.filter(\.isPinned)
  }

  func set(_ tabs: [UITab]) {
    let old = state.tabs ?? []
    for tab in old where !tabs.contains(tab) {
      tab.owner = nil
    }
    for tab in tabs {
      tab.owner = self
    }
    state.tabs = tabs
    if old.isEmpty {
      for controller in state.controllers {
        controller.willMove(toParent: nil)
      }
    }
    tabsDidChange()
  }

  /// The tabs, or which of them are hidden, are others now.
  func tabsDidChange() {
    let visible = visibleTabs
    let kept = state.selectedTab.flatMap { tab in visible.contains(tab.rootTab) ? tab : nil }
    guard let tab = kept ?? visible.first else {
      state.selectedTab = nil
      return replaceTabControllers([])
    }
    select(tab)
  }

  func findTab(_ identifier: String, in tabs: [UITab]) -> UITab? {
    for tab in tabs {
      if tab.identifier == identifier { return tab }
      if let found = findTab(identifier, in: (tab as? UITabGroup)?.children ?? []) { return found }
    }
    return nil
  }

  /// Only the tabs that were chosen so far have their controllers: those are the children.
  func select(_ tab: UITab) {
    let root = tab.rootTab
    guard visibleTabs.contains(root) else { return }
    state.selectedTab = tab
    tellParents(of: tab)
    let controller = root.shownController
    let loaded = visibleTabs.compactMap { one -> UIViewController? in
      one === root ? controller : state.controllers.first { $0 === one.shownBefore }
    }
    if !loaded.elementsEqual(state.controllers, by: ===) { replaceTabControllers(loaded) }
    select(controller)
    sortTabChildren()
  }

  /// Each group that a tab lies in has it, or the group below, as the selected child.
  private func tellParents(of tab: UITab) {
    guard let group = tab.parent else { return }
    group.selectedChild = tab
    tellParents(of: group)
  }

  /// An app chose another child of the group that is shown.
  func selectedChildDidChange(of group: UITabGroup) {
    guard let child = group.selectedChild, let selected = state.selectedTab, selected !== child,
      selected.rootTab === group.rootTab, !selected.isInside(child)
    else { return }
    select(child)
  }

  private func replaceTabControllers(_ controllers: [UIViewController]) {
    let removed = state.controllers.filter { one in !controllers.contains { $0 === one } }
    state.controllers = controllers
    for controller in controllers where controller.parent !== self {
      adopt(controller)
      controller.didMove(toParent: self)
    }
    guard !removed.isEmpty else { return }
    if let displayed = state.displayed, removed.contains(where: { $0 === displayed }) {
      select(controllers.first)
    }
    for controller in removed {
      controller.willMove(toParent: nil)
      controller.leaveParent()
    }
  }

  // MARK: Selection

  func select(_ controller: UIViewController?) {
    guard controller !== state.selected else { return tabItemsDidChange() }
    state.selected = controller
    tabItemsDidChange()
    followSelection()
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Shows what is selected, now or when this controller appears.
  func followSelection() {
    guard appearance.phase == .appeared, viewIfLoaded?.window != nil else {
      if appearance.phase == .appearing, state.displayed?.appearance.phase == .disappeared {
        installSelected()
      }
      return
    }
    state.running?.end()
    let from = state.displayed
    guard from !== state.selected else { return }
    let animator = from.flatMap { from in
      state.selected.flatMap { to in
        delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
      }
    }
    let transition = ScreenTransition(
      kind: .select,
      from: from,
      to: state.selected,
      isAnimated: animator != nil,
      duration: 0,
      owner: self
    )
    transition.beginsWithTo = true
    transition.animator = animator
    if animator != nil { transition.attach(to: [self]) }
    state.running = transition
    transition.begin(in: contentView)
  }

  /// Puts the selected controller's view in place, without a word to anyone.
  func installSelected() {
    if let old = state.displayed, old !== state.selected {
      old.viewIfLoaded?.removeFromSuperview()
    }
    state.displayed = state.selected
    stackWishDidChange(timeline: nil)
    guard let view = state.selected?.view else { return }
    place(view)
  }

  func place(_ view: UIView) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== contentView { contentView.addSubview(view) }
    if let controller = state.displayed { applyInsets(to: controller) }
  }

  // MARK: A person's choice

  private func reselect(_ controller: UIViewController) {
    guard let stack = controller as? UINavigationController, stack.viewControllers.count > 1 else {
      return
    }
    stack.popByUser { stack.popToRootViewController(animated: true) }
  }

  func userMaySelect(_ controller: UIViewController) -> Bool {
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return false }
    if controller === state.selected { reselect(controller) } else { select(controller) }
    delegate?.tabBarController(self, didSelect: controller)
    return controller === state.selected
  }

  func userMaySelect(_ tab: UITab) -> Bool {
    guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return false }
    let previous = state.selectedTab
    if previous === tab || previous?.rootTab === tab, let selected = state.selected {
      reselect(selected)
    } else {
      select(tab)
    }
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
    return state.selectedTab?.rootTab === tab.rootTab
  }
}

extension UITabBarController: TabBarOwner {
  func tabBarMaySelect(_ item: UITabBarItem) -> Bool {
    if let tab = visibleTabs.first(where: { $0.item === item }) { return userMaySelect(tab) }
    guard item !== more.ownTabBarItem || !showsMore else {
      unsupported("the list of the More tab")
      return false
    }
    guard let controller = state.controllers.first(where: { $0.tabBarItem === item }) else {
      return false
    }
    return userMaySelect(controller)
  }

  func tabBarVisibilityDidChange() {
    viewIfLoaded?.setNeedsLayout()
  }
}

extension UITabBarController: TransitionOwner {
  func transitionWillBegin(_ transition: ScreenTransition) {
    transition.to?.loadViewIfNeeded()
    guard let animator = transition.animator else { return }
    transition.interactionController = delegate?.tabBarController(
      self,
      interactionControllerFor: animator
    )
    if transition.interactionController?.wantsInteractiveStart == true {
      transition.coordinator.becomeInteractive()
    }
  }

  func transitionPlacesViews(_ transition: ScreenTransition) {
    state.displayed = transition.to
    stackWishDidChange(timeline: nil)
    guard let to = transition.to, let view = to.view else { return }
    view.frame = contentView.bounds
    if transition.animator == nil { place(view) }
  }

  func transitionAnimates(_ transition: ScreenTransition) {}

  func transitionRemovesViews(_ transition: ScreenTransition) {
    let gone = transition.isCancelled ? transition.to : transition.from
    let kept = transition.isCancelled ? transition.from : transition.to
    state.displayed = kept
    if transition.isCancelled { state.selected = kept }
    gone?.viewIfLoaded?.removeFromSuperview()
    guard let view = kept?.viewIfLoaded else { return }
    // What an animator left out stays out.
    if transition.animator == nil || transition.isCancelled || view.isDescendant(of: contentView) {
      place(view)
    }
  }

  func transitionDidEnd(_ transition: ScreenTransition) {
    if state.running === transition { state.running = nil }
    tabItemsDidChange()
    viewIfLoaded?.setNeedsLayout()
  }
}
