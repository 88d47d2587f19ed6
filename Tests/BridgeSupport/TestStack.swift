package import NavigationBridge
package import SwiftUI
@_spi(Headless) package import UIKit

/// A navigation stack on the stage, with a plain UIKit root.
@MainActor
package struct TestStack {
  package let stack: UINavigationController
  package let root = UIViewController()

  package init(_ prepare: (UINavigationController) -> Void = { _ in }) {
    root.navigationItem.title = "Root"
    stack = UINavigationController(rootViewController: root)
    prepare(stack)
    Stage.current.show(stack)
    Stage.current.loop.settle()
  }

  /// Pushes a screen and returns at once.
  @discardableResult
  package func push<Screen: View>(
    _ screen: Screen,
    animated: Bool = true
  ) -> BridgedHostingController<Screen> {
    let controller = screen.hostedWithBridge()
    stack.pushViewController(controller, animated: animated)
    return controller
  }

  /// Pushes a screen and waits until it has arrived.
  @discardableResult
  package func show<Screen: View>(_ screen: Screen) -> BridgedHostingController<Screen> {
    let controller = push(screen)
    settle()
    return controller
  }

  package func pop() {
    stack.popViewController(animated: true)
    settle()
  }

  package func flush() { Stage.current.loop.flush() }
  package func settle() { Stage.current.loop.settle() }
  package func advance(by interval: TimeInterval) { Stage.current.loop.advance(by: interval) }
}

extension UIBarButtonItem {
  /// Taps the item, as far as its action goes.
  package func fire() {
    primaryAction?.performWithSender(self, target: nil)
  }
}

/// Whether two lists hold the same objects in the same order.
@MainActor
package func areSame(_ left: [UIBarButtonItem], _ right: [UIBarButtonItem]) -> Bool {
  left.elementsEqual(right, by: ===)
}
