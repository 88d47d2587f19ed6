import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct StackAndModalTests {
  // C.3, C.4.6
  @Test
  func `a push while the stack presents is dropped and logged`() {
    let stack = TracedStack("R")
    stack.nav.present(UIViewController(), animated: true)
    stack.advance(0.1)

    stack.nav.pushViewController(stack.make("A"), animated: true)
    stack.settle()

    #expect(stack.names == ["R"])
    #expect(
      Stage.current.log.last?.hasSuffix(
        "while an existing transition or presentation is occurring; the navigation stack will not "
          + "be updated."
      ) == true
    )
    #expect(
      Stage.current.log.last?.hasPrefix("pushViewController:animated: called on <UIN") == true
    )
  }

  @Test
  func `under a sheet at rest the stack works as ever`() {
    let stack = TracedStack("R")
    stack.nav.present(UIViewController(), animated: true)
    stack.settle()
    _ = stack.trace.take()

    stack.nav.pushViewController(stack.make("A"), animated: true)
    stack.settle()

    #expect(stack.trace.take().suffix(3) == ["R.dD", "A.dA", "A.didMove(nav)"])
    #expect(Stage.current.log.isEmpty)
  }

  // C.4.7
  @Test
  func `the visible controller is what the stack presents`() {
    let stack = TracedStack("R")
    let sheet = UIViewController()

    stack.nav.present(sheet, animated: true)
    stack.settle()

    #expect(stack.nav.visibleViewController === sheet)
    #expect(stack.nav.topViewController === stack[0])
  }

  // C.1.13
  @Test
  func `under a full-screen cover the array changes and the top appears with the stack`() {
    let stack = TracedStack("R", "A")
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    stack.nav.present(cover, animated: true)
    stack.settle()
    #expect(stack.trace.take() == ["A.wD", "A.dD"])

    stack.nav.popViewController(animated: true)
    #expect(stack.names == ["R"])
    #expect(stack.nav.transitionCoordinator == nil)
    stack.settle()
    #expect(stack.trace.take() == ["A.willMove(nil)", "A.didMove(nil)"])
    cover.dismiss(animated: true)
    stack.settle()

    #expect(stack.trace.take() == ["R.viewDidLoad", "R.wA", "R.vA", "R.dA"])
    #expect(Stage.current.log.isEmpty)
  }

  // C.4.8
  @Test
  func `show outside a stack presents`() {
    let root = UIViewController()
    Stage.current.show(root)
    let other = UIViewController()

    root.show(other, sender: nil)
    Stage.current.loop.settle()

    #expect(root.presentedViewController === other)
  }

  // C.4.8
  @Test(arguments: [true, false])
  func `without a split view a detail is presented`(isInStack: Bool) {
    let stack = TracedStack("R")
    let other = UIViewController()
    let source: UIViewController = isInStack ? stack[0] : UIViewController()
    if !isInStack { stack.window.rootViewController = source }
    stack.settle()

    source.showDetailViewController(other, sender: nil)
    stack.settle()

    #expect(source.presentedViewController === other)
    #expect(stack.names == ["R"])
  }

  @Test
  func `a presented stack pushes in its own`() {
    let stack = TracedStack("R")
    let inner = UINavigationController(rootViewController: stack.make("I"))
    stack.nav.present(inner, animated: true)
    stack.settle()

    inner.topViewController?.show(stack.make("J"), sender: nil)
    stack.settle()

    #expect(inner.viewControllers.count == 2)
    #expect(stack.names == ["R"])
  }
}
