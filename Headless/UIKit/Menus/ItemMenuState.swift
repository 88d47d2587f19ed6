/// The action and the menu of a bar item or a button.
@MainActor
struct ItemMenuState {
  var primaryAction: UIAction?
  var representation: UIMenuElement?
  /// The object that was handed over, or the one that the user's choice made.
  private(set) var menu: UIMenu?
  /// The copy that was taken of it: what is shown.
  private(set) var shownMenu: UIMenu?

  mutating func setMenu(_ menu: UIMenu?, selects: Bool) {
    self.menu = menu
    shownMenu = menu?.copied()
    shownMenu?.enforceSingleSelection(selectsFirst: selects)
    guard let shownMenu, selects, let menu,
      menu.selectedElements.count != shownMenu.selectedElements.count
    else { return }
    self.menu = shownMenu
  }

  /// The user chose an element of a menu in which one element is on at a time.
  mutating func choose(_ action: UIAction, in scope: UIMenu) {
    for leaf in scope.selectableLeaves {
      leaf.state = leaf === action ? .on : .off
    }
    menu = shownMenu
  }
}

extension UIMenu {
  /// Actions among which a single selection holds: its own and those of inline menus.
  var selectableLeaves: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let action = child as? UIAction { return [action] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.selectableLeaves
    }
  }

  /// A.10: with single selection one element at most is on, in a pop-up exactly one.
  func enforceSingleSelection(selectsFirst: Bool) {
    if selectsFirst || options.contains(.singleSelection) {
      let leaves = selectableLeaves
      let chosen = leaves.first { $0.state == .on } ?? (selectsFirst ? leaves.first : nil)
      for leaf in leaves {
        leaf.state = leaf === chosen ? .on : .off
      }
    }
    for case let menu as UIMenu in children
    where !(selectsFirst && menu.options.contains(.displayInline)) {
      menu.enforceSingleSelection(selectsFirst: false)
    }
  }
}
