@MainActor
open class UINavigationBar: UIView {
  weak var owner: (any NavigationBarOwner)?
  open var items: [UINavigationItem]?
}

extension UINavigationBar: StackNavigationBar {
  func transition(
    from old: [UINavigationItem],
    to new: [UINavigationItem],
    timeline: Timeline?
  ) {
    items = new
  }

  func transitionDidEnd(isCancelled: Bool) {}

  var preferredHeight: CGFloat { 54 }
}
