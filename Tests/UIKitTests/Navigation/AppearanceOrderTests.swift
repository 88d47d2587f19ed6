import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct AppearanceOrderTests {
  // C.1.1
  @Test(arguments: [true, false])
  func `a push runs through its callbacks in order`(animated: Bool) {
    let stack = TracedStack("R", "A")
    let b = stack.make("B")
    b.tracesLayout = true

    stack.nav.pushViewController(b, animated: animated)
    stack.settle()

    #expect(
      stack.trace.take() == [
        "B.willMove(nav)", "B.viewDidLoad", "A.wD", "B.wA", "B.vA", "B.didLayout", "A.dD", "B.dA",
        "B.didMove(nav)",
      ]
    )
  }

  // C.1.2
  @Test(arguments: [true, false])
  func `a pop runs through its callbacks in order`(animated: Bool) {
    let stack = TracedStack("R", "A", "B")
    stack.nav.popViewController(animated: animated)
    stack.settle()

    #expect(
      stack.trace.take() == [
        "B.willMove(nil)", "A.viewDidLoad", "B.wD", "A.wA", "A.vA", "B.dD", "A.dA",
        "B.didMove(nil)",
      ]
    )
  }

  // C.1.2
  @Test
  func `a popped controller goes away when nobody holds it`() {
    let stack = TracedStack("R")
    weak var popped: UIViewController?
    do {
      let b = UIViewController()
      popped = b
      stack.nav.pushViewController(b, animated: true)
    }
    stack.settle()
    #expect(popped != nil)

    stack.nav.popViewController(animated: true)
    stack.settle()

    #expect(popped == nil)
  }

  // C.1.3
  @Test
  func `moving flags hold in the callbacks of who comes and goes`() {
    let stack = TracedStack("R")
    let b = stack.make("B")
    var flags: [String] = []
    for event in ["wA", "dA", "wD", "dD"] {
      b.actions[event] = { [unowned b] in
        flags.append("B.\(event) to \(b.isMovingToParent) from \(b.isMovingFromParent)")
      }
      stack[0].actions[event] = { [r = stack[0]] in
        if r.isMovingToParent || r.isMovingFromParent { flags.append("R moves in \(event)") }
      }
    }

    stack.nav.pushViewController(b, animated: true)
    stack.settle()
    stack.nav.popViewController(animated: true)
    stack.settle()

    #expect(
      flags == [
        "B.wA to true from false", "B.dA to true from false",
        "B.wD to false from true", "B.dD to false from true",
      ]
    )
    #expect(!b.isMovingFromParent)
  }

  // C.1.4
  @Test
  func `setting a stack shows two controllers and only moves the others`() {
    let stack = TracedStack("R", "A", "B")
    let c = stack.make("C")
    let d = stack.make("D")

    stack.nav.setViewControllers([stack[0], c, d], animated: true)
    stack.settle()

    #expect(
      stack.trace.take() == [
        "A.willMove(nil)", "B.willMove(nil)", "C.willMove(nav)", "D.willMove(nav)",
        "D.viewDidLoad", "B.wD", "D.wA", "D.vA", "B.dD", "D.dA",
        "C.didMove(nav)", "D.didMove(nav)", "A.didMove(nil)", "B.didMove(nil)",
      ]
    )
    #expect(!c.isViewLoaded)
  }

  // C.1.4
  @Test
  func `setting a stack with the same top calls no appearance callback`() {
    let stack = TracedStack("R", "A")
    let c = stack.make("C")

    stack.nav.setViewControllers([stack[0], c, stack[1]], animated: true)
    stack.settle()

    #expect(stack.trace.take() == ["C.willMove(nav)", "C.didMove(nav)"])
    #expect(stack.nav.navigationBar.items?.count == 3)
  }

  // C.1.5
  @Test
  func `popping to the root leaves the middle without appearance callbacks`() {
    let stack = TracedStack("R", "A", "B")

    stack.nav.popToRootViewController(animated: true)
    stack.settle()

    #expect(
      stack.trace.take() == [
        "A.willMove(nil)", "B.willMove(nil)", "R.viewDidLoad", "B.wD", "R.wA", "R.vA", "B.dD",
        "R.dA", "A.didMove(nil)", "B.didMove(nil)",
      ]
    )
  }

  // C.1.13
  @Test
  func `off screen the array changes and nothing appears`() {
    let trace = CallbackTrace()
    let nav = UINavigationController(rootViewController: TracedController("R", trace))
    let delegate = TracedDelegate(trace)
    nav.delegate = delegate
    nav.pushViewController(TracedController("A", trace), animated: true)
    nav.pushViewController(TracedController("B", trace), animated: true)
    Stage.current.loop.settle()

    #expect(nav.viewControllers.count == 3)
    #expect(nav.transitionCoordinator == nil)
    #expect(!trace.take().contains { $0.contains("viewDidLoad") || $0.contains("Show") })

    Stage.current.show(nav)

    #expect(
      trace.take() == [
        "B.viewDidLoad", "B.wA", "B.vA", "willShow(B, false)", "B.dA", "didShow(B, false)",
      ]
    )
  }

  // C.1.12, C.1.14
  @Test
  func `a stack appears before its top does`() {
    let trace = CallbackTrace()
    let nav = TracedNavigationController(trace: trace)
    nav.viewControllers = [TracedController("R", trace)]
    _ = trace.take()

    Stage.current.show(nav)

    #expect(trace.take() == ["R.viewDidLoad", "nav.wA", "R.wA", "R.vA", "nav.dA", "R.dA"])
  }

  // C.1.13
  @Test
  func `a stack that leaves the window takes its top along`() {
    let stack = TracedStack("R", "A")

    stack.window.rootViewController = UIViewController()
    stack.settle()
    #expect(stack.trace.take() == ["A.wD", "A.dD"])

    stack.nav.popViewController(animated: true)
    #expect(stack.trace.take() == ["A.willMove(nil)", "A.didMove(nil)"])

    stack.window.rootViewController = stack.nav
    stack.settle()
    #expect(stack.trace.take() == ["R.viewDidLoad", "R.wA", "R.vA", "R.dA"])
  }

  // C.1.13
  @Test
  func `a pop of a stack that was on screen and isn't returns nil`() {
    let stack = TracedStack("R", "A")
    stack.window.rootViewController = UIViewController()
    stack.settle()

    #expect(stack.nav.popViewController(animated: false) == nil)
    #expect(stack.names == ["R"])
  }

  // C.1.15
  @Test
  func `no ordinary operation is unbalanced`() {
    let stack = TracedStack("R")
    stack.nav.pushViewController(stack.make("A"), animated: true)
    stack.nav.pushViewController(stack.make("B"), animated: true)
    stack.nav.popToRootViewController(animated: true)
    stack.settle()

    #expect(stack.names == ["R"])
    #expect(Stage.current.log.isEmpty)
  }

  // C.1.13
  @Test
  func `a stack that leaves the window in a push ends the push first`() {
    let stack = TracedStack("R")
    stack.nav.pushViewController(stack.make("A"), animated: true)
    stack.advance(0.1)
    _ = stack.trace.take()

    stack.window.rootViewController = UIViewController()
    stack.settle()

    #expect(stack.trace.take() == ["R.dD", "A.dA", "A.didMove(nav)", "A.wD", "A.dD"])
    #expect(Stage.current.log.isEmpty)
  }
}

final class TracedNavigationController: UINavigationController {
  let trace: CallbackTrace

  init(trace: CallbackTrace) {
    self.trace = trace
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { trace.add("nav.wA") }
  override func viewDidAppear(_ animated: Bool) { trace.add("nav.dA") }

  override func popViewController(animated: Bool) -> UIViewController? {
    trace.add("nav.pop")
    return super.popViewController(animated: animated)
  }

  override func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    trace.add("nav.popTo")
    return super.popToViewController(viewController, animated: animated)
  }
}
