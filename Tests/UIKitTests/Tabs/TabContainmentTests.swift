import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct TabContainmentTests {
  // C.3: documented as not allowed, in practice it is pushed.
  @Test
  func `a tab bar controller can be pushed`() {
    let stack = TracedStack("R")
    let tabs = UITabBarController()
    let inner = stack.make("I")
    tabs.viewControllers = [inner]

    stack.nav.pushViewController(tabs, animated: true)
    stack.settle()

    #expect(stack.nav.topViewController === tabs)
    #expect(inner.hasAppeared)
    #expect(Stage.current.log.isEmpty)
  }

  // C.2.4
  @Test
  func `the tab bar controller is found through all ancestors, not through presenters`() {
    let fixture = TabFixture("A", inStacks: true)
    let child = UIViewController()
    fixture[0].addChild(child)
    let sheet = UIViewController()

    child.didMove(toParent: fixture[0])
    fixture[0].present(sheet, animated: false)
    fixture.settle()

    #expect(child.tabBarController === fixture.tabs)
    #expect(sheet.presentingViewController === fixture.tabs)
    #expect(sheet.tabBarController == nil)
  }

  // C.2.2
  @Test
  func `tabs are moved by their controller`() {
    let trace = CallbackTrace()
    let tabs = UITabBarController()

    tabs.viewControllers = [TracedController("A", trace)]
    #expect(trace.take() == ["A.willMove(nav)", "A.didMove(nav)"])
    tabs.viewControllers = []

    #expect(
      trace.take().filter { $0.contains("ove(nil)") } == ["A.willMove(nil)", "A.didMove(nil)"]
    )
  }

  // C.6.6
  @Test
  func `a controller's title names its tab and its item, an item's title neither`() {
    let controller = UIViewController()
    controller.title = "Both"
    #expect(controller.tabBarItem.title == "Both")
    #expect(controller.navigationItem.title == "Both")

    controller.navigationItem.title = "Own"
    #expect(controller.tabBarItem.title == "Both")
    #expect(controller.title == "Both")

    controller.title = "New"
    #expect(controller.navigationItem.title == "New")
    #expect(controller.tabBarItem.title == "New")
  }
}
