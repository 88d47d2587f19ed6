import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct StackLayoutTests {
  @Test
  func `the bar lies below the status bar and takes its height from the safe area`() {
    let stack = TracedStack("R")

    #expect(stack.nav.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 54))
    #expect(stack[0].view.frame == stack.nav.view.bounds)
    #expect(
      stack[0].view.safeAreaInsets == UIEdgeInsets(top: 113, left: 0, bottom: 34, right: 0)
    )
  }

  // Field case 95
  @Test(arguments: [true, false])
  func `size and safe area are final when a push begins`(startsHidden: Bool) {
    let stack = TracedStack("R")
    stack.nav.isNavigationBarHidden = startsHidden
    stack.settle()
    let a = stack.make("A")
    a.actions["wA"] = { [nav = stack.nav] in nav.setNavigationBarHidden(false, animated: true) }
    var seen: [CGFloat] = []
    a.actions["vA"] = { [unowned a] in seen.append(a.view.safeAreaInsets.top) }

    stack.nav.pushViewController(a, animated: true)
    stack.flush()
    #expect(a.view.bounds.size == stack.nav.view.bounds.size)
    #expect(a.view.safeAreaInsets.top == 113)
    stack.advance(1)

    #expect(a.view.safeAreaInsets.top == 113)
    #expect(seen == [113])
  }

  // C.6.15
  @Test
  func `a hidden bar stays hidden across pushes`() {
    let stack = TracedStack("R")
    stack.nav.isNavigationBarHidden = true
    stack.nav.pushViewController(stack.make("A"), animated: true)
    stack.settle()

    #expect(stack.nav.isNavigationBarHidden)
    #expect(stack.nav.navigationBar.isHidden)
    #expect(stack.nav.topViewController?.view.safeAreaInsets.top == 59)
  }

  // C.6.14
  @Test
  func `the toolbar shows the top's items and stays across pushes`() {
    let stack = TracedStack("R")
    let item = UIBarButtonItem()
    #expect(stack.nav.isToolbarHidden)

    stack[0].toolbarItems = [item]
    stack.nav.isToolbarHidden = false
    stack.settle()
    #expect(stack.nav.toolbar.items == [item])
    #expect(stack.nav.toolbar.window === stack.window)
    #expect(stack[0].view.safeAreaInsets.bottom > 34)

    stack.nav.pushViewController(stack.make("A"), animated: true)
    stack.settle()
    #expect(!stack.nav.isToolbarHidden)
    #expect(stack.nav.toolbar.items?.isEmpty ?? true)
  }

  // C.6.14
  @Test
  func `a toolbar without items is an empty bar`() {
    let stack = TracedStack("R")

    stack.nav.isToolbarHidden = false
    stack.settle()

    #expect(stack.nav.toolbar.window === stack.window)
    #expect(stack.nav.toolbar.items?.isEmpty ?? true)
    #expect(stack[0].view.safeAreaInsets.bottom > 34)
  }

  @Test
  func `hiding the bar takes two tenths of a second`() {
    let stack = TracedStack("R")

    stack.nav.setNavigationBarHidden(true, animated: true)
    #expect(stack.nav.isNavigationBarHidden)
    stack.advance(0.19)
    #expect(!stack.nav.navigationBar.isHidden)
    stack.advance(0.02)

    #expect(stack.nav.navigationBar.isHidden)
    #expect(stack[0].view.safeAreaInsets.top == 59)
  }

  // C.6.13
  @Test
  func `hiding the bottom bar lasts from the push to the pop`() {
    let host = BottomBarHost()
    let trace = CallbackTrace()
    let nav = UINavigationController(rootViewController: TracedController("R", trace))
    host.addChild(nav)
    host.view.addSubview(nav.view)
    nav.didMove(toParent: host)
    Stage.current.show(host)
    host.wishes = []
    let a = TracedController("A", trace)
    a.hidesBottomBarWhenPushed = true

    for operation in [
      { nav.pushViewController(a, animated: true) },
      { nav.pushViewController(TracedController("B", trace), animated: true) },
      { a.hidesBottomBarWhenPushed = false },
      { _ = nav.popToRootViewController(animated: true) },
    ] {
      operation()
      Stage.current.loop.settle()
    }

    #expect(host.wishes == [true, true, false])
  }

  @Test
  func `a page without extended edges lies below the bar`() {
    let stack = TracedStack("R")
    let a = stack.make("A")
    a.edgesForExtendedLayout = []

    stack.nav.pushViewController(a, animated: false)
    stack.settle()

    #expect(a.view.convert(a.view.bounds, to: nil).minY == 113)
    #expect(a.view.safeAreaInsets.top == 0)
  }

  @Test
  func `pages slide with a parallax, dimmed below and with a shadow in front`() throws {
    let stack = TracedStack("R")
    let a = stack.make("A")
    let content = stack.nav.contentView

    stack.nav.pushViewController(a, animated: true)
    stack.flush()
    let front = try #require(content.page(of: a))
    let back = try #require(content.page(of: stack[0]))
    func x(_ page: NavigationPageView) -> CGFloat {
      page.presentationValue(.center, model: page.center).x - 196.5
    }
    #expect(x(front) == 393)
    #expect(x(back) == 0)
    #expect(front.castsShadow)
    stack.advance(0.1)
    #expect(x(front) < 393 * 0.5 && x(front) > 393 * 0.4)
    #expect(abs(x(back) + 0.3 * (393 - x(front))) < 0.01)
    stack.settle()

    #expect(x(front) == 0)
    #expect(content.page(of: stack[0]) == nil)
    #expect(!front.castsShadow)
  }

  @Test
  func `pages slide the other way from right to left`() throws {
    let stack = TracedStack("R")
    stack.nav.view.semanticContentAttribute = .forceRightToLeft
    let a = stack.make("A")

    stack.nav.pushViewController(a, animated: true)
    stack.flush()

    let front = try #require(stack.nav.contentView.page(of: a))
    #expect(front.presentationValue(.center, model: front.center).x == 196.5 - 393)
  }

  @Test
  func `a swipe moves the page with the finger`() throws {
    let stack = TracedStack("R", "A")
    stack.nav.beginInteractivePop()
    let page = try #require(stack.nav.contentView.page(of: stack[1]))

    stack.nav.updateInteractivePop(0.25)

    let x = page.presentationValue(.center, model: page.center).x
    #expect(abs(x - 196.5 - 393 * 0.25) < 0.001)
  }

  @Test
  func `blocks run alongside move with the transition`() throws {
    let stack = TracedStack("R")
    let view = UIView(frame: .zero)
    stack.nav.view.addSubview(view)
    stack.nav.pushViewController(stack.make("A"), animated: true)

    let isQueued = stack.nav.transitionCoordinator?.animate(
      alongsideTransition: { _ in view.alpha = 0 }
    )
    stack.flush()
    #expect(isQueued == true)
    #expect(view.presentationValue(.alpha, model: view.alpha) == 1)
    stack.advance(0.1)
    #expect(view.presentationValue(.alpha, model: view.alpha) < 0.6)
    stack.settle()
    #expect(view.presentationValue(.alpha, model: view.alpha) == 0)
  }

  @Test
  func `with animations switched off a push takes no time`() {
    let stack = TracedStack("R")
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    var completions = 0

    stack.nav.pushViewController(stack.make("A"), animated: true)
    stack.nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in completions += 1 }
    stack.flush()

    #expect(completions == 1)
    #expect(stack.nav.transitionCoordinator == nil)
    #expect(Stage.current.clock.now == 0)
  }
}

extension StackLayoutTests {
  @Test
  func `only the coming page is heard while pages move`() throws {
    let stack = TracedStack("R")
    let content = stack.nav.contentView
    for (name, controller) in [("root", stack[0]), ("next", stack.make("A"))] {
      let view = UIView(frame: controller.view.bounds)
      view.isAccessibilityElement = true
      view.accessibilityLabel = name
      controller.view.addSubview(view)
      guard controller !== stack[0] else { continue }
      stack.nav.pushViewController(controller, animated: true)
    }
    stack.advance(0.1)
    #expect(content.accessibilityNodes().map(\.label) == ["next"])
    stack.settle()

    stack.nav.beginInteractivePop()
    #expect(content.accessibilityNodes().map(\.label) == ["root"])
    stack.nav.endInteractivePop(finish: false)
    stack.settle()
    #expect(content.accessibilityNodes().map(\.label) == ["next"])
  }

  @Test
  func `the bar follows the scroller of the page that is shown`() {
    let stack = TracedStack("R")
    let scroller = UIScrollView(frame: stack[0].view.bounds)
    scroller.contentSize = CGSize(width: 393, height: 3000)
    stack[0].view.addSubview(scroller)
    stack.flush()
    let bar = stack.nav.navigationBar
    #expect(scroller.contentOffset.y == -113)
    #expect(bar.scrollDistance == 0)

    scroller.contentOffset.y += 40
    #expect(bar.scrollDistance == 40)
    stack.nav.pushViewController(stack.make("A"), animated: true)
    stack.settle()
    #expect(bar.scrollDistance == 0)

    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 100))
    stack.nav.topViewController?.view.addSubview(inner)
    inner.contentOffset.y = 20
    #expect(bar.scrollDistance == 0)
  }

  @Test
  func `a screen that comes back brings its scrolled bar along`() {
    let stack = TracedStack("R")
    let scroller = UIScrollView(frame: stack[0].view.bounds)
    scroller.contentSize = CGSize(width: 393, height: 3000)
    stack[0].view.addSubview(scroller)
    stack.flush()
    scroller.contentOffset.y += 40

    stack.nav.pushViewController(stack.make("A"), animated: true)
    stack.settle()
    stack.nav.popViewController(animated: true)
    stack.settle()

    #expect(stack.nav.navigationBar.scrollDistance == 40)
  }
}

final class BottomBarHost: UIViewController {
  var wishes: [Bool] = []

  override func stackWantsBottomBarHidden(_ isHidden: Bool, timeline: Timeline?) {
    wishes.append(isHidden)
  }
}
