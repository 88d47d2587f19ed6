/// What a controller presents, and how it is presented itself.
struct PresentationState {
  var presented: UIViewController?
  weak var presenter: UIViewController?
  /// The controller that was to be presented, where this one stands in for it.
  var standsInFor: UIViewController?
  /// Who asked for it: the presenter, or something inside it.
  weak var source: UIViewController?
  var style = UIModalPresentationStyle.automatic
  var isModal = false
  var preferred: UIViewController.Transition?
  var isBeingPresented = false
  var isBeingDismissed = false
  /// Made at first use, kept for one presentation (C.8.5).
  var controller: UIPresentationController?
  /// The style that `controller` was made for.
  var controllerStyle: UIModalPresentationStyle?
}
