extension UINavigationController {
  var isFlipped: Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: Layout

  func layOutContents() {
    gestures.setFlipped(isFlipped)
    contentView.frame = view.bounds
    if stack.running.isEmpty {
      if let displayed = stack.displayed, let page = contentView.page(of: displayed) {
        page.frame = contentView.bounds
      }
      fitBars()
    }
    beginPendingChange()
  }

  /// C.6.14, C.6.15: the flags belong to the stack, so they stay across pushes.
  func layOutBars() {
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let height = navigationBar.preferredHeight - collapse(of: stack.displayed)
    let isHidden = stack.isNavigationBarHidden
    if !isHidden { navigationBar.isHidden = false }
    navigationBar.frame = CGRect(
      x: 0,
      y: isHidden ? -height : safe.top + navigationBar.topOffset,
      width: bounds.width,
      height: height
    )
    if isHidden, AnimationContext.timeline == nil { navigationBar.isHidden = true }
    layOutToolbar(in: bounds, safe: safe)
  }

  private func layOutToolbar(in bounds: CGRect, safe: UIEdgeInsets) {
    guard isToolbarShown || toolbarIfLoaded != nil, let toolbar else { return }
    if toolbar.superview !== view {
      view.insertSubview(toolbar, aboveSubview: contentView)
      showToolbarItems(animated: false)
    }
    let isHidden = !isToolbarShown
    if !isHidden { toolbar.isHidden = false }
    toolbar.frame = CGRect(
      x: 0,
      y: isHidden ? bounds.height : bounds.height - toolbarReach(safe),
      width: bounds.width,
      height: Self.toolbarHeight
    )
    if isHidden, AnimationContext.timeline == nil { toolbar.isHidden = true }
  }

  private static let toolbarHeight: CGFloat = 54

  /// From the bottom edge to the toolbar's top: its platters lie 28 above a home indicator's edge.
  private func toolbarReach(_ safe: UIEdgeInsets) -> CGFloat {
    // Above a tab bar, which has given its height to the safe area.
    if view.storage.containerSafeAreaInsets.bottom > 0 { return safe.bottom + Self.toolbarHeight }
    return safe.bottom > 0 ? 76 : Self.toolbarHeight
  }

  /// D: under an opaque bar a view goes only if its controller includes those.
  private func extends(_ controller: UIViewController, under edge: UIRectEdge) -> Bool {
    let isTranslucent =
      edge == .top ? navigationBar.isTranslucent : toolbarIfLoaded?.isTranslucent ?? true
    return controller.extends(under: edge, isTranslucent: isTranslucent)
  }

  /// Final from the start of a transition, as the bar's height is.
  func applyInsets(to page: NavigationPageView) {
    guard let controller = page.controller, let content = controller.viewIfLoaded else { return }
    let safe = view.safeAreaInsets
    page.collapse = collapse(of: controller)
    let top =
      stack.isNavigationBarHidden
      ? 0 : navigationBar.preferredHeight + navigationBar.topOffset - page.collapse
    let bottom = isToolbarShown ? toolbarReach(safe) - safe.bottom : 0
    var frame = page.bounds
    var insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    searchContainer(over: controller)?.setContainerSafeAreaInsets(insets)
    if !extends(controller, under: .top), top > 0 {
      frame.origin.y += safe.top + top
      frame.size.height -= safe.top + top
      insets.top = 0
    }
    if !extends(controller, under: .bottom), bottom > 0 {
      frame.size.height -= safe.bottom + bottom
      insets.bottom = 0
    }
    content.frame = frame
    content.setContainerSafeAreaInsets(insets)
  }

  /// The height that the bar has lost to the scrolled content of a page.
  private func collapse(of controller: UIViewController?) -> CGFloat {
    guard let controller, !stack.isNavigationBarHidden,
      extends(controller, under: .top)
    else { return 0 }
    return min(max(0, controller.navigation.scrollDistance), navigationBar.collapsibleHeight)
  }

  // MARK: Changes

  func barsDidChange(animated: Bool) {
    guard isViewLoaded else { return }
    // In the will-callbacks of a transition the bars move with it.
    if let transition = stack.running.last?.transition, transition.phase == .running,
      transition.isAnimated
    {
      guard transition.hasStartedMoving else { return }
      return AnimationContext.run(transition.timeline) { fitBars() }
    }
    guard animated, isOnScreen else {
      view.setNeedsLayout()
      return
    }
    UIView.animate(
      Double(Self.hideShowBarDuration),
      delay: 0,
      curve: .easeInOut,
      { [self] in
        fitBars()
        contentView.performLayoutIfNeeded()
      },
      { [weak self] _ in self?.view.setNeedsLayout() }
    )
  }

  /// The bars, and the room that they leave to what is displayed.
  func fitBars() {
    if let displayed = stack.displayed, let page = contentView.page(of: displayed) {
      applyInsets(to: page)
    }
    layOutBars()
  }

  func updateBarItems() {
    let items = stack.controllers.map(\.navigationItem)
    let old = navigationBar.items ?? []
    if !old.elementsEqual(items, by: ===) {
      navigationBar.transition(from: old, to: items, timeline: nil)
    }
    showToolbarItems(animated: false)
  }

  func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
    guard controller === topViewController else { return }
    showToolbarItems(animated: animated)
  }

  func showToolbarItems(animated: Bool) {
    if isToolbarShown, toolbarIfLoaded == nil { _ = toolbar }
    // A toolbar that goes with a transition keeps its items on its way.
    if stack.isToolbarHidden, stack.running.last?.transition.isAnimated == true { return }
    let items = stack.isToolbarHidden ? nil : topViewController?.toolbarItems
    toolbarIfLoaded?.setItems(items, animated: animated)
    toolbarIfLoaded?.search = toolbarSearch
  }

  // MARK: Bottom bar

  /// C.6.13: from the push of a controller that says so until its pop.
  var wantsBottomBarHidden: Bool {
    stack.controllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  func noteBottomBarWish() {
    if stack.controllers.first?.hidesBottomBarWhenPushed == true {
      unsettled("C.6.13: hidesBottomBarWhenPushed of a root controller has no effect")
    }
    guard !isOnScreen else { return }
    parent?.stackWantsBottomBarHidden(wantsBottomBarHidden, timeline: nil)
  }
}

extension UINavigationController: NavigationBarOwner {
  func navigationBarDidTapBack() {
    guard barDelegateAllowsPop else { return }
    popByUser { popViewController(animated: true) }
  }

  func navigationBarDidChoose(_ item: UINavigationItem) {
    guard let target = stack.controllers.first(where: { $0.navigationItem === item }) else {
      return
    }
    guard barDelegateAllowsPop else { return }
    popByUser { popToViewController(target, animated: true) }
  }

  /// C.6.5: a subclass that is its bar's delegate is asked; after its yes UIKit pops itself.
  var barDelegateAllowsPop: Bool {
    guard let delegate = self as? any UINavigationBarDelegate, let item = navigationBar.topItem
    else { return true }
    return delegate.navigationBar(navigationBar, shouldPop: item)
  }

  func navigationBarHeightDidChange() {
    viewIfLoaded?.setNeedsLayout()
  }

  var sidebarItem: UIBarButtonItem? {
    (parent as? UISplitViewController)?.sidebarItem(for: self)
  }

  @discardableResult
  func popByUser<T>(_ operation: () -> T) -> T {
    stack.isUserPop = true
    defer { stack.isUserPop = false }
    return operation()
  }
}
