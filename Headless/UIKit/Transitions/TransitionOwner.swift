/// A container or presentation whose contents a transition changes.
///
/// The transition calls these in order, around the appearance callbacks that it alone sends.
@MainActor
protocol TransitionOwner: AnyObject {
  /// Loads the incoming view. Nothing was said to anyone yet.
  func transitionWillBegin(_ transition: ScreenTransition)
  /// After the will-callbacks: puts the incoming view into the window, with its final frame.
  func transitionPlacesViews(_ transition: ScreenTransition)
  /// The changes that run along the timeline; without animation they happen at once.
  func transitionAnimates(_ transition: ScreenTransition)
  /// The motion is over: takes out what left, or what came if the transition was cancelled.
  func transitionRemovesViews(_ transition: ScreenTransition)
  /// Between the did-callback of the one that left and that of the one that came.
  func transitionReveals(_ transition: ScreenTransition)
  /// After the did-callbacks: parents, flags, delegates, completion blocks.
  func transitionDidEnd(_ transition: ScreenTransition)
  /// After the coordinator's completions: what waited may go on.
  func transitionIsOver(_ transition: ScreenTransition)

  // What an animator sees.
  func view(forKey key: UITransitionContextViewKey, in transition: ScreenTransition) -> UIView?
  func initialFrame(
    of controller: UIViewController,
    in transition: ScreenTransition,
    container: UIView
  ) -> CGRect
  func finalFrame(
    of controller: UIViewController,
    in transition: ScreenTransition,
    container: UIView
  ) -> CGRect
}

extension TransitionOwner {
  func transitionReveals(_ transition: ScreenTransition) {}
  func transitionIsOver(_ transition: ScreenTransition) {}

  func view(forKey key: UITransitionContextViewKey, in transition: ScreenTransition) -> UIView? {
    transition.coordinator.view(forKey: key)
  }

  func initialFrame(
    of controller: UIViewController,
    in transition: ScreenTransition,
    container: UIView
  ) -> CGRect {
    controller === transition.from ? container.bounds : .zero
  }

  func finalFrame(
    of controller: UIViewController,
    in transition: ScreenTransition,
    container: UIView
  ) -> CGRect {
    controller === transition.to ? container.bounds : .zero
  }
}
