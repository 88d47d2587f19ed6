import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// A.7
@MainActor
@Suite(.onStage)
struct TabSelectionTests {
  @Test
  func `all tabs are children at once, only the first loads its view`() {
    let trace = CallbackTrace()
    let first = TracedController("A", trace)
    let second = TracedController("B", trace)
    let tabs = UITabBarController()

    tabs.viewControllers = [first, second]

    #expect(
      trace.take() == ["A.willMove(nav)", "A.didMove(nav)", "B.willMove(nav)", "B.didMove(nav)"]
    )
    #expect(tabs.children == [first, second])
    #expect(tabs.selectedIndex == 0)
    #expect(second.tabBarController === tabs)
    Stage.current.show(tabs)
    #expect(trace.take() == ["A.viewDidLoad", "A.wA", "A.vA", "A.dA"])
    #expect(!second.isViewLoaded)
  }

  @Test
  func `the coming tab hears first, then the leaving one`() {
    let fixture = TabFixture("A", "B")

    fixture.tabs.selectedIndex = 1

    #expect(
      fixture.trace.take() == ["B.viewDidLoad", "B.wA", "A.wD", "B.vA", "A.dD", "B.dA"]
    )
    #expect(fixture.tabs.selectedViewController === fixture[1])
    #expect(fixture[0].view.window == nil)
    #expect(fixture[1].view.window != nil)
  }

  @Test
  func `a tap asks the delegate and tells it, code does neither`() throws {
    let fixture = TabFixture("A", "B")
    let delegate = TracedTabDelegate(fixture.trace)
    fixture.tabs.delegate = delegate

    fixture.tabs.selectedIndex = 1
    #expect(!fixture.trace.take().contains { $0.contains("elect") })
    try fixture.tap("A")

    let events = fixture.trace.take()
    #expect(events.first == "shouldSelect(A)")
    #expect(events.last == "didSelect(A)")
    #expect(fixture.tabs.selectedIndex == 0)
  }

  @Test
  func `a refused tap changes nothing`() throws {
    let fixture = TabFixture("A", "B")
    let delegate = TracedTabDelegate(fixture.trace)
    delegate.refused = "B"
    fixture.tabs.delegate = delegate

    try fixture.tap("B")

    #expect(fixture.trace.take() == ["shouldSelect(B)"])
    #expect(fixture.tabs.selectedIndex == 0)
    #expect(fixture.tabs.tabBar.selectedItem === fixture[0].tabBarItem)
  }

  @Test
  func `the bar's own delegate method comes before the selection`() throws {
    final class Tabs: UITabBarController {
      var seen: [Int] = []

      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        seen.append(selectedIndex)
      }
    }
    let tabs = Tabs()
    let fixture = TabFixture("A", "B", tabs: tabs)

    try fixture.tap("B")

    #expect(tabs.seen == [0])
    #expect(tabs.selectedIndex == 1)
  }

  @Test
  func `a tap on the selected tab pops to the root by the overridable method`() throws {
    final class Stack: UINavigationController {
      var pops: [Bool] = []

      override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        pops.append(animated)
        return super.popToRootViewController(animated: animated)
      }
    }
    let stack = Stack(rootViewController: UIViewController())
    stack.tabBarItem = UITabBarItem(title: "A", image: nil, tag: 0)
    let fixture = TabFixture("B")
    let delegate = TracedTabDelegate(fixture.trace)
    fixture.tabs.delegate = delegate
    fixture.tabs.viewControllers = [stack, fixture[0]]
    fixture.tabs.selectedIndex = 0
    stack.pushViewController(UIViewController(), animated: false)
    fixture.settle()
    _ = fixture.trace.take()

    try fixture.tap("A")
    fixture.settle()

    #expect(stack.pops == [true])
    #expect(stack.viewControllers.count == 1)
    #expect(fixture.trace.take() == ["shouldSelect(A)", "didSelect(A)"])
    try fixture.tap("A")
    #expect(stack.pops == [true])
  }

  @Test
  func `a stack in a hidden tab changes without callbacks until it is shown`() {
    let fixture = TabFixture("A", "B", inStacks: true)
    let hidden = fixture.tabs.viewControllers?[1] as? UINavigationController
    let pushed = TracedController("C", fixture.trace)

    hidden?.pushViewController(pushed, animated: true)
    fixture.settle()
    #expect(fixture.trace.take() == ["C.willMove(nav)", "C.didMove(nav)"])
    fixture.tabs.selectedIndex = 1

    #expect(
      fixture.trace.take() == ["C.viewDidLoad", "C.wA", "A.wD", "C.vA", "A.dD", "C.dA"]
    )
  }

  @Test
  func `new controllers keep the selection by object, then by index`() {
    let fixture = TabFixture("A", "B")
    fixture.tabs.selectedIndex = 1
    let other = TracedController("C", fixture.trace)

    fixture.tabs.viewControllers = [other, fixture[0], fixture[1]]
    #expect(fixture.tabs.selectedViewController === fixture[1])
    #expect(fixture.tabs.selectedIndex == 2)
    fixture.tabs.viewControllers = [fixture[0], other]
    #expect(fixture.tabs.selectedViewController === fixture[0])
    #expect(fixture[1].parent == nil)
    #expect(fixture[1].view.window == nil)
  }

  @Test
  func `an index that there isn't is ignored, a foreign controller raises`() async {
    let fixture = TabFixture("A", "B")

    fixture.tabs.selectedIndex = 7
    #expect(fixture.tabs.selectedIndex == 0)

    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      tabs.selectedViewController = UIViewController()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("only a view controller in the tab bar controller's list"))
  }

  @Test
  func `the tabs disappear and appear with their controller`() {
    let fixture = TabFixture("A", "B")
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen

    fixture.tabs.present(cover, animated: false)
    fixture.settle()
    #expect(fixture.trace.take() == ["A.wD", "A.dD"])
    fixture.tabs.selectedIndex = 1
    #expect(fixture.trace.take() == [])
    cover.dismiss(animated: false)
    fixture.settle()

    #expect(fixture.trace.take() == ["B.viewDidLoad", "B.wA", "B.vA", "B.dA"])
  }

  @Test
  func `a custom animation runs, with a coordinator, and ends the selection`() throws {
    final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using context: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.4 }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        to.alpha = 0
        UIView.animate(withDuration: 0.4, animations: { to.alpha = 1 }) { _ in
          context.completeTransition(true)
        }
      }
    }
    final class Delegate: NSObject, UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }
    }
    let fixture = TabFixture("A", "B")
    let delegate = Delegate()
    fixture.tabs.delegate = delegate

    try fixture.tap("B")

    #expect(fixture.tabs.transitionCoordinator != nil)
    #expect(fixture.trace.take() == ["B.viewDidLoad", "B.wA", "A.wD", "B.vA"])
    fixture.settle()
    #expect(fixture.trace.take() == ["A.dD", "B.dA"])
    #expect(fixture[0].view.superview == nil)
    #expect(fixture[1].view.window != nil)
  }
}
