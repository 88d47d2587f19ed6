package import NavigationBridge
package import SwiftUI
@_spi(Headless) package import UIKit

/// A navigator with a root on the stage.
@MainActor
package final class NavigatorTest {
  package let navigator: Navigator
  package let stack: UINavigationController
  package let log = RouteLog()
  package let window: UIWindow?

  /// Puts the stack into a window, unless a test does it by itself.
  package init(
    _ navigator: Navigator = Navigator(root: Text("Root")),
    isShown: Bool = true
  ) throws {
    self.navigator = navigator
    guard let stack = navigator.navigationController else { throw MissingStack() }
    self.stack = stack
    window = isShown ? Stage.current.show(stack) : nil
    Stage.current.loop.settle()
  }

  package struct MissingStack: Error {}

  package func route(_ name: String) -> TestRoute { log.route(name) }

  package func routes(_ names: String...) -> [TestRoute] { names.map { log.route($0) } }

  /// Sets a path and waits.
  package func build(_ names: String...) {
    navigator.setPath(names.map { log.route($0) }, animated: false)
    settle()
  }

  package var path: [String] { navigator.path(of: TestRoute.self).map(\.name) }

  /// The navigator that a member of the stack sees.
  package func handle(at index: Int) -> Navigator? {
    let members = stack.viewControllers
    return members.indices.contains(index) ? members[index].navigator : nil
  }

  package func flush() { Stage.current.loop.flush() }
  package func settle() { Stage.current.loop.settle() }
  package func advance(by interval: TimeInterval) { Stage.current.loop.advance(by: interval) }

  /// A person's pop that ends as it is told.
  package func swipe(isFinished: Bool) {
    Stage.current.swipeBack(to: isFinished ? 0.8 : 0.2)
    settle()
  }

  /// Whether path, controllers and bar agree.
  package var isConsistent: Bool {
    navigator.entries.count == stack.viewControllers.count
      && (stack.navigationBar.items?.count ?? 0) == stack.viewControllers.count
  }
}
