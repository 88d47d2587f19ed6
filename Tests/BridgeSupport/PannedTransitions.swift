package import UIKit

/// Transitions that a test drives like a finger: a view that fades, interactive if there is a driver.
@MainActor
package final class PannedTransitions: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning
{
  package var driver: UIPercentDrivenInteractiveTransition?

  /// Begins to follow a finger that lifts in the wrong place.
  package func callOff() {
    driver?.update(0.4)
    driver?.cancel()
    driver = nil
  }

  package func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    let moving = context.view(forKey: .to) ?? context.view(forKey: .from)
    UIView.animate(withDuration: 0.3) {
      moving?.alpha = 0.5
    } completion: { _ in
      moving?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  // MARK: Modals

  package func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  package func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  package func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  package func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  // MARK: Stacks

  package func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  package func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
