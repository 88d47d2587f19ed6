/// The items at both ends of a navigation item, as arrays or as groups: what was set last counts.
@MainActor
struct ItemSides {
  @MainActor
  enum Content {
    case items([UIBarButtonItem]?)
    case groups([UIBarButtonItemGroup])

    var items: [UIBarButtonItem] {
      switch self {
      case .items(let items): items ?? []
      case .groups(let groups): groups.flatMap { $0.barButtonItems }
      }
    }
  }

  var leading = Content.items(nil)
  var trailing = Content.items(nil)
  var center: [UIBarButtonItemGroup] = []
  var pinnedTrailing: UIBarButtonItemGroup?
  var hidesBackButton = false
  var leftItemsSupplementBackButton = false
}

extension UINavigationItem {
  /// What stands at an end of the bar, in the form in which it was set: what the other form reads
  /// then is unsettled.
  @_spi(Headless)
  public func contents(
    isLeading: Bool
  ) -> (items: [UIBarButtonItem], groups: [UIBarButtonItemGroup]) {
    switch isLeading ? sides.leading : sides.trailing {
    case .items(let items): (items ?? [], [])
    case .groups(let groups): ([], groups)
    }
  }
}
