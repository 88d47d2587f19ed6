/// The navigation controller, as its bar sees it.
@MainActor
protocol NavigationBarOwner: AnyObject {
  /// The back button was tapped: an ordinary pop by the user.
  func navigationBarDidTapBack()
  /// A title of the back button's menu was chosen.
  func navigationBarDidChoose(_ item: UINavigationItem)
  /// `preferredHeight` changed: the content's safe area follows.
  func navigationBarHeightDidChange()
  /// What shows and hides the sidebar around, if this is the place for it.
  var sidebarItem: UIBarButtonItem? { get }
}

/// The bar, as its navigation controller sees it.
@MainActor
protocol StackNavigationBar: UINavigationBar {
  /// Held weakly.
  var owner: (any NavigationBarOwner)? { get set }
  /// Shows other items: along the timeline, or at once without one. From this call on `items` are
  /// the new ones and `preferredHeight` is the final one.
  func transition(
    from old: [UINavigationItem],
    to new: [UINavigationItem],
    timeline: Timeline?
  )
  /// The timeline has ended; after a cancelled swipe the old items are back.
  func transitionDidEnd(isCancelled: Bool)
  /// How far from the safe area's top the bar lies.
  var topOffset: CGFloat { get }
  /// The height for the current items.
  var preferredHeight: CGFloat { get }
  /// How much of that height goes while content is scrolled: the large title's zone.
  var collapsibleHeight: CGFloat { get }
}
