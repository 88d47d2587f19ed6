/// The navigation controller's view: laying it out starts what was announced.
final class NavigationContainerView: UIView {
  var layOut: () -> Void = {}

  override func layoutSubviews() {
    layOut()
  }
}
