struct ContainmentState {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var isMovingTo = false
  var isMovingFrom = false
}
