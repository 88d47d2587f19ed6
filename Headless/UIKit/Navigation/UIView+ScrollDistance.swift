extension UIView {
  /// The page whose bar follows this view: a scroll view that begins at the top of a page.
  var pageUnderBar: NavigationPageView? {
    var view = superview
    while let current = view {
      if let page = current as? NavigationPageView {
        if let named = page.controller?.contentScrollView(for: .top) {
          return named === self ? page : nil
        }
        return convert(bounds, to: page).minY <= 0.5 ? page : nil
      }
      view = current.superview
    }
    return nil
  }

  /// A scroll view says how far its content was scrolled up from its top, where the bar is at its
  /// full height.
  func reportScrollDistance(_ distance: CGFloat) {
    guard let page = pageUnderBar else { return }
    page.controller?.navigation.scrollDistance = distance
    page.controller?.navigationController?.scrollDistanceDidChange(of: page)
  }
}

extension UINavigationController {
  func scrollDistanceDidChange(of page: NavigationPageView) {
    guard page.controller === stack.displayed else { return }
    navigationBar.scrollDistance = page.controller?.navigation.scrollDistance ?? 0
    guard stack.running.isEmpty, stack.pending == nil, isViewLoaded else { return }
    fitBars()
  }
}
