/// The search bar of an item, as the bars show it.
@MainActor
struct SearchContent {
  enum Place {
    /// Below the title.
    case stacked
    /// In the row of items: a button until the search is active.
    case row
    /// In the stack's toolbar.
    case toolbar
  }

  let controller: UISearchController
  let place: Place
  let isActive: Bool
  /// Whether the row of items makes room.
  let hidesRow: Bool
  let hidesWhenScrolling: Bool

  init(_ controller: UISearchController, of item: UINavigationItem) {
    self.controller = controller
    isActive = controller.state.isShownActive
    place = item.searchPlace
    switch place {
    case .stacked: hidesRow = isActive && controller.hidesNavigationBarDuringPresentation
    case .row: hidesRow = isActive
    case .toolbar: hidesRow = false
    }
    hidesWhenScrolling = item.hidesSearchBarWhenScrolling && !isActive && place == .stacked
  }

  var bar: UISearchBar { controller.searchBar }

  /// Whether the navigation bar shows the field.
  var showsField: Bool { place == .stacked || (place == .row && isActive) }

  /// What the search adds below the row and the large title.
  var height: CGFloat {
    let scopes = bar.hasShownScopes ? UISearchBar.scopeZoneHeight : 0
    return showsField ? bar.fieldZoneHeight(at: place) + scopes : scopes
  }
}
