/// A finger that pulls a sheet down: follows it, asks the delegate, dismisses or springs back.
@MainActor
final class PullDown {
  private unowned let modal: UIPresentationController
  private var transition: ModalTransition?
  private var isRefused = false

  init(modal: UIPresentationController) {
    self.modal = modal
  }

  /// Whether the finger has let the sheet go for good.
  private(set) var isDismissing = false

  private var height: CGFloat {
    max(1, (modal.container?.bounds.maxY ?? 1) - modal.frameOfPresentedViewInContainerView.minY)
  }

  var canBegin: Bool {
    guard let window = modal.container?.window else { return false }
    return modal.presentedViewController.presentation.presented == nil
      && !ModalTransitions.current.isRunning(in: window)
  }

  /// C.8.4, C.8.5: whether the user may dismiss; only the user is refused.
  private var isAllowed: Bool {
    !modal.presentedViewController.blocksInteractiveDismissal
      && modal.delegate?.presentationControllerShouldDismiss(modal) ?? true
  }

  /// A tap beside the sheet asks as a pull does.
  func tapOutside() {
    let alert = modal.presentedViewController as? UIAlertController
    if let cancel = alert?.cancelAction { return alert?.choose(cancel) ?? () }
    guard isAllowed, let presenter = modal.presenter else {
      modal.delegate?.presentationControllerDidAttemptToDismiss(modal)
      return
    }
    let modal = modal
    modal.delegate?.presentationControllerWillDismiss(modal)
    ModalTransitions.current.dismiss(from: presenter, isAnimated: true) {
      modal.delegate?.presentationControllerDidDismiss(modal)
    }
  }

  func begin() {
    isRefused = !isAllowed
    isDismissing = false
    guard !isRefused, let presenter = modal.presenter,
      let transition = ModalTransitions.current.makeDismissal(
        from: presenter,
        isAnimated: true,
        isInteractive: true
      )
    else { return }
    self.transition = transition
    modal.delegate?.presentationControllerWillDismiss(modal)
    ModalTransitions.current.start(transition, isImmediate: true)
  }

  func move(by offset: CGFloat) {
    guard !isRefused else { return drag(by: max(0, offset) * 0.15) }
    transition?.updateInteractively(max(0, offset) / height)
  }

  /// Past half of the height, or thrown down at 1000 points a second or more.
  func end(offset: CGFloat, velocity: CGFloat, isCancelled: Bool) {
    guard !isRefused else {
      drag(by: 0)
      if !isCancelled { modal.delegate?.presentationControllerDidAttemptToDismiss(modal) }
      return
    }
    let isFinished = !isCancelled && (offset > 0.5 * height || velocity >= 1000)
    let modal = modal
    isDismissing = isFinished
    if isFinished {
      transition?.completion = { modal.delegate?.presentationControllerDidDismiss(modal) }
    }
    transition?.endInteractively(isFinished: isFinished, velocity: velocity)
    transition = nil
  }

  private func drag(by offset: CGFloat) {
    guard let container = modal.container else { return }
    let frame = modal.frameOfPresentedViewInContainerView.offsetBy(dx: 0, dy: offset)
    guard offset == 0 else {
      container.wrapper.frame = frame
      return
    }
    UIView.animate(withDuration: 0.3) { container.wrapper.frame = frame }
  }
}

extension UIViewController {
  /// C.8.4: UIKit looks at the presented controller, and through a container at its top child.
  var blocksInteractiveDismissal: Bool {
    if isModalInPresentation { return true }
    guard self is UINavigationController else { return false }
    return children.last?.blocksInteractiveDismissal ?? false
  }
}
