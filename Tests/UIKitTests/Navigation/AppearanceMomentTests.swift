import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct AppearanceMomentTests {
  // C.1.1, C.1.11
  @Test(arguments: [true, false])
  func `a pushed view is in place with its traits when it is appearing, not before`(
    animated: Bool
  ) {
    let stack = TracedStack("R")
    stack.nav.overrideUserInterfaceStyle = .dark
    stack.settle()
    let b = stack.make("B")
    var isInWindow: [Bool] = []
    b.actions["wA"] = { [unowned b] in isInWindow.append(b.view.window != nil) }
    b.actions["vA"] = { [unowned b, nav = stack.nav] in
      isInWindow.append(b.view.window != nil)
      #expect(b.view.bounds.size == nav.view.bounds.size)
      #expect(b.view.safeAreaInsets.top == 113)
      #expect(b.traitCollection.userInterfaceStyle == .dark)
      #expect(b.view.traitCollection.userInterfaceStyle == .dark)
    }

    stack.nav.pushViewController(b, animated: animated)
    stack.settle()

    #expect(isInWindow == [false, true])
  }

  // C.1.11
  @Test
  func `being about to appear is told once a transition, also to who comes back`() {
    let stack = TracedStack("R", "A")
    stack.nav.popViewController(animated: false)
    stack.settle()
    stack.nav.pushViewController(stack.make("B"), animated: true)
    stack.settle()
    stack.nav.popViewController(animated: true)
    stack.settle()

    #expect(stack.trace.take().filter { $0.hasSuffix(".vA") } == ["R.vA", "B.vA", "R.vA"])
  }

  // C.1.4
  @Test
  func `setting a stack that ends at a covered member runs as a pop`() {
    let stack = TracedStack("R", "A", "B")
    let c = stack.make("C")

    stack.nav.setViewControllers([c, stack[1]], animated: true)
    stack.settle()

    #expect(
      stack.trace.take() == [
        "R.willMove(nil)", "B.willMove(nil)", "C.willMove(nav)", "A.viewDidLoad", "B.wD", "A.wA",
        "A.vA", "B.dD", "A.dA", "C.didMove(nav)", "R.didMove(nil)", "B.didMove(nil)",
      ]
    )
  }

  // C.1.4
  @Test
  func `a member that was set below the top loads when it becomes the top`() {
    let stack = TracedStack("R")
    let c = stack.make("C")
    stack.nav.setViewControllers([c, stack[0]], animated: false)
    stack.settle()
    #expect(stack.trace.take() == ["C.willMove(nav)", "C.didMove(nav)"])

    stack.nav.popViewController(animated: true)
    stack.settle()

    #expect(stack.trace.take().contains("C.viewDidLoad"))
    #expect(c.hasAppeared)
  }

  // C.1.12
  @Test
  func `a parent that forwards nothing leaves its children to the app`() {
    let trace = CallbackTrace()
    let parent = SilentParent()
    let child = TracedController("C", trace)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = trace.take()

    Stage.current.show(parent)
    #expect(trace.take().isEmpty)

    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(trace.take() == ["C.wA", "C.vA", "C.dA"])
    #expect(Stage.current.log.isEmpty)
  }

  // C.1.12
  @Test
  func `a pull ends a sheet's appearance when the finger begins`() {
    let stack = TracedStack("R")
    let sheet = stack.make("C")
    stack[0].present(sheet, animated: false)
    stack.settle()
    _ = stack.trace.take()

    Stage.current.drag(
      from: CGPoint(x: 196, y: 100),
      to: CGPoint(x: 196, y: 250),
      duration: 1,
      hold: 0.2,
      releases: false
    )
    #expect(stack.trace.take() == ["C.wD"])
    Stage.current.touchUp()
    stack.settle()

    #expect(stack.trace.take() == ["C.wA", "C.vA", "C.dA"])
  }

  // C.1.15
  @Test
  func `beginning twice is logged and tells nobody`() {
    let trace = CallbackTrace()
    let controller = TracedController("C", trace)
    controller.beginAppearanceTransition(true, animated: false)
    _ = trace.take()

    controller.beginAppearanceTransition(true, animated: false)

    #expect(trace.take().isEmpty)
    #expect(
      Stage.current.log == [
        "Unbalanced calls to begin/end appearance transitions for \(controller.debugName)."
      ]
    )
  }
}

final class SilentParent: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
