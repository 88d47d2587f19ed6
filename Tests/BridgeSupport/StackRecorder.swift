package import UIKit

/// A stack's delegate that tells what it hears.
@MainActor
package final class StackRecorder: NSObject, UINavigationControllerDelegate {
  package var willShow: (UIViewController) -> Void = { _ in }
  package var didShow: (UIViewController) -> Void = { _ in }

  package func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    willShow(viewController)
  }

  package func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    didShow(viewController)
  }
}
