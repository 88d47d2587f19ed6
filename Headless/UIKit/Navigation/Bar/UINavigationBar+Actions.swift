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
    MenuPresenter.present(UIMenu(children: actions), from: button, sender: self)
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
