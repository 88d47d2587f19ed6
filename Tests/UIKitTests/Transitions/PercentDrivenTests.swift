import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct PercentDrivenTests {
  @Test(arguments: [true, false])
  func `an app's own finger drives its own animation`(finishes: Bool) {
    let stack = TracedStack("R", "A")
    let delegate = PercentDelegate()
    stack.nav.delegate = delegate

    stack.nav.popViewController(animated: true)
    stack.flush()
    #expect(stack.nav.transitionCoordinator?.isInteractive == true)
    #expect(stack.names == ["R"])
    delegate.driver.update(0.25)
    let root = stack[0].view
    #expect(root.map { $0.presentationValue(.alpha, model: $0.alpha) } == 0.25)

    if finishes { delegate.driver.finish() } else { delegate.driver.cancel() }
    #expect(stack.nav.transitionCoordinator?.isInteractive == false)
    stack.settle()

    #expect(stack.names == (finishes ? ["R"] : ["R", "A"]))
    #expect(stack.nav.transitionCoordinator == nil)
    #expect(stack.nav.topViewController?.view.window === stack.window)
    #expect(Stage.current.log.isEmpty)
  }

  @Test
  func `an animator with an interaction keeps the swipe on`() {
    let stack = TracedStack("R", "A")
    let delegate = PercentDelegate()
    stack.nav.delegate = delegate

    #expect(stack.nav.allowsInteractivePop)
  }
}

final class PercentDelegate: NSObject, UINavigationControllerDelegate {
  let driver = UIPercentDrivenInteractiveTransition()

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
  }
}

extension PercentDelegate: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.5
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.5) {
      to.alpha = 1
    } completion: { _ in
      to.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
