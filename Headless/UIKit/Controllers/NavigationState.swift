/// What a controller says to the stack it is in.
struct NavigationState {
  var item: UINavigationItem?
  var toolbarItems: [UIBarButtonItem]?
  var tabItem: UITabBarItem?
  var tab: WeakTab?
  /// How far the content that begins at the top was scrolled up.
  var scrollDistance: CGFloat = 0
  /// The scroll views that bars follow, by the raw value of their edges.
  var contentScrollViews: [UInt: WeakScrollView] = [:]
}

struct WeakScrollView {
  weak var view: UIScrollView?
}

extension UIViewController {
  /// Made at first use, one a controller.
  var ownNavigationItem: UINavigationItem {
    if let item = navigation.item { return item }
    let item = UINavigationItem()
    item.adoptTitle(title)
    item.controller = self
    navigation.item = item
    return item
  }
}
