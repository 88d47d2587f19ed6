@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var context: TransitionContext?

  public override init() {
    super.init()
  }

  open var duration: CGFloat { CGFloat(context?.duration ?? 0) }
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  @available(iOS 10.0, *)
  open var wantsInteractiveStart = true
  @available(iOS 10.0, *)
  open var timingCurve: (any UITimingCurveProvider)?

  /// Takes hold again of what runs by itself.
  @available(iOS 10.0, *)
  open func pause() {
    context?.pauseInteractiveTransition()
    percentComplete = context?.progress ?? percentComplete
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percentComplete = 0
    context.animateUnderFinger()
  }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  open func cancel() {
    context?.release(isFinished: false, speed: completionSpeed, curve: completionCurve)
  }

  open func finish() {
    context?.release(isFinished: true, speed: completionSpeed, curve: completionCurve)
  }
}
