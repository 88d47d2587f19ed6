extension UITabBarController {
  // MARK: State

  /// D: a sidebar needs the room of a regular width, and a mode or groups that ask for it.
  var hasSidebar: Bool {
    guard traitCollection.horizontalSizeClass == .regular else { return false }
    return switch mode {
    case .automatic: (state.tabs ?? []).contains { $0 is UITabGroup }
    case .tabBar: false
    case .tabSidebar: true
    }
  }

  var isSidebarShown: Bool { hasSidebar && !sidebar.isHidden }

  private var entries: [TabSidebarEntry] {
    guard let tabs = state.tabs else {
      return state.controllers.map {
        TabSidebarEntry(target: .controller($0), depth: 0, isHeader: false)
      }
    }
    return TabSidebarEntry.entries(of: tabs)
  }

  func isSelected(_ entry: TabSidebarEntry) -> Bool {
    switch entry.target {
    case .tab(let tab): tab === state.selectedTab
    case .action: false
    case .controller(let controller): controller === state.selected
    }
  }

  func userDidChoose(_ entry: TabSidebarEntry) {
    switch entry.target {
    case .tab(let tab): _ = userMaySelect(tab)
    case .action(let action): action.performWithSender(nil, target: nil)
    case .controller(let controller): _ = userMaySelect(controller)
    }
    sidebarView?.updateSelection()
    // D: a sidebar that lies over the content stays; a person puts it away.
  }

  func userDidToggleSidebar() {
    sidebar.setHidden(!sidebar.isHidden, animated: true)
  }

  // MARK: Content

  func sidebarContentDidChange() {
    guard isViewLoaded, isSidebarShown else { return }
    let shown = sidebarView ?? makeSidebarView()
    shown.show(entries, sidebar: sidebar)
    shown.showEdges(of: sidebar)
  }

  /// The tabs may be others now, or another one is selected.
  func sidebarRowsMayHaveChanged() {
    guard isViewLoaded, isSidebarShown, let sidebarView else { return }
    sidebarView.show(entries, sidebar: sidebar)
  }

  private func makeSidebarView() -> TabSidebarView {
    let made = TabSidebarView(self)
    sidebarView = made
    view.addSubview(made)
    return made
  }

  // MARK: Showing and hiding

  func sidebarVisibilityDidChange(animated: Bool) {
    guard isViewLoaded, hasSidebar else { return }
    let animator = SidebarAnimator()
    sidebar.delegate?.tabBarController(
      self,
      sidebarVisibilityWillChange: sidebar,
      animator: animator
    )
    if !sidebar.isHidden {
      sidebarContentDidChange()
      UIView.performWithoutAnimation { placeSidebar(isShown: false) }
    }
    let update = { [self] in
      placeSidebar(isShown: !sidebar.isHidden)
      layOutContents()
      contentView.performLayoutIfNeeded()
      for animation in animator.animations { animation() }
    }
    let finish = { [weak self] in
      self?.removeSidebarIfHidden()
      for completion in animator.completions { completion() }
    }
    guard animated, view.window != nil else {
      update()
      return finish()
    }
    UIView.animate(withDuration: 0.35, animations: update) { _ in finish() }
  }

  private func removeSidebarIfHidden() {
    guard !isSidebarShown, let sidebarView else { return }
    sidebarView.endDisplay()
    sidebarView.removeFromSuperview()
    self.sidebarView = nil
  }

  // MARK: Layout

  private var isFlipped: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// What the sidebar takes of the width at its side.
  var sidebarInset: CGFloat { isSidebarShown ? TabSidebarView.width : 0 }

  var sidebarTiles: Bool { isSidebarShown && sidebar.preferredLayout == .tile }

  private func placeSidebar(isShown: Bool) {
    guard let sidebarView else { return }
    let width = TabSidebarView.width
    let start = isShown ? 0 : -width
    sidebarView.frame = CGRect(
      x: isFlipped ? view.bounds.width - width - start : start,
      y: 0,
      width: width,
      height: view.bounds.height
    )
    view.bringSubviewToFront(sidebarView)
  }

  func layOutSidebar() {
    tabBar.accessibilityElementsHidden = isSidebarShown
    if isSidebarShown {
      if sidebarView == nil { sidebarContentDidChange() }
      placeSidebar(isShown: true)
    } else if !hasSidebar {
      removeSidebarIfHidden()
    }
    layOutToggle()
  }

  /// D: beside the tab bar stands a button that brings the sidebar.
  private func layOutToggle() {
    guard hasSidebar, sidebar.isHidden, isBarShown else {
      sidebarToggle?.removeFromSuperview()
      sidebarToggle = nil
      return
    }
    let toggle = sidebarToggle ?? makeToggle()
    toggle.frame = CGRect(
      x: isFlipped ? view.bounds.width - 64 : 20,
      y: tabBar.frame.minY + 2,
      width: 44,
      height: 44
    )
    view.bringSubviewToFront(toggle)
  }

  private func makeToggle() -> UIButton {
    let toggle = UIButton(type: .system)
    toggle.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
    toggle.accessibilityLabel = "Show Sidebar"
    toggle.addAction(
      UIAction { [weak self] _ in self?.userDidToggleSidebar() },
      for: .primaryActionTriggered
    )
    view.addSubview(toggle)
    sidebarToggle = toggle
    return toggle
  }

  /// The place of the selected controller beside a sidebar that tiles.
  func contentFrame(in bounds: CGRect) -> CGRect {
    guard sidebarTiles else { return bounds }
    var frame = bounds
    frame.size.width -= TabSidebarView.width
    if !isFlipped { frame.origin.x += TabSidebarView.width }
    return frame
  }

  /// What the sidebar covers of content that goes on under it.
  var sidebarSafeArea: UIEdgeInsets {
    guard isSidebarShown, !sidebarTiles else { return .zero }
    let width = TabSidebarView.width
    return UIEdgeInsets(
      top: 0,
      left: isFlipped ? 0 : width,
      bottom: 0,
      right: isFlipped ? width : 0
    )
  }
}

/// Where content isn't covered by the tab bar or the sidebar.
final class TabContentGuide: UILayoutGuide {
  weak var controller: UITabBarController?

  init(of controller: UITabBarController) {
    self.controller = controller
    super.init(.area, of: controller.view)
  }

  override var layoutFrame: CGRect {
    guard let controller, let view = owningView else { return .zero }
    return view.bounds.inset(by: controller.coveredInsets)
  }
}
