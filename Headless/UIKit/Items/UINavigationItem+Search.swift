extension UINavigationItem {
  @available(iOS 11.0, *)
  public var searchController: UISearchController? {
    get { search.controller }
    set {
      let old = search.controller
      if old !== newValue {
        if old?.hostItem === self { old?.hostItem = nil }
        old?.searchBar.removeFromSuperview()
      }
      search.controller = newValue
      newValue?.hostItem = self
      didWrite("searchController")
    }
  }

  @available(iOS 11.0, *)
  public var hidesSearchBarWhenScrolling: Bool {
    get { search.hidesWhenScrolling }
    set {
      search.hidesWhenScrolling = newValue
      didWrite("hidesSearchBarWhenScrolling")
    }
  }

  @available(iOS 16.0, *)
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { search.placement }
    set {
      let old = searchBarPlacement
      search.placement = newValue
      let new = searchBarPlacement
      if old != new { search.controller?.announcePlacement(new) }
      didWrite("preferredSearchBarPlacement")
      if old != new { search.controller?.confirmPlacement(old) }
    }
  }

  /// Where the search bar is.
  @available(iOS 16.0, *)
  public var searchBarPlacement: SearchBarPlacement {
    if search.placement != .automatic { return search.placement }
    return canUseToolbarForSearch ? .integrated : .stacked
  }

  @available(iOS 26.0, *)
  public var searchBarPlacementBarButtonItem: UIBarButtonItem { search.makeBarButtonItem() }

  @available(iOS 26.0, *)
  public var searchBarPlacementAllowsToolbarIntegration: Bool {
    get { search.allowsToolbar }
    set {
      search.allowsToolbar = newValue
      didWrite("searchBarPlacementAllowsToolbarIntegration")
    }
  }

  @available(iOS 26.0, *)
  public var searchBarPlacementAllowsExternalIntegration: Bool {
    get { search.allowsExternal }
    set {
      search.allowsExternal = newValue
      didWrite("searchBarPlacementAllowsExternalIntegration")
    }
  }

  @available(iOS 16.0, *)
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    @available(iOS 26.0, *)
    case integrated = 1
    case stacked = 2
    @available(iOS 26.0, *)
    case integratedCentered = 3
    @available(iOS 26.0, *)
    case integratedButton = 4

    @available(iOS, introduced: 16.0, deprecated: 26.0, renamed: "integrated")
    public static var inline: Self { .integrated }
  }

  // MARK: Where it lies

  /// On iPhone with iOS 26, in a stack that owns the window's bottom.
  private var canUseToolbarForSearch: Bool {
    guard Stage.current.look == .glass, search.allowsToolbar,
      let bar = observer as? UINavigationBar, let stack = bar.owner as? UINavigationController
    else { return false }
    return stack.traitCollection.userInterfaceIdiom != .pad && stack.parent == nil
  }

  var searchPlace: SearchContent.Place {
    switch searchBarPlacement {
    case .automatic, .stacked: .stacked
    case .integrated, .integratedCentered, .integratedButton:
      canUseToolbarForSearch ? .toolbar : .row
    }
  }

  /// What the search shows changed, though nothing was written.
  func searchDidChange() {
    observer?.navigationItemDidChange(self, animated: false)
  }
}

/// What an item says about its search.
@MainActor
struct ItemSearch {
  var controller: UISearchController?
  var hidesWhenScrolling = true
  var placement = UINavigationItem.SearchBarPlacement.automatic
  var allowsToolbar = true
  var allowsExternal = false
  private(set) var barButtonItem: UIBarButtonItem?

  mutating func makeBarButtonItem() -> UIBarButtonItem {
    if let barButtonItem { return barButtonItem }
    let item = UIBarButtonItem()
    item.standsForSearch = true
    barButtonItem = item
    return item
  }
}

extension UISearchController {
  func announcePlacement(_ placement: UINavigationItem.SearchBarPlacement) {
    delegate?.searchController(self, willChangeTo: placement)
  }

  func confirmPlacement(_ old: UINavigationItem.SearchBarPlacement) {
    delegate?.searchController(self, didChangeFrom: old)
  }
}
