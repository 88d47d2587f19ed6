import NavigationCore
import UIKit

/// The presentations that UIKit knows of.
@MainActor
struct PresentedControllers: ModalContainer {
  /// The containers whose guards have been asked.
  let asked: [UIViewController]

  func presenter(of modal: UIViewController) -> UIViewController? { modal.presentingViewController }

  func presented(by modal: UIViewController) -> UIViewController? { modal.presentedViewController }

  func isLeaving(_ modal: UIViewController) -> Bool {
    modal.isBeingDismissed || modal.transitionCoordinator != nil
      || modal.presentingViewController == nil
  }

  func dismiss(
    from presenter: UIViewController,
    animated: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    let dismiss = {
      GuardDesk.letting(leave: asked) {
        presenter.dismiss(animated: animated, completion: completion)
      }
    }
    guard let modal = presenter.presentedViewController else { return dismiss() }
    ModalGuard.guards(of: modal).passing(dismiss)
  }

  func whenCalledOff(_ modal: UIViewController, _ body: @escaping @MainActor () -> Void) {
    modal.transitionCoordinator?.whenCalledOff(body)
  }

  func inNextTurn(_ body: @escaping @MainActor () -> Void) {
    Task { @MainActor in body() }
  }
}

extension UIViewControllerTransitionCoordinator {
  /// Calls back when the transition has been undone.
  @MainActor
  func whenCalledOff(_ body: @escaping @MainActor () -> Void) {
    animate(alongsideTransition: nil) { context in
      if context.isCancelled { body() }
    }
  }
}
