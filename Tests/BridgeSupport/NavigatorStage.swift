package import NavigationBridge
package import NavigationBridgeTesting
package import SwiftUI
package import UIKit

/// A navigator's stack in a visible window.
@MainActor
package struct NavigatorStage {
  package let navigator: Navigator
  package let tester: NavigationTester
  package let stack: UINavigationController

  package init(_ root: some View = TitledScreen("Root")) throws {
    try self.init(Navigator(root: root))
  }

  package init(_ navigator: Navigator) throws {
    self.navigator = navigator
    guard let stack = navigator.navigationController else { throw NoStack() }
    self.stack = stack
    tester = try NavigationTester(stack)
  }

  private struct NoStack: Error {}

  /// The modals over the stack, the lowest first.
  package var modals: [UIViewController] {
    var result: [UIViewController] = []
    var next = stack.presentedViewController
    while let current = next {
      result.append(current)
      next = current.presentedViewController
    }
    return result
  }

  /// The titles of the screens on top of each modal.
  package var modalTitles: [String] {
    modals.map { modal in
      let top = (modal as? UINavigationController)?.topViewController ?? modal
      return top.navigationItem.title ?? top.title ?? "?"
    }
  }

  /// The navigator of the screen on top of everything.
  package var topNavigator: Navigator? { tester.topViewController.navigator }
}

/// A screen that shows its title.
package struct TitledScreen: View {
  let title: String

  package init(_ title: String) {
    self.title = title
  }

  package var body: some View {
    Text(title).uiKitNavigationBar(title: title)
  }
}
