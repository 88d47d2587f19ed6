import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct ModalAnimatorTests {
  let stage = Stage.current
  let delegate = ModalTransitionDelegate()

  private func present(style: UIModalPresentationStyle) -> (UIViewController, UIViewController) {
    let root = UIViewController()
    let modal = UIViewController()
    modal.modalPresentationStyle = style
    modal.transitioningDelegate = delegate
    stage.show(root)
    root.present(modal, animated: true)
    stage.loop.flush()
    return (root, modal)
  }

  @Test
  func `the presenter's view takes no part where it stays`() {
    let (root, modal) = present(style: .custom)
    #expect(delegate.seen?.from == nil)
    #expect(delegate.seen?.to === modal.view)
    #expect(delegate.seen?.toFrame == CGRect(x: 0, y: 426, width: 393, height: 426))
    stage.loop.settle()

    root.dismiss(animated: true)
    stage.loop.flush()
    #expect(delegate.seen?.from === modal.view)
    #expect(delegate.seen?.to == nil)
    #expect(delegate.seen?.fromFrame == CGRect(x: 0, y: 426, width: 393, height: 426))
    stage.loop.settle()
    #expect(root.view.window != nil)
  }

  @Test
  func `full screen gives both views, and the presenter's survives its container`() {
    let (root, modal) = present(style: .fullScreen)
    #expect(delegate.seen?.from === root.view)
    #expect(delegate.seen?.to === modal.view)
    stage.loop.settle()
    #expect(root.view.window == nil)

    root.dismiss(animated: true)
    stage.loop.settle()

    #expect(delegate.seen?.to === root.view)
    #expect(root.view.window != nil)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(modal.viewIfLoaded?.window == nil)
  }

  @Test
  func `the source is who asked, not who presents`() {
    let inner = UIViewController()
    let nav = UINavigationController(rootViewController: inner)
    stage.show(nav)
    let modal = UIViewController()
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = delegate

    inner.present(modal, animated: true)
    stage.loop.settle()

    #expect(delegate.sources == [inner, inner])
    #expect(modal.presentingViewController === nav)
  }

  @Test
  func `a cancelled presentation leaves nothing behind`() {
    delegate.driver = UIPercentDrivenInteractiveTransition()
    let (root, modal) = present(style: .custom)
    #expect(root.transitionCoordinator?.isInteractive == true)

    delegate.driver?.update(0.4)
    delegate.driver?.cancel()
    stage.loop.settle()

    #expect(root.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(modal.viewIfLoaded?.window == nil)
    delegate.driver = nil
    root.present(modal, animated: true)
    stage.loop.settle()
    #expect(root.presentedViewController === modal)
    #expect(stage.log.isEmpty)
  }

  @Test
  func `an interaction may begin later, and take hold of what runs`() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    delegate.driver = driver
    let (root, modal) = present(style: .custom)
    #expect(root.transitionCoordinator?.isInteractive == false)

    stage.loop.advance(by: 0.2)
    driver.pause()
    #expect(root.transitionCoordinator?.isInteractive == true)
    stage.loop.advance(by: 5)
    #expect(modal.isBeingPresented)
    driver.finish()
    stage.loop.settle()

    #expect(!modal.isBeingPresented)
    #expect(root.presentedViewController === modal)
  }

  @Test
  func `a property animator follows the finger`() throws {
    delegate.usesPropertyAnimator = true
    delegate.driver = UIPercentDrivenInteractiveTransition()
    let (_, modal) = present(style: .custom)

    delegate.driver?.update(0.25)
    let view = try #require(modal.view)
    #expect(view.presentationValue(.alpha, model: view.alpha) == 0.25)
    delegate.driver?.cancel()
    stage.loop.settle()

    #expect(delegate.positions == [.start])
  }
}

/// Comes and goes by fading, and remembers what its context said.
final class ModalTransitionDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  struct Seen {
    var from: UIView?
    var to: UIView?
    var fromFrame = CGRect.zero
    var toFrame = CGRect.zero
  }

  var seen: Seen?
  var sources: [UIViewController] = []
  var driver: UIPercentDrivenInteractiveTransition?
  var usesPropertyAnimator = false
  var positions: [UIViewAnimatingPosition] = []

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    sources.append(source)
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    sources.append(source)
    return HalfController(presentedViewController: presented, presenting: presenting)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    var seen = Seen(from: context.view(forKey: .from), to: context.view(forKey: .to))
    seen.fromFrame = context.viewController(forKey: .from).map(context.initialFrame) ?? .zero
    seen.toFrame = context.viewController(forKey: .to).map(context.finalFrame) ?? .zero
    self.seen = seen
    if let to = seen.to {
      to.frame = seen.toFrame
      to.alpha = 0
      context.containerView.addSubview(to)
    }
    let animations = {
      seen.to?.alpha = 1
      if seen.to == nil { seen.from?.alpha = 0 }
    }
    guard usesPropertyAnimator else {
      return UIView.animate(withDuration: 0.5, animations: animations) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear, animations: animations)
    animator.addCompletion { [weak self] position in
      self?.positions.append(position)
      context.completeTransition(!context.transitionWasCancelled)
    }
    animator.startAnimation()
  }
}

private final class HalfController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }
}
