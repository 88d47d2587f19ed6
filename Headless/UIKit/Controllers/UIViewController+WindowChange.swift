/// A child whose view an app puts into a visible parent, or takes out, appears and disappears
/// without further calls.
extension UIViewController {
  func rootViewWillMove(to window: UIWindow?) {
    guard let parent, parent.isVisible, !parent.ordersChildAppearance,
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    let isAppearing = window != nil
    guard appearance.phase == (isAppearing ? .disappeared : .appeared) else { return }
    appearance.followsView = true
    beginAppearanceTransition(isAppearing, animated: false)
  }

  func rootViewDidMove() {
    guard appearance.followsView else { return }
    appearance.followsView = false
    guard appearance.phase == .appearing else { return endAppearanceTransition() }
    deliverIsAppearing()
    // A parent that is still appearing ends it together with its own.
    guard parent?.appearance.phase == .appeared else { return }
    Stage.current.loop.enqueue { [weak self] in
      guard let self, self.appearance.phase == .appearing else { return }
      self.viewIfLoaded?.performLayoutIfNeeded()
      self.endAppearanceTransition()
    }
  }
}
