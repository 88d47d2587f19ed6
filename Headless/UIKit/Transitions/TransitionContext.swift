/// What a custom animator sees of a transition.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private weak var transition: ScreenTransition?
  let containerView: UIView
  private let driven = DrivenAnimations()
  private var ending: Clock.Token?
  /// What the animator gave to be driven, in place of its own way to animate.
  private var interruptible: (any UIViewImplicitlyAnimating)?

  init(transition: ScreenTransition, container: UIView) {
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
    interruptible?.fractionComplete = percentComplete
  }

  func finishInteractiveTransition() {
    release(isFinished: true, speed: 1)
  }

  func cancelInteractiveTransition() {
    release(isFinished: false, speed: 1)
  }

  // MARK: Driven by percent

  var progress: CGFloat { transition?.coordinator.percentComplete ?? 0 }
  var duration: TimeInterval { transition?.duration ?? 0 }

  /// Runs the animator so that all it animates moves with the transition's own timeline.
  func animateUnderFinger() {
    guard let transition, let animator = transition.animator else { return }
    let own = animator.interruptibleAnimator(using: self)
    if !(own is AbsentAnimator) {
      interruptible = own
      if own.state == .inactive { own.startAnimation() }
      if transition.isInteractive { own.pauseAnimation() }
      return
    }
    AnimationContext.driven = driven
    driven.timeline = transition.timeline
    animator.animateTransition(using: self)
    AnimationContext.driven = nil
  }

  func release(
    isFinished: Bool,
    speed: CGFloat,
    curve: UIView.AnimationCurve = .easeInOut
  ) {
    guard let transition, transition.isInteractive else { return }
    transition.curve = TimingCurve(curve)
    driven.isCancelled = !isFinished
    let progress = transition.coordinator.percentComplete
    let rest = duration * Double((isFinished ? 1 - progress : progress) / max(speed, 0.01))
    transition.release(isFinished: isFinished, duration: rest)
    guard let interruptible else { return scheduleEnd() }
    interruptible.isReversed = !isFinished
    interruptible.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  func scheduleEnd() {
    guard let transition, interruptible == nil else { return }
    ending?.cancel()
    ending = Stage.current.clock.schedule(at: transition.timeline.end) { [driven] in
      driven.finish()
    }
  }

  func holdEnd() {
    ending?.cancel()
  }

  func completeTransition(_ didComplete: Bool) {
    transition?.end(isCancelled: !didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition?.coordinator.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard let transition, let owner = transition.owner else { return nil }
    return owner.view(forKey: key, in: transition)
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    guard let transition, let owner = transition.owner else { return .zero }
    return owner.initialFrame(of: vc, in: transition, container: containerView)
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    guard let transition, let owner = transition.owner else { return .zero }
    return owner.finalFrame(of: vc, in: transition, container: containerView)
  }

  func pauseInteractiveTransition() {
    transition?.pause()
    interruptible?.pauseAnimation()
  }
}
