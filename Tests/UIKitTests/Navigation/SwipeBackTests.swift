import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// C.7
@MainActor
@Suite(.onStage)
struct SwipeBackTests {
  private let stage = Stage.current

  @Test(arguments: [true, false])
  func `a finger that goes past the middle pops`(fromEdge: Bool) {
    let stack = TracedStack("R", "A")

    stage.swipeBack(to: 0.6, fromEdge: fromEdge)
    stack.settle()

    #expect(stack.names == ["R"])
    #expect(stage.log.isEmpty)
  }

  @Test
  func `a finger that stops before the middle pops nothing`() {
    let stack = TracedStack("R", "A")

    stage.swipeBack(to: 0.4)
    stack.settle()

    #expect(stack.names == ["R", "A"])
    #expect(stack.trace.take().suffix(5) == ["R.wD", "R.dD", "A.wA", "A.vA", "A.dA"])
  }

  @Test
  func `a short flick pops`() {
    let stack = TracedStack("R", "A")

    stage.swipeBack(to: 0.3, duration: 0.1, hold: 0)
    stack.settle()

    #expect(stack.names == ["R"])
  }

  @Test
  func `the page follows the finger, less the slop`() {
    let stack = TracedStack("R", "A")

    stage.swipeBack(to: 0.25, releases: false)

    let progress = stack.nav.transitionCoordinator?.percentComplete ?? 0
    #expect(abs(progress - 0.25) < 0.001)
    #expect(stack.nav.interactivePopGestureRecognizer?.state == .changed)
    stage.touchCancel()
    stack.settle()
    #expect(stack.names == ["R", "A"])
  }

  // C.7.1
  @Test
  func `the swipe does nothing at the root`() {
    let stack = TracedStack("R")

    stage.swipeBack()
    stack.settle()

    #expect(stack.trace.take().isEmpty)
    #expect(stage.log.isEmpty)
  }

  // C.7.1
  @Test(arguments: ["hidden bar", "hidden back button", "left item", "disabled"])
  func `the edge swipe doesn't begin when it is off`(reason: String) {
    let stack = TracedStack("R", "A")
    switch reason {
    case "hidden bar": stack.nav.isNavigationBarHidden = true
    case "hidden back button": stack[1].navigationItem.hidesBackButton = true
    case "left item": stack[1].navigationItem.leftBarButtonItems = [UIBarButtonItem()]
    default: stack.nav.interactivePopGestureRecognizer?.isEnabled = false
    }

    stage.swipeBack()
    stack.settle()

    // C.7.3: the content's swipe covers what the edge's own switch leaves.
    #expect(stack.names == (reason == "disabled" ? ["R"] : ["R", "A"]))
  }

  // C.7.1
  @Test
  func `with both swipes switched off there is none`() {
    let stack = TracedStack("R", "A")
    stack.nav.interactivePopGestureRecognizer?.isEnabled = false
    stack.nav.interactiveContentPopGestureRecognizer?.isEnabled = false

    stage.swipeBack()
    stack.settle()

    #expect(stack.names == ["R", "A"])
  }

  // C.7.1
  @Test
  func `an animator without interaction leaves the finger nothing`() {
    let stack = TracedStack("R", "A")
    let delegate = AnimatorDelegate(duration: 1)
    stack.nav.delegate = delegate

    stage.swipeBack()
    stack.settle()

    #expect(stack.names == ["R", "A"])
  }

  // C.7.4
  @Test
  func `a modal wish doesn't switch the swipe off`() {
    let stack = TracedStack("R", "A")
    stack[1].isModalInPresentation = true

    stage.swipeBack()
    stack.settle()

    #expect(stack.names == ["R"])
  }

  // C.7.2
  @Test(arguments: [true, false])
  func `an own delegate brings the swipe back`(isNil: Bool) {
    let stack = TracedStack("R", "A")
    stack.nav.isNavigationBarHidden = true
    let delegate = YesDelegate()
    stack.nav.interactivePopGestureRecognizer?.delegate = isNil ? nil : delegate

    stage.swipeBack()
    stack.settle()

    #expect(stack.names == ["R"])
  }

  // C.7.2
  @Test
  func `with an own delegate a swipe at the root freezes the stack`() {
    let stack = TracedStack("R")
    stack.nav.interactivePopGestureRecognizer?.delegate = nil

    stage.swipeBack()
    stack.nav.pushViewController(stack.make("A"), animated: true)
    stack.settle()

    #expect(stack.names == ["R"])
    #expect(stage.log.first?.contains("began at its root: it is frozen") == true)
  }

  // C.7.2
  @Test
  func `with an own delegate a swipe in a push freezes the stack`() {
    let stack = TracedStack("R")
    stack.nav.interactivePopGestureRecognizer?.delegate = nil
    stack.nav.pushViewController(stack.make("A"), animated: true)

    stage.swipeBack(duration: 0.1)
    stack.settle()

    #expect(stage.log.first?.contains("began during a transition") == true)
  }

  // The use that the header documents.
  @Test
  func `a recognizer that must fail first takes the swipe's place`() {
    let stack = TracedStack("R", "A")
    let guardRecognizer = UIScreenEdgePanGestureRecognizer()
    guardRecognizer.edges = .left
    let delegate = YesDelegate()
    guardRecognizer.delegate = delegate
    stack.nav.view.addGestureRecognizer(guardRecognizer)
    stack.nav.interactivePopGestureRecognizer?.require(toFail: guardRecognizer)
    stack.nav.interactiveContentPopGestureRecognizer?.require(toFail: guardRecognizer)

    stage.swipeBack()
    stack.settle()
    #expect(stack.names == ["R", "A"])

    delegate.answer = false
    stage.swipeBack()
    stack.settle()
    #expect(stack.names == ["R"])
  }

  @Test
  func `from right to left the swipe starts on the other side`() {
    let stack = TracedStack("R", "A")
    stack.window.semanticContentAttribute = .forceRightToLeft
    stack.nav.view.semanticContentAttribute = .forceRightToLeft
    stack.flush()

    stage.swipeBack()
    stack.settle()

    #expect(stack.names == ["R"])
  }

  @Test
  func `the escape gesture pops`() {
    let stack = TracedStack("R", "A")

    #expect(stack.nav.accessibilityPerformEscape())
    stack.settle()
    #expect(stack.names == ["R"])
    #expect(!stack.nav.accessibilityPerformEscape())
  }

  @Test
  func `a refused pop under a finger is unsettled`() {
    let stack = TracedStack("R", "A", nav: RefusingNavigationController())

    stage.swipeBack()
    stack.settle()

    #expect(stack.names == ["R", "A"])
    #expect(!stage.unsettledDecisions.isEmpty)
  }
}

final class YesDelegate: NSObject, UIGestureRecognizerDelegate {
  var answer = true

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer }
}

final class RefusingNavigationController: UINavigationController {
  override func popViewController(animated: Bool) -> UIViewController? { nil }
}
