/// Full screen and the other styles that cover the presenter without a card.
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool {
    requestedStyle == .fullScreen || requestedStyle == .currentContext
  }

  override var motion: ModalMotion {
    presentedViewController.modalTransitionStyle == .crossDissolve
      ? ModalMotion(kind: .fade, duration: 0.3, curve: .easeInOut) : .cover
  }
}
