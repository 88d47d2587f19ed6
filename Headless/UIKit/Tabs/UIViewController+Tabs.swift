extension UIViewController {
  /// Made at first use, from the title.
  var ownTabBarItem: UITabBarItem {
    if let item = navigation.tabItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    navigation.tabItem = item
    return item
  }

  func setTabBarItem(_ item: UITabBarItem?) {
    navigation.tabItem = item
    tabBarController?.tabItemsDidChange()
  }

  /// The title names the tab too.
  func titleDidChange() {
    navigation.tabItem?.title = title
    tabBarController?.tabItemsDidChange()
  }
}
