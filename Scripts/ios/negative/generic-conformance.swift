// expect: conformance of generic class 'Animation<Value>' to '@objc' protocol 'UIViewControllerAnimatedTransitioning' cannot be in an extension
import UIKit

final class Animation<Value>: NSObject {}

extension Animation: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.35
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}
