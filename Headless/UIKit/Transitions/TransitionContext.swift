/// What a custom animator sees of a transition.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private weak var transition: Transition?
  let containerView: UIView

  init(transition: Transition, container: UIView) {
    self.transition = transition
    containerView = container
  }

  var isAnimated: Bool { transition?.isAnimated ?? false }
  var isInteractive: Bool { transition?.isInteractive ?? false }
  var transitionWasCancelled: Bool { transition?.isCancelled ?? false }
  var presentationStyle: UIModalPresentationStyle {
    transition?.coordinator.presentationStyle ?? .none
  }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    transition?.update(percentComplete)
  }

  func finishInteractiveTransition() {
    guard let transition else { return }
    let rest = transition.duration * Double(1 - transition.coordinator.percentComplete)
    transition.release(isFinished: true, duration: rest)
  }

  func cancelInteractiveTransition() {
    guard let transition else { return }
    let rest = transition.duration * Double(transition.coordinator.percentComplete)
    transition.release(isFinished: false, duration: rest)
  }

  func completeTransition(_ didComplete: Bool) {
    transition?.end(isCancelled: !didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition?.coordinator.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    transition?.coordinator.view(forKey: key)
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === transition?.from ? containerView.bounds : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === transition?.to ? containerView.bounds : .zero
  }
}
