extension UIScrollView {
  /// D: a drag that begins along an axis keeps to it; a diagonal one goes both ways.
  func lockedAxis(of pan: UIPanGestureRecognizer) -> NSLayoutConstraint.Axis? {
    guard isDirectionalLockEnabled else { return nil }
    let way = pan.translation(in: superview)
    let (sideways, upright) = (abs(way.x), abs(way.y))
    if sideways > upright * 2 { return .horizontal }
    return upright > sideways * 2 ? .vertical : nil
  }

  /// Whether a drag moves the content along an axis.
  func follows(_ axis: NSLayoutConstraint.Axis) -> Bool {
    canScroll(axis) && (scroll.lockedAxis ?? axis) == axis
  }

  // MARK: To the top

  /// The views that a tap on the status bar may mean.
  static func wantingTop(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    let own = (view as? UIScrollView).map { $0.scrollsToTop ? [$0] : [] } ?? []
    return own + view.subviews.flatMap { wantingTop(in: $0) }
  }

  /// D: the delegate is asked, and told once the content is there.
  func scrollToTop() {
    let top = CGPoint(x: contentOffset.x, y: -restingTop)
    guard contentOffset.y > top.y, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else {
      return
    }
    stopMotion()
    glide(to: top, duration: 0.3) { [weak self] in
      guard let self else { return }
      self.scrollDelegate?.scrollViewDidScrollToTop(self)
    }
  }
}
