/// The navigation controller's view: laying it out starts what was announced.
final class NavigationContainerView: UIView {
  var layOut: () -> Void = {}

  override func layoutSubviews() {
    layOut()
  }

  /// The bar is read first, though it lies above the content.
  override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    let bars = subviews.filter { $0 is UINavigationBar }
    let others = subviews.filter { !($0 is UINavigationBar) }
    return (bars + others).flatMap { $0.accessibilityNodes() }
  }
}
