import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// C.4
@MainActor
@Suite(.onStage)
struct StackOperationTests {
  // C.4.1
  @Test
  func `setting a stack pops to a known top and pushes a new one`() {
    let stack = TracedStack("A", "B", "C")
    let delegate = OperationDelegate()
    stack.nav.delegate = delegate
    let d = stack.make("D")

    stack.nav.setViewControllers([d, stack[0], stack[1]], animated: true)
    stack.settle()
    #expect(stack.names == ["D", "A", "B"])
    #expect(delegate.operations == [.pop])

    stack.nav.setViewControllers([d, stack[2]], animated: true)
    stack.settle()
    #expect(delegate.operations == [.pop, .push])

    stack.nav.viewControllers = [d]
    stack.settle()
    #expect(delegate.operations == [.pop, .push], "assigning isn't animated")
  }

  // C.4.2
  @Test
  func `popping one controller does nothing and returns nil`() {
    let stack = TracedStack("R")

    #expect(stack.nav.popViewController(animated: true) == nil)
    #expect(stack.nav.popToRootViewController(animated: true) == nil)
    stack.settle()

    #expect(stack.names == ["R"])
    #expect(stack.trace.take().isEmpty)
  }

  // C.4.2
  @Test
  func `pops return what they popped, the old top last`() {
    let stack = TracedStack("R", "A", "B", "C")

    #expect(stack.nav.popViewController(animated: false) === stack[3])
    #expect(stack.nav.popToViewController(stack[0], animated: false) == [stack[1], stack[2]])
    stack.settle()

    #expect(stack.names == ["R"])
  }

  // C.4.3
  @Test
  func `the array changes at once, animated or not`() {
    let stack = TracedStack("R")
    stack.nav.pushViewController(stack.make("A"), animated: true)
    #expect(stack.names == ["R", "A"])
    stack.settle()

    stack.nav.popViewController(animated: true)
    #expect(stack.names == ["R"])
    #expect(stack.nav.topViewController === stack[0])
  }

  // C.4.3
  @Test
  func `an animated pop over several levels keeps the old top until the layout`() {
    let stack = TracedStack("A", "B", "C")

    stack.nav.popToRootViewController(animated: true)
    #expect(stack.names == ["C", "A"])
    #expect(stack.nav.topViewController === stack[0])

    stack.flush()
    #expect(stack.names == ["A"])
  }

  // C.4.3
  @Test
  func `an interactive pop takes the top out and a cancel puts it back`() {
    let stack = TracedStack("R", "A")

    stack.nav.beginInteractivePop()
    #expect(stack.names == ["R"])
    stack.nav.updateInteractivePop(0.3)
    #expect(stack.names == ["R"])
    stack.nav.endInteractivePop(finish: false)
    stack.settle()

    #expect(stack.names == ["R", "A"])
    #expect(stack[1].parent === stack.nav)
  }

  // C.4.4
  @Test
  func `an animated push has a coordinator at once and a view later`() {
    let stack = TracedStack("R")
    let a = stack.make("A")

    stack.nav.pushViewController(a, animated: true)

    #expect(stack.nav.transitionCoordinator != nil)
    #expect(a.transitionCoordinator != nil)
    #expect(!a.isViewLoaded)
    stack.settle()
    #expect(a.isViewLoaded)
    #expect(stack.nav.transitionCoordinator == nil)
  }

  // C.4.4
  @Test
  func `an unanimated push has no coordinator`() {
    let stack = TracedStack("R")

    stack.nav.pushViewController(stack.make("A"), animated: false)

    #expect(stack.nav.transitionCoordinator == nil)
  }

  // C.2.5
  @Test
  func `the navigation controller is known from the push to the end of the pop`() {
    let stack = TracedStack("R")
    let a = stack.make("A")
    stack.nav.pushViewController(a, animated: true)
    #expect(a.navigationController === stack.nav)
    stack.settle()

    stack.nav.popViewController(animated: true)
    stack.advance(0.3)
    #expect(a.navigationController === stack.nav)
    stack.settle()
    #expect(a.navigationController == nil)

    stack.nav.pushViewController(a, animated: false)
    stack.settle()
    stack.nav.popViewController(animated: false)
    #expect(a.navigationController == nil)
    stack.settle()
    #expect(Stage.current.log.isEmpty)
  }

  // C.4.5
  @Test
  func `a push during an animated push waits for its end`() {
    let stack = TracedStack("R")
    stack.nav.pushViewController(stack.make("A"), animated: true)
    stack.nav.pushViewController(stack.make("B"), animated: true)

    #expect(stack.names == ["R", "A"])
    stack.advance(0.34)
    #expect(stack.names == ["R", "A"])
    stack.advance(0.02)
    #expect(stack.names == ["R", "A", "B"])
    stack.settle()
    #expect(stack.nav.navigationBar.items?.count == 3)
  }

  // C.4.5
  @Test
  func `a pop during an animated push returns nil and runs later`() {
    let stack = TracedStack("R")
    stack.nav.pushViewController(stack.make("A"), animated: true)
    stack.advance(0.1)

    #expect(stack.nav.popViewController(animated: true) == nil)
    #expect(stack.names == ["R", "A"])
    stack.settle()

    #expect(stack.names == ["R"])
  }

  // C.4.5
  @Test
  func `operations in one turn run one after the other`() {
    let stack = TracedStack("R")
    for name in ["A", "B"] {
      stack.nav.pushViewController(stack.make(name), animated: true)
    }
    stack.nav.popViewController(animated: true)
    stack.nav.pushViewController(stack.make("C"), animated: true)
    stack.settle()

    #expect(stack.names == ["R", "A", "C"])
    #expect(stack.nav.navigationBar.items?.count == 3)
    #expect(Stage.current.log.isEmpty)
  }

  // C.4.5
  @Test
  func `a push from a coordinator's completion runs at once`() throws {
    let stack = TracedStack("R")
    let b = stack.make("B")
    stack.nav.pushViewController(stack.make("A"), animated: true)
    let coordinator = try #require(stack.nav.transitionCoordinator)
    var names: [String] = []
    coordinator.animate(alongsideTransition: nil) { _ in
      stack.nav.pushViewController(b, animated: true)
      names = stack.names
    }
    stack.settle()

    #expect(names == ["R", "A", "B"])
  }

  @Test
  func `unanimated pushes of one turn show only the last`() {
    let stack = TracedStack("R")
    let a = stack.make("A")

    stack.nav.pushViewController(a, animated: false)
    stack.nav.pushViewController(stack.make("B"), animated: false)
    #expect(stack.names == ["R", "A", "B"])
    stack.settle()

    #expect(!a.isViewLoaded)
    #expect(
      stack.trace.take() == [
        "A.willMove(nav)", "B.willMove(nav)", "B.viewDidLoad", "R.wD", "B.wA", "B.vA", "R.dD",
        "B.dA", "A.didMove(nav)", "B.didMove(nav)",
      ]
    )
  }

  @Test
  func `a push and a pop of one turn, unanimated, show nothing`() {
    let stack = TracedStack("R")

    stack.nav.pushViewController(stack.make("A"), animated: false)
    stack.nav.popViewController(animated: false)
    stack.settle()

    #expect(
      stack.trace.take() == ["A.willMove(nav)", "A.willMove(nil)", "A.didMove(nil)"]
    )
  }

  @Test
  func `a push from a callback of the first appearance is shown after it`() {
    let trace = CallbackTrace()
    let root = TracedController("R", trace)
    let nav = UINavigationController(rootViewController: root)
    root.actions["dA"] = { nav.pushViewController(TracedController("A", trace), animated: true) }

    Stage.current.show(nav)
    Stage.current.loop.settle()

    #expect(nav.viewControllers.count == 2)
    #expect(Array(trace.take().suffix(4)) == ["A.vA", "R.dD", "A.dA", "A.didMove(nav)"])
    #expect(Stage.current.log.isEmpty)
  }

  @Test
  func `a root that pushes while it loads is never shown`() {
    let trace = CallbackTrace()
    let root = TracedController("R", trace)
    let nav = UINavigationController(rootViewController: root)
    root.actions["viewDidLoad"] = {
      nav.pushViewController(TracedController("A", trace), animated: true)
    }

    Stage.current.show(nav)
    Stage.current.loop.settle()

    #expect(!trace.events.contains("R.wA"))
    #expect(trace.events.last == "A.dA")
  }

  // C.4.7
  @Test
  func `the visible controller is the top without a modal`() {
    let stack = TracedStack("R", "A")

    #expect(stack.nav.visibleViewController === stack[1])
    #expect(stack.nav.topViewController === stack[1])
  }

  // C.4.8
  @Test
  func `show inside a stack pushes`() {
    let stack = TracedStack("R")

    stack[0].show(stack.make("A"), sender: nil)

    #expect(stack.names == ["R", "A"])
    #expect(stack.nav.transitionCoordinator?.isAnimated == true)
  }
}

final class OperationDelegate: NSObject, UINavigationControllerDelegate {
  var operations: [UINavigationController.Operation] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return nil
  }
}
