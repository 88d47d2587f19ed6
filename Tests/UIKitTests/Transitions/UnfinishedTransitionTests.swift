import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// Views sheet C.5
@MainActor
@Suite(.onStage)
struct UnfinishedTransitionTests {
  private let stage = Stage.current

  final class Lazy: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate
  {
    var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
      if let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(view)
      }
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  @Test
  func `no touch arrives before an animator says that it is complete`() throws {
    let animator = Lazy()
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.delegate = animator
    stage.show(stack)
    let page = UIViewController()
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
    page.view.addSubview(button)
    stack.pushViewController(page, animated: true)
    stage.loop.settle()

    stage.tap(at: CGPoint(x: 150, y: 320))
    stage.loop.settle()
    #expect(taps == 0)
    animator.context?.completeTransition(true)
    stage.loop.settle()
    stage.tap(at: CGPoint(x: 150, y: 320))
    stage.loop.settle()

    #expect(taps == 1)
  }

  final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning,
    UINavigationControllerDelegate
  {
    let driver = UIPercentDrivenInteractiveTransition()
    var animator: UIViewPropertyAnimator?
    var plainRuns = 0

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      plainRuns += 1
    }

    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let animator { return animator }
      let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
      let view = transitionContext.view(forKey: .to)
      if let view { transitionContext.containerView.addSubview(view) }
      view?.alpha = 0
      made.addAnimations { view?.alpha = 1 }
      made.addCompletion { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      animator = made
      return made
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  @Test(arguments: [true, false])
  func `a finger drives the animator that can be interrupted`(finishes: Bool) {
    let animator = Interruptible()
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    stack.delegate = animator
    stage.show(stack)
    let page = UIViewController()
    stack.pushViewController(page, animated: true)
    stage.loop.settle()

    animator.driver.update(0.5)
    #expect(animator.animator?.fractionComplete == 0.5)
    #expect(animator.plainRuns == 0)
    finishes ? animator.driver.finish() : animator.driver.cancel()
    stage.loop.settle()

    #expect(stack.topViewController === (finishes ? page : root))
  }

  // C.8.9
  @Test
  func `a pop that meets a zoom lets it appear first and starts from there`() {
    final class Page: UIViewController {
      var events: [String] = []
      override func viewDidAppear(_ animated: Bool) { events.append("did appear") }
      override func viewWillDisappear(_ animated: Bool) { events.append("will disappear") }
    }
    let list = UIViewController()
    let stack = UINavigationController(rootViewController: list)
    stage.show(stack)
    let page = Page()
    page.preferredTransition = .zoom { _ in nil }
    stack.pushViewController(page, animated: true)
    stage.loop.advance(by: 0.1)
    #expect(page.events.isEmpty)

    stack.popViewController(animated: true)
    stage.loop.flush()

    #expect(page.events == ["did appear", "will disappear"])
    stage.loop.settle()
    #expect(stack.viewControllers == [list])
    #expect(list.view.window != nil)
  }

  // C.7.3
  @Test(arguments: [SystemLook.glass, .classic])
  func `the swipe over the content belongs to the look of 26`(look: SystemLook) {
    stage.look = look
    let list = UIViewController()
    let stack = UINavigationController(rootViewController: list)
    stage.show(stack)
    stack.pushViewController(UIViewController(), animated: false)
    stage.loop.settle()

    stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 380, y: 400), velocity: 1500)
    stage.loop.settle()

    #expect((stack.viewControllers.count == 1) == (look == .glass))
  }

  @Test
  func `a transition that flips is reported and covers`() {
    let root = UIViewController()
    stage.show(root)
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    modal.modalTransitionStyle = .flipHorizontal

    root.present(modal, animated: true)
    stage.loop.settle()

    #expect(stage.unsupportedFeatures == ["modal transitions that flip"])
    #expect(modal.view.window != nil)
  }
}
