import StageSupport
import Testing
@_spi(Headless) import UIKit

// A.4
@MainActor
@Suite(.onStage)
struct BarHidingTests {
  private let stage = Stage.current
  private let stack = TracedStack("R")
  private var nav: UINavigationController { stack.nav }

  private func swipe(by distance: CGFloat) {
    stage.drag(from: CGPoint(x: 196, y: 400), to: CGPoint(x: 196, y: 400 + distance))
    stack.settle()
  }

  private func showToolbar(_ items: [UIBarButtonItem]) {
    stack[0].toolbarItems = items
    nav.isToolbarHidden = false
    stack.settle()
  }

  @Test
  func `by itself nothing hides`() {
    #expect(!nav.hidesBarsOnSwipe && !nav.hidesBarsOnTap)
    #expect(!nav.hidesBarsWhenVerticallyCompact && !nav.hidesBarsWhenKeyboardAppears)

    swipe(by: -200)
    stage.tap(at: CGPoint(x: 196, y: 400))
    stack.settle()

    #expect(!nav.isNavigationBarHidden)
  }

  @Test
  func `a swipe up hides both bars, a swipe down shows them`() {
    nav.hidesBarsOnSwipe = true
    showToolbar([UIBarButtonItem(title: "A")])

    swipe(by: -100)
    #expect(nav.isNavigationBarHidden && nav.isToolbarHidden)
    #expect(stack[0].view.safeAreaInsets.top == 59)

    swipe(by: 100)
    #expect(!nav.isNavigationBarHidden && !nav.isToolbarHidden)
    #expect(nav.barHideOnSwipeGestureRecognizer.view === nav.view)
  }

  @Test
  func `a toolbar without items stays, a hidden one stays hidden`() {
    nav.hidesBarsOnSwipe = true
    showToolbar([])
    swipe(by: -100)
    #expect(nav.isNavigationBarHidden && !nav.isToolbarHidden)

    nav.isToolbarHidden = true
    swipe(by: 100)

    #expect(!nav.isNavigationBarHidden && nav.isToolbarHidden)
  }

  @Test
  func `content scrolls under the finger that hides the bars`() {
    nav.hidesBarsOnSwipe = true
    let scroller = UIScrollView(frame: stack[0].view.bounds)
    scroller.contentSize = CGSize(width: 393, height: 3000)
    stack[0].view.addSubview(scroller)
    stack.settle()

    stage.drag(
      from: CGPoint(x: 196, y: 600),
      to: CGPoint(x: 196, y: 400),
      duration: 1,
      hold: 0.3
    )
    stack.settle()

    #expect(nav.isNavigationBarHidden)
    #expect(scroller.contentOffset.y > 0)
  }

  @Test
  func `a tap hides and shows, one on a control does neither`() {
    nav.hidesBarsOnTap = true
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 44))
    stack[0].view.addSubview(button)
    stack.settle()

    stage.tap(at: CGPoint(x: 150, y: 322))
    stack.settle()
    #expect(!nav.isNavigationBarHidden)

    stage.tap(at: CGPoint(x: 196, y: 600))
    stack.settle()
    #expect(nav.isNavigationBarHidden)
    stage.tap(at: CGPoint(x: 196, y: 600))
    stack.settle()
    #expect(!nav.isNavigationBarHidden)
  }

  @Test
  func `little height hides the bars until there is more`() {
    nav.hidesBarsWhenVerticallyCompact = true

    stack.window.traitOverrides.verticalSizeClass = .compact
    stack.settle()
    #expect(nav.isNavigationBarHidden)

    stage.tap(at: CGPoint(x: 196, y: 600))
    stack.settle()
    #expect(!nav.isNavigationBarHidden)

    stack.window.traitOverrides.verticalSizeClass = .regular
    stack.settle()
    #expect(!nav.isNavigationBarHidden)
  }

  @Test
  func `a stack that appears with little height has no bar`() {
    let inner = UINavigationController(rootViewController: UIViewController())
    inner.hidesBarsWhenVerticallyCompact = true
    stack.window.traitOverrides.verticalSizeClass = .compact

    stack.window.rootViewController = inner
    stack.settle()

    #expect(inner.isNavigationBarHidden)
  }

  @Test
  func `the keyboard hides the bars, a tap brings them back`() {
    nav.hidesBarsWhenKeyboardAppears = true
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 44))
    stack[0].view.addSubview(field)
    stack.settle()

    stage.tap(at: CGPoint(x: 60, y: 322))
    stack.settle()
    #expect(field.isFirstResponder)
    #expect(nav.isNavigationBarHidden)

    stage.tap(at: CGPoint(x: 196, y: 600))
    stack.settle()
    #expect(!nav.isNavigationBarHidden)
  }

  @Test
  func `the delegate decides which way up a stack may be`() {
    #expect(nav.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(nav.preferredInterfaceOrientationForPresentation == .portrait)

    let plain = TracedDelegate(stack.trace)
    nav.delegate = plain
    #expect(nav.supportedInterfaceOrientations == .allButUpsideDown)

    let delegate = TurningDelegate()
    nav.delegate = delegate
    #expect(nav.supportedInterfaceOrientations == .landscape)
    #expect(nav.preferredInterfaceOrientationForPresentation == .landscapeRight)
  }

  @Test
  func `a screen that doesn't stand upright turns what is shown`() {
    let delegate = TurningDelegate()
    let inner = UINavigationController(rootViewController: UIViewController())
    inner.delegate = delegate

    stack.window.rootViewController = inner
    stack.settle()

    #expect(stage.interfaceOrientation == .landscapeRight)
    #expect(inner.view.bounds.size == CGSize(width: 852, height: 393))
  }
}

final class TurningDelegate: NSObject, UINavigationControllerDelegate {
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    .landscape
  }

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    .landscapeRight
  }
}
