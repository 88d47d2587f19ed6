import Combine
import SwiftUI
import UIKit

/// Moves between screens, so that those who ask for it hand over views and see no UIKit.
final class Coordinator {
  let container: Container
  let style: AppStyle
  var cancellables = Set<AnyCancellable>()

  private let navigationController: UINavigationController

  var rootViewController: UIViewController { navigationController }

  init(container: Container, style: AppStyle) {
    self.container = container
    self.style = style
    navigationController = UINavigationController()
  }

  convenience init<Root: View>(rootView: Root, container: Container, style: AppStyle) {
    self.init(container: container, style: style)
    update(rootView: rootView)
  }

  func push<Screen: View>(_ view: Screen, animated: Bool = true) {
    navigationController.pushViewController(controller(for: view), animated: animated)
  }

  func pop(animated: Bool = true) {
    navigationController.popViewController(animated: animated)
  }

  func present<Screen: View>(
    _ view: Screen,
    animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let top = navigationController.topViewController ?? navigationController
    top.present(controller(for: view), animated: animated, completion: completion)
  }

  func dismiss(animated: Bool = true) {
    navigationController.dismiss(animated: animated, completion: nil)
  }

  func update<Root: View>(rootView: Root, animated: Bool = false) {
    navigationController.setViewControllers([controller(for: rootView)], animated: animated)
  }

  private func controller<Screen: View>(for view: Screen) -> UIViewController {
    UIHostingController(
      rootView:
        view
        .environment(\.injected, container)
        .environment(\.style, style)
    )
  }
}
