import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// C.5
@MainActor
@Suite(.onStage)
struct StackDelegateTests {
  // C.5.1, C.5.2
  @Test
  func `willShow comes before and didShow after the controller appeared`() throws {
    let stack = TracedStack("R")
    let delegate = TracedDelegate(stack.trace)
    stack.nav.delegate = delegate

    stack.nav.pushViewController(stack.make("A"), animated: true)
    stack.settle()

    let events = stack.trace.take()
    let willShow = try #require(events.firstIndex(of: "willShow(A, true)"))
    let appeared = try #require(events.firstIndex(of: "A.dA"))
    let didShow = try #require(events.firstIndex(of: "didShow(A, true)"))
    #expect(willShow < appeared)
    #expect(didShow > appeared)
  }

  // C.5.2
  @Test
  func `the animator is asked for before the view loads`() {
    let stack = TracedStack("R")
    let delegate = OperationDelegate()
    stack.nav.delegate = delegate
    let a = stack.make("A")
    var asked: [UINavigationController.Operation] = []
    a.actions["viewDidLoad"] = { asked = delegate.operations }

    stack.nav.pushViewController(a, animated: true)
    stack.settle()

    #expect(asked == [.push])
  }

  // C.5.3
  @Test
  func `the delegate hears of unanimated changes and of the root`() {
    let trace = CallbackTrace()
    let delegate = TracedDelegate(trace)
    let nav = UINavigationController(rootViewController: TracedController("R", trace))
    nav.delegate = delegate
    Stage.current.show(nav)
    nav.pushViewController(TracedController("A", trace), animated: false)
    Stage.current.loop.settle()

    #expect(
      trace.take().filter { $0.contains("Show") } == [
        "willShow(R, false)", "didShow(R, false)", "willShow(A, false)", "didShow(A, false)",
      ]
    )
  }

  // C.5.4
  @Test
  func `after a cancelled swipe the delegate hears nothing more`() {
    let stack = TracedStack("R", "A")
    let delegate = TracedDelegate(stack.trace)
    stack.nav.delegate = delegate

    stack.nav.beginInteractivePop()
    #expect(stack.trace.take().contains("willShow(R, true)"))
    stack.nav.endInteractivePop(finish: false)
    stack.settle()

    #expect(!stack.trace.take().contains { $0.contains("Show") })
  }

  // C.4.9
  @Test
  func `a delegate set during a transition is heard from the next one on`() {
    let stack = TracedStack("R")
    let delegate = TracedDelegate(stack.trace)
    stack.nav.pushViewController(stack.make("A"), animated: true)
    stack.advance(0.1)

    stack.nav.delegate = delegate
    stack.settle()
    #expect(!stack.trace.take().contains { $0.contains("Show") })

    stack.nav.popViewController(animated: true)
    stack.settle()
    #expect(stack.trace.take().filter { $0.contains("Show") }.count == 2)
  }

  @Test
  func `a custom animator runs the transition and ends it`() {
    let stack = TracedStack("R")
    let delegate = AnimatorDelegate(duration: 1)
    stack.nav.delegate = delegate
    let a = stack.make("A")

    stack.nav.pushViewController(a, animated: true)
    stack.flush()
    #expect(stack.nav.transitionCoordinator?.transitionDuration == 1)
    stack.advance(0.9)
    #expect(stack.nav.transitionCoordinator != nil)
    stack.advance(0.2)

    #expect(stack.nav.transitionCoordinator == nil)
    #expect(
      stack.trace.take() == [
        "A.willMove(nav)", "A.viewDidLoad", "R.wD", "A.wA", "A.vA", "R.dD", "A.dA",
        "A.didMove(nav)",
      ]
    )
    #expect(a.view.window === stack.window)
    #expect(stack[0].view.window == nil)
    #expect(delegate.ended == [true])
  }

  // C.7.1
  @Test
  func `an animator without interaction switches the swipe off`() {
    let stack = TracedStack("R", "A")
    let delegate = AnimatorDelegate(duration: 1)
    stack.nav.delegate = delegate

    #expect(!stack.nav.allowsInteractivePop)
  }
}

final class AnimatorDelegate: NSObject, UINavigationControllerDelegate {
  let duration: TimeInterval
  var ended: [Bool] = []

  init(duration: TimeInterval) {
    self.duration = duration
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }
}

extension AnimatorDelegate: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: duration) {
      to.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ended.append(transitionCompleted)
  }
}
