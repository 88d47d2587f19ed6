extension UINavigationBar: BarActions {
  /// C.6.4: a back action runs in place of the pop.
  func backWasTapped() {
    if let action = topItem?.backAction {
      return action.performWithSender(backItem?.backBarButtonItem ?? self, target: nil)
    }
    if let owner { return owner.navigationBarDidTapBack() }
    popItem(animated: true)
  }

  /// The titles behind, nearest first.
  func backWasPressedLong(_ button: BarButton) {
    guard owner != nil, stack.count > 1 else { return }
    let actions = stack.dropLast().reversed().map { item in
      UIAction(title: item.backMenuTitle) { [weak self] _ in
        self?.owner?.navigationBarDidChoose(item)
      }
    }
    let menu = UIMenu(children: actions)
    guard takes(menu) else { return }
    MenuPresenter.present(menu, from: button, sender: self)
  }

  /// ios-hooks 2: the menu is set on the back item, whose class may not take it.
  private func takes(_ menu: UIMenu) -> Bool {
    guard let item = backItem?.backBarButtonItem, type(of: item) != UIBarButtonItem.self else {
      return true
    }
    let before = item.menu
    item.menu = menu
    defer { item.menu = before }
    return item.menu != nil
  }

  /// C.6.11: the provider makes the menu from what the system suggests; a document heads it.
  func titleWasTapped(_ view: UIView) {
    guard let item = topItem else { return }
    let suggested = item.renameDelegate == nil ? [] : [renameAction(for: item)]
    let menu: UIMenu?
    if let provider = item.titleMenuProvider {
      menu = provider(suggested)
    } else {
      menu = UIMenu(children: suggested)
    }
    guard var children = menu?.children else { return }
    if let share = item.documentProperties?.activityViewControllerProvider {
      children.insert(shareAction(share), at: 0)
    }
    let title = item.documentProperties?.name ?? menu?.title ?? ""
    guard !children.isEmpty || !title.isEmpty else { return }
    MenuPresenter.present(
      UIMenu(title: title, children: children).copied(),
      from: view,
      sender: self
    )
  }

  private func renameAction(for item: UINavigationItem) -> UIAction {
    UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { [weak self, weak item] _ in
      guard let self, let item, item === topItem else { return }
      face.titleView.beginRenaming(item)
    }
  }

  private func shareAction(_ share: @escaping () -> UIActivityViewController) -> UIAction {
    UIAction(title: "Share…", image: UIImage(systemName: "square.and.arrow.up")) {
      [weak self] _ in
      self?.window?.rootViewController?.frontmost.present(share(), animated: true)
    }
  }

  func overflowWasTapped(_ button: BarButton, elements: [UIMenuElement]) {
    MenuPresenter.present(UIMenu(children: elements), from: button, sender: self)
  }
}

extension UIBarButtonItem {
  /// A.2: without an action the menu opens on tap, with one on a long press.
  func barButtonWasTapped(_ button: BarButton) {
    guard isEnabled else { return }
    if primaryAction == nil, menuState.shownMenu != nil {
      presentMenu(from: button)
    } else if primaryAction == nil, let group = representedGroup {
      // A.2: a representative item without action shows the group's items.
      let menu = UIMenu(children: group.overflowElements)
      MenuPresenter.present(menu, from: button, sender: self)
    } else {
      performPrimaryAction()
    }
  }

  func barButtonWasPressedLong(_ button: BarButton) {
    guard isEnabled, menuState.shownMenu != nil else { return }
    presentMenu(from: button)
  }

  private func presentMenu(from button: BarButton) {
    guard let menu = menuState.shownMenu else { return }
    let selects = changesSelectionAsPrimaryAction && primaryAction == nil
    MenuPresenter.present(menu, from: button, sender: self, selects: selects) {
      [weak self] action, scope in
      self?.menuState.choose(action, in: scope)
      self?.notifyObservers()
    }
  }
}

extension UIViewController {
  /// The controller that is presented over all others.
  fileprivate var frontmost: UIViewController {
    var front = self
    while let presented = front.presentedViewController { front = presented }
    return front
  }
}
