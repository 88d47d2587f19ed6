/// What a tab bar controller keeps.
@MainActor
struct TabState {
  /// The children, in the order of their tabs.
  var controllers: [UIViewController] = []
  /// Set once the app gave tabs: then the older delegate methods are not called (D, A.7).
  var tabs: [UITab]?
  var selected: UIViewController?
  /// The controller whose view is in the window, or was when it was last seen.
  var displayed: UIViewController?
  var selectedTab: UITab?
  var running: ScreenTransition?
  /// The stack that is shown has a controller that hides the bar.
  var isHiddenByStack = false
  var isHiddenByApp = false
}

/// Lays out the tab bar controller's view: content, accessory, bar.
final class TabContainerView: UIView {
  var layOut: () -> Void = {}

  override func layoutSubviews() {
    layOut()
  }
}
