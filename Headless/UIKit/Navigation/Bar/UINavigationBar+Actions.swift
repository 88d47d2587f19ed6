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

  /// C.6.11: the provider makes the menu from what the system suggests: nothing here.
  func titleWasTapped(_ view: UIView) {
    guard let menu = topItem?.titleMenuProvider?([]) else { return }
    MenuPresenter.present(menu.copied(), from: view, sender: self)
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
