import SwiftUI
import UIKit

/// Goes places from inside SwiftUI, in the stack that is there already.
final class WindowNavigation: ObservableObject {
  private weak var window: UIWindow?

  init(window: UIWindow?) {
    self.window = window
  }

  // MARK: Stack

  func push<Screen: View>(_ view: Screen, animated: Bool = true) {
    let controller = ScreenController(rootView: AnyView(view.environmentObject(self)))
    controller.screen = view as? TitledScreen
    push(controller, animated: animated)
  }

  func push(_ viewController: UIViewController, animated: Bool = true) {
    navigationController?.pushViewController(viewController, animated: animated)
  }

  func pop(animated: Bool = true) {
    navigationController?.popViewController(animated: animated)
  }

  // MARK: Modals

  func present<Screen: View>(_ view: Screen, animated: Bool = true) {
    present(
      UIHostingController(rootView: view.environmentObject(self)),
      animated: animated
    )
  }

  func present(_ viewController: UIViewController, animated: Bool = true) {
    topController?.present(viewController, animated: animated)
  }

  func dismiss(animated: Bool = true) {
    topController?.presentingViewController?.dismiss(animated: animated)
  }

  // MARK: Finding the stack

  private var topController: UIViewController? {
    var controller = window?.rootViewController
    while let presented = controller?.presentedViewController {
      controller = presented
    }
    return controller
  }

  private var navigationController: UINavigationController? {
    topController.flatMap(findNavigationController)
  }

  private func findNavigationController(in controller: UIViewController)
    -> UINavigationController?
  {
    if let navigationController = controller as? UINavigationController {
      return navigationController
    }
    if let tabBarController = controller as? UITabBarController {
      return tabBarController.selectedViewController.flatMap(findNavigationController)
    }
    for child in controller.children {
      if let found = findNavigationController(in: child) { return found }
    }
    return nil
  }
}
