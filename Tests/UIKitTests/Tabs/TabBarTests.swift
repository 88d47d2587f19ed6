import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// A.7; frames: ios-look 5
@MainActor
@Suite(.onStage)
struct TabBarTests {
  @Test
  func `the bar leaves 83 points to the safe area and shows its tabs as text`() {
    let fixture = TabFixture("Home", "Inbox")
    fixture[1].tabBarItem.badgeValue = "3"
    fixture[0].view.layoutIfNeeded()

    #expect(fixture[0].view.safeAreaInsets.bottom == 83)
    #expect(fixture.tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(Stage.current.textTree() == "tab bar: [Home, tab, selected] [Inbox, 3, tab]")
  }

  @Test
  func `three tabs share a platter of 274 points in the middle`() throws {
    let fixture = TabFixture("A", "B", "C")

    let frames = fixture.nodes.map(\.frame)
    #expect(abs(frames[1].midX - 196.5) < 0.01)
    #expect(abs(frames[0].width - 85.75) < 0.01)
    let first = try #require(
      fixture.tabs.tabBar.displayItems().lazy.compactMap { item -> CGRect? in
        guard case .fill(.roundedRect(let rect, _), _) = item else { return nil }
        return rect
      }.first
    )
    #expect(abs(first.width - 274) < 0.01)
    #expect(first.height == 62)
  }

  @Test
  func `from four tabs on the platter fills the width, older bars always do`() {
    let fixture = TabFixture("A", "B", "C", "D")
    let end: CGFloat = fixture.nodes.last?.frame.maxX ?? 0
    #expect(abs(end - 363.625) < 0.01)

    Stage.current.look = .classic
    fixture.tabs.view.setNeedsLayout()
    fixture.tabs.tabBar.setNeedsLayout()
    fixture.settle()

    #expect(fixture.nodes.map(\.frame.minX) == [0, 98.25, 196.5, 294.75])
    #expect(fixture.tabs.tabBar.frame.height == 83)
  }

  @Test
  func `touches beside the platter reach the content`() {
    let fixture = TabFixture("A")

    let outside = fixture.tabs.view.hitTest(CGPoint(x: 30, y: 800), with: nil)
    let inside = fixture.tabs.view.hitTest(CGPoint(x: 196, y: 800), with: nil)

    #expect(outside === fixture[0].view)
    #expect(inside is TabButton)
  }

  @Test
  func `a stack's tab is that of its bottom controller`() {
    let root = UIViewController()
    root.title = "Mail"
    let stack = UINavigationController(rootViewController: root)
    stack.pushViewController(UIViewController(), animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    Stage.current.show(tabs)

    #expect(tabs.tabBar.items?.map(\.title) == ["Mail"])
    root.title = "Post"
    #expect(tabs.tabBar.items?.map(\.title) == ["Post"])
    stack.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 4)
    #expect(tabs.tabBar.items?.map(\.title) == ["Own"])
  }

  @Test
  func `more than five tabs are four and the More tab`() throws {
    let fixture = TabFixture("A", "B", "C", "D", "E", "F")

    #expect(fixture.nodes.map(\.label) == ["A", "B", "C", "D", "More"])
    fixture.tabs.selectedIndex = 5
    #expect(fixture.nodes.filter(\.isSelected).map(\.label) == ["More"])
    try fixture.tap("More")
    #expect(Stage.current.unsupportedFeatures == ["the list of the More tab"])
  }

  @Test
  func `a disabled tab can't be chosen`() throws {
    let fixture = TabFixture("A", "B")
    fixture[1].tabBarItem.isEnabled = false

    try fixture.tap("B")

    #expect(fixture.tabs.selectedIndex == 0)
    #expect(Stage.current.textTree() == "tab bar: [A, tab, selected] [B, tab, dimmed]")
  }

  @Test(arguments: ["delegate", "items"])
  func `the bar of a tab bar controller is the controller's`(what: String) async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [what] in
      await MainActor.run {
        let tabs = UITabBarController()
        if what == "items" {
          tabs.tabBar.setItems([UITabBarItem()], animated: false)
        } else {
          tabs.tabBar.delegate = nil
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("a tab bar managed by a tab bar controller is not allowed."))
  }

  @Test
  func `a bar of its own tells its delegate`() throws {
    final class Delegate: NSObject, UITabBarDelegate {
      var selected: [String?] = []

      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        selected.append(item.title)
      }
    }
    let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 393, height: 62))
    let delegate = Delegate()
    bar.delegate = delegate
    bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    let controller = UIViewController()
    controller.view.addSubview(bar)
    Stage.current.show(controller)

    let node = try #require(bar.accessibilityNodes().first?.children.last)
    Stage.current.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))

    #expect(delegate.selected == ["Two"])
    #expect(bar.selectedItem?.title == "Two")
  }

  @Test
  func `what is drawn has no findings`() {
    let fixture = TabFixture("Home", "Inbox", "Settings")
    for controller in fixture.controllers {
      controller.tabBarItem.image = UIImage(systemName: "tray")
    }
    fixture[1].tabBarItem.badgeValue = "12"
    fixture.settle()

    #expect(DisplayAudit(Stage.current.displayList()).findings.map(\.detail) == [])
  }
}
