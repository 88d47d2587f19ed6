/// Full screen and the other styles that cover the presenter without a card.
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool {
    requestedStyle == .fullScreen || requestedStyle == .currentContext
  }

  /// D: what covers everything is never asked for another style.
  override func stays(in style: UIModalPresentationStyle) -> Bool { true }

  override var motion: ModalMotion {
    switch presentedViewController.modalTransitionStyle {
    case .crossDissolve: return ModalMotion(kind: .fade, duration: 0.3, curve: .easeInOut)
    case .flipHorizontal:
      unsupported("modal transitions that flip")
      return .cover
    case .partialCurl:
      unsupported("modal transitions that curl")
      return .cover
    case .coverVertical: return .cover
    }
  }
}
