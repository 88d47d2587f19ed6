import Testing
@_spi(Headless) @testable import UIKit

/// Tabs of traced controllers in a visible window, at rest, their past forgotten.
@MainActor
struct TabFixture {
  let trace = CallbackTrace()
  let tabs: UITabBarController
  let controllers: [TracedController]

  init(_ names: String..., tabs: UITabBarController? = nil, inStacks: Bool = false) {
    let trace = trace
    self.tabs = tabs ?? UITabBarController()
    controllers = names.map { TracedController($0, trace) }
    self.tabs.viewControllers =
      inStacks ? controllers.map { UINavigationController(rootViewController: $0) } : controllers
    Stage.current.show(self.tabs)
    Stage.current.loop.settle()
    _ = trace.take()
  }

  subscript(_ index: Int) -> TracedController { controllers[index] }

  var stack: UINavigationController? { tabs.selectedViewController as? UINavigationController }

  var nodes: [AccessibilityNode] {
    tabs.tabBar.accessibilityNodes().flatMap(\.children)
  }

  func tap(_ label: String) throws {
    let node = try #require(nodes.first { $0.label == label })
    Stage.current.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
  }

  func settle() {
    Stage.current.loop.settle()
  }
}

/// Says what it is asked and told.
final class TracedTabDelegate: NSObject, UITabBarControllerDelegate {
  let trace: CallbackTrace
  var refused: String?

  init(_ trace: CallbackTrace) {
    self.trace = trace
  }

  private func name(_ controller: UIViewController) -> String {
    controller.tabBarItem.title ?? "?"
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    trace.add("shouldSelect(\(name(viewController)))")
    return name(viewController) != refused
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    trace.add("didSelect(\(name(viewController)))")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    trace.add("shouldSelectTab(\(tab.identifier))")
    return tab.identifier != refused
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {
    trace.add("didSelectTab(\(selectedTab.identifier), \(previousTab?.identifier ?? "nil"))")
  }
}
