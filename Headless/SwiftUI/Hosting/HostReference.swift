@_spi(Headless) import UIKit

/// The controller that hosts a graph, as its environment knows it.
struct HostReference: Equatable {
  weak var controller: UIViewController?

  static func == (lhs: HostReference, rhs: HostReference) -> Bool {
    lhs.controller === rhs.controller
  }
}

/// What `dismiss` does in a hosted screen (C.9.8).
@MainActor
enum HostDismissal {
  /// The stack in which a controller, or the one that contains it, lies above another one.
  private static func stack(of controller: UIViewController)
    -> (UINavigationController, UIViewController)?
  {
    guard let stack = controller.navigationController else { return nil }
    let index = stack.viewControllers.firstIndex { member in
      var current: UIViewController? = controller
      while let candidate = current {
        if candidate === member { return true }
        current = candidate.parent
      }
      return false
    }
    guard let index, index > 0 else { return nil }
    return (stack, stack.viewControllers[index - 1])
  }

  static func isPresented(_ controller: UIViewController) -> Bool {
    stack(of: controller) != nil || controller.presentingViewController != nil
  }

  static func dismiss(_ controller: UIViewController) {
    if let page = HostedPage.containing(controller) {
      page.requestDismissal?()
    } else {
      dismissByHost(controller)
    }
  }

  /// As UIKit's controllers are dismissed: popped where something lies below.
  static func dismissByHost(_ controller: UIViewController) {
    if let (stack, below) = stack(of: controller) {
      if stack.viewControllers.dropLast().last === below {
        stack.popViewController(animated: true)
      } else {
        stack.popToViewController(below, animated: true)
      }
    } else if let presenter = controller.presentingViewController {
      presenter.dismiss(animated: true)
    }
  }
}
