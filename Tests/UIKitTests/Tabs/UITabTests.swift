import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// A.7
@MainActor
@Suite(.onStage)
struct UITabTests {
  private let trace = CallbackTrace()

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name.lowercased()) { [trace] tab in
      trace.add("make(\(tab.identifier))")
      return TracedController(name, trace)
    }
  }

  @Test
  func `a tab asks for its controller when it is selected first`() {
    let tabs = UITabBarController(tabs: [tab("A"), tab("B")])
    Stage.current.show(tabs)

    #expect(trace.take().prefix(3) == ["make(a)", "A.willMove(nav)", "A.didMove(nav)"])
    tabs.selectedTab = tabs.tab(forIdentifier: "b")
    #expect(trace.take().first == "make(b)")
    tabs.selectedTab = tabs.tabs[0]
    tabs.selectedTab = tabs.tabs[1]

    #expect(!trace.take().contains("make(b)"))
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.selectedViewController?.tab === tabs.tabs[1])
    #expect(tabs.tabs[1].tabBarController === tabs)
  }

  @Test
  func `a tap asks about the tab and not about the controller`() throws {
    let tabs = UITabBarController(tabs: [tab("A"), tab("B")])
    let delegate = TracedTabDelegate(trace)
    tabs.delegate = delegate
    Stage.current.show(tabs)
    _ = trace.take()

    let node = try #require(tabs.tabBar.accessibilityNodes().first?.children.last)
    Stage.current.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))

    let events = trace.take().filter { $0.contains("elect") }
    #expect(events == ["shouldSelectTab(b)", "didSelectTab(b, a)"])
  }

  @Test
  func `a hidden tab is not shown, and gives the selection away`() {
    let tabs = UITabBarController(tabs: [tab("A"), tab("B"), tab("C")])
    Stage.current.show(tabs)

    tabs.tabs[0].isHidden = true

    #expect(tabs.tabBar.items?.map(\.title) == ["B", "C"])
    #expect(tabs.selectedTab?.identifier == "b")
    #expect(tabs.selectedIndex == 0)
  }

  @Test
  func `title, image and badge of a tab reach the bar`() {
    let first = tab("A")
    let tabs = UITabBarController(tabs: [first])
    Stage.current.show(tabs)

    first.title = "Home"
    first.badgeValue = "9"

    #expect(Stage.current.textTree() == "tab bar: [Home, 9, tab, selected]")
  }

  @Test
  func `the search tab is a circle beside the others`() throws {
    let search = UISearchTab { _ in UIViewController() }
    let tabs = UITabBarController(tabs: [tab("A"), search])
    Stage.current.show(tabs)

    let nodes = try #require(tabs.tabBar.accessibilityNodes().first?.children)

    #expect(nodes.map(\.label) == ["A", "Search"])
    #expect(nodes[1].frame == CGRect(x: 310, y: 769, width: 62, height: 62))
    #expect(nodes[0].frame.minX < 40)
  }

  @Test
  func `a group shows the screens of its selection in the stack that it manages`() {
    let child = tab("Child")
    let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [child]) { _ in
      UIViewController()
    }
    group.managingNavigationController = UINavigationController()
    let tabs = UITabBarController(tabs: [tab("A"), group])
    Stage.current.show(tabs)

    tabs.selectedTab = child
    Stage.current.loop.settle()

    #expect(tabs.selectedViewController === group.managingNavigationController)
    let screens = [group.viewController, child.viewController].compactMap { $0 }
    #expect(screens.count == 2)
    #expect(group.managingNavigationController?.viewControllers == screens)
    #expect(tabs.selectedTab === child)
  }

  @Test
  func `an accessory lies above the bar and adds 56 points to the safe area`() {
    let tabs = UITabBarController(tabs: [tab("A")])
    let content = UIView()
    tabs.bottomAccessory = UITabAccessory(contentView: content)
    Stage.current.show(tabs)

    #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 139)
    #expect(content.convert(content.bounds, to: nil).maxY == 761)
  }
}
