import UIKit

/// The new page grows from the middle, round at first.
class GrowTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to),
      let page = transitionContext.viewController(forKey: .to)
    else { return }
    view.frame = transitionContext.finalFrame(for: page)
    view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    view.alpha = 0.2
    view.layer.cornerRadius = 200
    transitionContext.containerView.addSubview(view)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      options: .curveLinear,
      animations: {
        view.transform = .identity
        view.alpha = 1
        view.layer.cornerRadius = 0
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}
