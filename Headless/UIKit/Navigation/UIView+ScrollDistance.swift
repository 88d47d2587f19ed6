extension UIView {
  /// A scroll view says how far its content was scrolled up from its top.
  ///
  /// The bar of the stack follows if the view begins at the top of a page.
  func reportScrollDistance(_ distance: CGFloat) {
    var view = superview
    while let current = view {
      if let page = current as? NavigationPageView {
        guard convert(bounds, to: page).minY <= 0.5 else { return }
        page.controller?.navigation.scrollDistance = distance
        page.controller?.navigationController?.scrollDistanceDidChange(of: page)
        return
      }
      view = current.superview
    }
  }
}

extension UINavigationController {
  func scrollDistanceDidChange(of page: NavigationPageView) {
    guard page.controller === stack.displayed else { return }
    navigationBar.scrollDistance = page.controller?.navigation.scrollDistance ?? 0
  }
}
