import UIKit

@MainActor
final class Animation: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.35
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}

final class Screen: UIViewController {
  private weak var animation: (any UIViewControllerAnimatedTransitioning)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Title"
    let ended: ((Bool) -> Void)? = animation?.animationEnded(_:)
    ended?(true)
    animation?.animationEnded?(true)
    if #available(iOS 15, *) {
      _ = view.window?.windowScene?.keyWindow
    }
  }
}
