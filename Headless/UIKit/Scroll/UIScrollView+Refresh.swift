extension UIScrollView {
  public var refreshControl: UIRefreshControl? {
    get { scroll.refreshControl }
    set {
      scroll.refreshControl?.removeFromSuperview()
      scroll.refreshControl?.scrollView = nil
      scroll.refreshControl = newValue
      newValue?.scrollView = self
      if let newValue { insertSubview(newValue, at: 0) }
      refreshStateDidChange()
    }
  }

  /// Content that refreshes stands lower.
  var refreshInset: CGFloat {
    scroll.refreshControl?.isRefreshing == true ? UIRefreshControl.height : 0
  }

  func refreshStateDidChange() {
    insetsMayHaveChanged()
    setNeedsLayout()
  }

  func placeRefreshControl() {
    guard let control = scroll.refreshControl else { return }
    control.frame = CGRect(
      x: 0,
      y: -UIRefreshControl.height,
      width: bounds.width,
      height: UIRefreshControl.height
    )
  }

  /// A finger pulls content that is at the top already.
  func pullMayRefresh() {
    guard let control = scroll.refreshControl, !control.isRefreshing,
      -contentOffset.y - restingTop > UIRefreshControl.threshold
    else { return }
    control.userDidPull()
  }
}
