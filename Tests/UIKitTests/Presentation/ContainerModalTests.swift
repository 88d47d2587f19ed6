import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// C.8
@MainActor
@Suite(.onStage)
struct ContainerModalTests {
  let stage = Stage.current

  private func presentStack() -> (below: TracedStack, nav: UINavigationController) {
    let below = TracedStack("R")
    let nav = UINavigationController(rootViewController: below.make("I"))
    below[0].present(nav, animated: false)
    below.settle()
    return (below, nav)
  }

  // C.2.4, C.8.2
  @Test
  func `a modal doesn't see its presenter's stack, which presents for its members`() {
    let stack = TracedStack("R")
    let sheet = UIViewController()

    stack[0].present(sheet, animated: false)
    stack.settle()

    #expect(sheet.navigationController == nil)
    #expect(sheet.presentingViewController === stack.nav)
    #expect(stack[0].presentedViewController === sheet)
    #expect(stack.nav.presentedViewController === sheet)
  }

  // C.2.4
  @Test
  func `a member of a presented stack is presented by who presents the stack`() {
    let (below, nav) = presentStack()

    #expect(nav.topViewController?.presentingViewController === below.nav)
    #expect(nav.topViewController?.navigationController === nav)
  }

  // C.8.3
  @Test
  func `a member of a presented stack dismisses the stack`() {
    let (below, nav) = presentStack()

    nav.topViewController?.dismiss(animated: true)
    below.settle()

    #expect(below.nav.presentedViewController == nil)
    #expect(nav.presentingViewController == nil)
  }

  // C.8.4
  @Test(arguments: [true, false])
  func `a stack refuses the pull by its own wish or its top's`(isTheTops: Bool) {
    let (below, nav) = presentStack()
    let top = UIViewController()
    nav.pushViewController(top, animated: false)
    below.settle()
    (isTheTops ? top : nav).isModalInPresentation = true

    stage.pullDown(nav, by: 500)
    below.settle()
    #expect(below.nav.presentedViewController === nav)

    nav.dismiss(animated: true)
    below.settle()
    #expect(below.nav.presentedViewController == nil)
  }

  // C.8.4
  @Test
  func `the wish of a covered member counts for nothing`() {
    let (below, nav) = presentStack()
    nav.viewControllers.first?.isModalInPresentation = true
    nav.pushViewController(UIViewController(), animated: false)
    below.settle()

    stage.pullDown(nav, by: 500)
    below.settle()

    #expect(below.nav.presentedViewController == nil)
  }

  // C.8.7
  @Test
  func `only the presented container itself is being presented`() {
    let below = TracedStack("R")
    let inner = below.make("I")
    let nav = UINavigationController(rootViewController: inner)
    var flags: [[Bool]] = []
    for event in ["wA", "dA", "wD", "dD"] {
      inner.actions[event] = { [unowned inner, unowned nav] in
        flags.append([
          inner.isBeingPresented, inner.isBeingDismissed, nav.isBeingPresented,
          nav.isBeingDismissed,
        ])
      }
    }

    below[0].present(nav, animated: true)
    below.settle()
    nav.dismiss(animated: true)
    below.settle()

    let coming = [false, false, true, false]
    let going = [false, false, false, true]
    #expect(flags == [coming, coming, going, going])
  }

  // C.8.8
  @Test
  func `the presented controller is known from the request to the end of the dismissal`() {
    let stack = TracedStack("R")
    let sheet = UIViewController()
    stack[0].present(sheet, animated: true)
    #expect(stack[0].presentedViewController === sheet)
    stack.settle()

    stack[0].dismiss(animated: true)
    stack.advance(0.3)
    #expect(stack[0].presentedViewController === sheet)
    stack.settle()

    #expect(stack[0].presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
  }

  // C.8.5
  @Test(arguments: [true, false])
  func `the delegate is heard whether it is set before or after presenting`(isBefore: Bool) {
    let root = UIViewController()
    stage.show(root)
    let trace = EventTrace()
    let delegate = TracingDelegate(trace)
    let modal = UIViewController()
    if isBefore { modal.presentationController?.delegate = delegate }
    root.present(modal, animated: false)
    stage.loop.settle()
    if !isBefore { modal.presentationController?.delegate = delegate }

    stage.pullDown(modal, by: 500)
    stage.loop.settle()

    #expect(trace.events == ["should", "will", "did"])
  }

  // C.8.5
  @Test
  func `each presentation has a presentation controller of its own`() {
    let root = UIViewController()
    stage.show(root)
    let modal = UIViewController()
    let first = modal.presentationController
    root.present(modal, animated: false)
    stage.loop.settle()
    #expect(modal.presentationController === first)

    root.dismiss(animated: false)
    stage.loop.settle()

    #expect(modal.presentationController !== first)
  }
}
