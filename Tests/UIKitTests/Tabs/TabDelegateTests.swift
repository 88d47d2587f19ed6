import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// A.7
@MainActor
@Suite(.onStage)
struct TabDelegateTests {
  final class Delegate: NSObject, UITabBarControllerDelegate {
    var asked: [String] = []
    var hidden: Set<String> = []

    func tabBarController(
      _ tabBarController: UITabBarController,
      displayedViewControllersFor tab: UITab,
      proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
      asked.append("\(tab.identifier) \(proposedViewControllers.count)")
      return hidden.contains(tab.identifier) ? [] : proposedViewControllers
    }

    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .landscape }

    func tabBarControllerPreferredInterfaceOrientationForPresentation(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .landscapeLeft }
  }

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name.lowercased()) { _ in
      let controller = UIViewController()
      controller.title = name
      return controller
    }
  }

  @Test
  func `the delegate decides the orientations`() {
    let delegate = Delegate()
    let tabs = UITabBarController(tabs: [tab("A")])
    #expect(tabs.supportedInterfaceOrientations == .allButUpsideDown)
    tabs.delegate = delegate

    #expect(tabs.supportedInterfaceOrientations == .landscape)
    #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeLeft)
  }

  @Test
  func `the delegate decides what each level of a managed group shows`() {
    let delegate = Delegate()
    let inner = UITabGroup(title: "Inner", image: nil, identifier: "inner", children: [tab("Leaf")])
    let outer = UITabGroup(title: "Outer", image: nil, identifier: "outer", children: [inner]) {
      _ in
      let controller = UIViewController()
      controller.title = "Outer"
      return controller
    }
    outer.managingNavigationController = UINavigationController()
    let tabs = UITabBarController(tabs: [outer])
    tabs.delegate = delegate
    Stage.current.show(tabs)

    tabs.selectedTab = tabs.tab(forIdentifier: "leaf")
    let stack = outer.managingNavigationController
    #expect(stack?.viewControllers.map(\.title) == ["Outer", "Leaf"])
    #expect(delegate.asked.suffix(3) == ["outer 1", "inner 0", "leaf 1"])
    delegate.hidden = ["outer"]
    tabs.selectedTab = outer
    tabs.selectedTab = tabs.tab(forIdentifier: "leaf")

    #expect(stack?.viewControllers.map(\.title) == ["Leaf"])
    #expect(inner.selectedChild?.identifier == "leaf")
    #expect(outer.selectedChild === inner)
  }

  @Test
  func `in a compact width only named tabs have a place in the bar`() {
    let tabs = UITabBarController(tabs: [tab("A"), tab("B"), tab("C")])
    tabs.compactTabIdentifiers = ["c", "a"]
    Stage.current.show(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["C", "A"])

    tabs.compactTabIdentifiers = nil

    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C"])
  }

  @Test
  func `the content guide leaves out the bar`() {
    let tabs = UITabBarController(tabs: [tab("A")])
    Stage.current.show(tabs)
    Stage.current.loop.settle()

    #expect(tabs.contentLayoutGuide.layoutFrame.maxY == tabs.tabBar.frame.minY)
    #expect(tabs.contentLayoutGuide.owningView === tabs.view)
    tabs.isTabBarHidden = true
    Stage.current.loop.settle()

    #expect(tabs.contentLayoutGuide.layoutFrame.maxY == tabs.view.bounds.height - 34)
  }

  @Test
  func `all controllers can be customized unless an app says otherwise`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    #expect(tabs.customizableViewControllers?.count == 2)

    tabs.customizableViewControllers = []

    #expect(tabs.customizableViewControllers == [])
    #expect(Stage.current.unsupportedFeatures.isEmpty)
  }
}
