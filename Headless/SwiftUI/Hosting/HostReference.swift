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
  static func isPresented(_ controller: UIViewController) -> Bool {
    controller.presentingViewController != nil
  }

  static func dismiss(_ controller: UIViewController) {
    controller.presentingViewController?.dismiss(animated: true)
  }
}
