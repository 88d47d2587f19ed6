import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// C.6.13
@MainActor
@Suite(.onStage)
struct TabBarHidingTests {
  private func hiding(_ fixture: TabFixture) -> TracedController {
    let controller = TracedController("Hiding", fixture.trace)
    controller.hidesBottomBarWhenPushed = true
    return controller
  }

  @Test
  func `a push that hides the bar gives its room to the page from the start`() {
    let fixture = TabFixture("A", inStacks: true)
    let pushed = hiding(fixture)

    fixture.stack?.pushViewController(pushed, animated: true)
    Stage.current.loop.advance(by: 0.1)

    #expect(pushed.view.safeAreaInsets.bottom == 34)
    #expect(!fixture.tabs.tabBar.isHidden)
    fixture.settle()
    #expect(fixture.tabs.tabBar.isHidden)
    #expect(!Stage.current.textTree().contains("tab bar:"))
  }

  @Test
  func `the bar comes back with the pop`() {
    let fixture = TabFixture("A", inStacks: true)
    fixture.stack?.pushViewController(hiding(fixture), animated: true)
    fixture.settle()

    fixture.stack?.popViewController(animated: true)
    fixture.settle()

    #expect(!fixture.tabs.tabBar.isHidden)
    #expect(fixture.tabs.tabBar.frame.minY == 769)
    #expect(fixture[0].view.safeAreaInsets.bottom == 83)
  }

  @Test
  func `a cancelled swipe leaves the bar hidden`() {
    let fixture = TabFixture("A", inStacks: true)
    fixture.stack?.pushViewController(hiding(fixture), animated: true)
    fixture.settle()

    Stage.current.swipeBack(to: 0.3)
    fixture.settle()

    #expect(fixture.stack?.viewControllers.count == 2)
    #expect(fixture.tabs.tabBar.isHidden)
    Stage.current.swipeBack(to: 0.8)
    fixture.settle()
    #expect(!fixture.tabs.tabBar.isHidden)
  }

  @Test
  func `the bar stays hidden above a controller that hides it`() {
    let fixture = TabFixture("A", inStacks: true)
    fixture.stack?.pushViewController(hiding(fixture), animated: false)
    fixture.settle()

    fixture.stack?.pushViewController(UIViewController(), animated: true)
    fixture.settle()

    #expect(fixture.tabs.tabBar.isHidden)
  }

  @Test
  func `another tab has the bar, whatever the first one hides`() {
    let fixture = TabFixture("A", "B", inStacks: true)
    fixture.stack?.pushViewController(hiding(fixture), animated: true)
    fixture.settle()

    fixture.tabs.selectedIndex = 1
    fixture.settle()
    #expect(!fixture.tabs.tabBar.isHidden)
    fixture.tabs.selectedIndex = 0
    fixture.settle()
    #expect(fixture.tabs.tabBar.isHidden)
  }

  @Test
  func `hiding by code moves the bar out and back`() {
    let fixture = TabFixture("A")

    fixture.tabs.setTabBarHidden(true, animated: true)
    #expect(fixture.tabs.isTabBarHidden)
    fixture.settle()
    #expect(fixture.tabs.tabBar.isHidden)
    #expect(fixture[0].view.safeAreaInsets.bottom == 34)
    fixture.tabs.setTabBarHidden(false, animated: false)
    fixture.settle()

    #expect(!fixture.tabs.tabBar.isHidden)
    #expect(fixture[0].view.safeAreaInsets.bottom == 83)
  }

  @Test
  func `a toolbar lies above the tab bar`() {
    let fixture = TabFixture("A", inStacks: true)
    fixture[0].toolbarItems = [UIBarButtonItem(title: "Edit")]

    fixture.stack?.setToolbarHidden(false, animated: false)
    fixture.settle()

    #expect(fixture.stack?.toolbar.frame.maxY == 769)
    let bottom = fixture[0].view.safeAreaInsets.bottom
    #expect(abs(bottom - 137) < 0.01)
  }
}
