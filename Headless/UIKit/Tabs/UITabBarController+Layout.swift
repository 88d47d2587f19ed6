extension UITabBarController {
  // MARK: Items

  /// D, A.7: more than five tabs are four and the More tab.
  var showsMore: Bool {
    state.tabs == nil && state.controllers.count > 5
      && traitCollection.horizontalSizeClass != .regular
  }

  func tabItemsDidChange() {
    if state.tabs != nil {
      tabBar.show(barTabs.map(\.item), selected: state.selectedTab?.rootTab.item)
      return sidebarRowsMayHaveChanged()
    }
    defer { sidebarRowsMayHaveChanged() }
    let items = state.controllers.compactMap { $0.tabBarItem }
    guard showsMore else { return tabBar.show(items, selected: state.selected?.tabBarItem) }
    let moreItem = more.ownTabBarItem
    if moreItem.shownTitle == nil {
      moreItem.title = UITabBarItem.SystemItem.more.title
      moreItem.image = UIImage(systemName: UITabBarItem.SystemItem.more.symbolName)
    }
    let shown = Array(items.prefix(4)) + [moreItem]
    let selected = state.selected?.tabBarItem
    tabBar.show(shown, selected: shown.contains { $0 === selected } ? selected : moreItem)
  }

  // MARK: Layout

  var isBarShown: Bool {
    !state.isHiddenByStack && !state.isHiddenByApp && !tabBar.isHidden && !isSidebarShown
  }

  private var barHeight: CGFloat {
    TabBarMetrics.height(over: view.safeAreaInsets.bottom)
  }

  func layOutContents() {
    tabItemsDidChange()
    contentView.frame = contentFrame(in: view.bounds)
    if let displayed = state.displayed, displayed.viewIfLoaded?.superview === contentView {
      applyInsets(to: displayed)
    }
    layOutBar()
    layOutSidebar()
  }

  /// What the bars of this controller and the safe area take from its view.
  var coveredInsets: UIEdgeInsets {
    var insets = view.safeAreaInsets
    if isBarShown { insets.bottom = barHeight }
    if accessoryView != nil { insets.bottom += TabAccessoryView.height + 8 }
    guard isSidebarShown else { return insets }
    let isFlipped = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if isFlipped { insets.right = sidebarInset } else { insets.left = sidebarInset }
    return insets
  }

  func layOutBar() {
    let bounds = view.bounds
    let height = barHeight
    var frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    let isHidden = state.isHiddenByStack || state.isHiddenByApp || isSidebarShown
    if isHidden {
      if Stage.current.look == .glass {
        frame.origin.y = bounds.height + 20
      } else {
        frame.origin.x = -bounds.width
      }
    }
    tabBar.frame = frame
    layOutAccessory(above: frame.minY)
  }

  private func layOutAccessory(above barTop: CGFloat) {
    guard let accessoryView else { return }
    if accessoryView.superview !== view {
      view.insertSubview(accessoryView, belowSubview: tabBar)
    }
    let bottom =
      isBarShown ? barTop : view.bounds.height - max(view.safeAreaInsets.bottom, 13)
    accessoryView.frame = CGRect(
      x: 21,
      y: bottom - TabAccessoryView.height - 8,
      width: view.bounds.width - 42,
      height: TabAccessoryView.height
    )
  }

  /// The bar and the accessory lie over the content, which keeps clear of them by the safe area.
  func applyInsets(to controller: UIViewController) {
    guard let content = controller.viewIfLoaded, let view = viewIfLoaded else { return }
    var bottom = isBarShown ? barHeight - view.safeAreaInsets.bottom : 0
    if accessoryView != nil { bottom += TabAccessoryView.height + 8 }
    var frame = contentView.bounds
    var insets = sidebarSafeArea
    insets.bottom = bottom
    if !controller.extends(under: .bottom, isTranslucent: tabBar.isTranslucent), bottom > 0 {
      frame.size.height -= bottom + view.safeAreaInsets.bottom
      insets.bottom = 0
    }
    if content.frame != frame { content.frame = frame }
    content.setContainerSafeAreaInsets(insets)
  }

  // MARK: Hiding the bar

  /// C.6.13: the stack that is shown decides, with its own transition where there is one.
  func stackWishDidChange(timeline: Timeline?) {
    let wish = (state.displayed as? UINavigationController)?.wantsBottomBarHidden ?? false
    guard wish != state.isHiddenByStack else {
      viewIfLoaded?.setNeedsLayout()
      return
    }
    guard isViewLoaded else { return state.isHiddenByStack = wish }
    prepareBar(willHide: wish || state.isHiddenByApp)
    state.isHiddenByStack = wish
    if let displayed = state.displayed { applyInsets(to: displayed) }
    AnimationContext.run(timeline) { layOutBar() }
    guard timeline != nil, let coordinator = state.displayed?.transitionCoordinator else {
      return settleBar()
    }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.settleBar() }
  }

  func changeBar(animated: Bool, _ change: () -> Void) {
    change()
    guard isViewLoaded else { return }
    prepareBar(willHide: state.isHiddenByApp || state.isHiddenByStack)
    let update = { [self] in
      if let displayed = state.displayed { applyInsets(to: displayed) }
      layOutBar()
      contentView.performLayoutIfNeeded()
    }
    guard animated, view.window != nil else {
      update()
      return settleBar()
    }
    UIView.animate(0.35, delay: 0, curve: .easeInOut, update) { [weak self] _ in self?.settleBar() }
  }

  /// It comes in from where it went.
  private func prepareBar(willHide: Bool) {
    guard !willHide, tabBar.isHidden else { return }
    UIView.performWithoutAnimation { layOutBar() }
    tabBar.isHidden = false
  }

  private func settleBar() {
    if state.isHiddenByStack || state.isHiddenByApp { tabBar.isHidden = true }
    viewIfLoaded?.setNeedsLayout()
  }
}

/// The glass above the tab bar that holds an app's own view.
final class TabAccessoryView: UIView {
  static let height: CGFloat = 48
  private let content: UIView

  init(content: UIView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    content.frame = bounds
  }

  override func displayItems() -> [DisplayItem] {
    GlassLook.platter(bounds, style: .tab, isDark: isShownDark).behind
  }

  override func overlayDisplayItems() -> [DisplayItem] {
    GlassLook.platter(bounds, style: .tab, isDark: isShownDark).above
  }
}
