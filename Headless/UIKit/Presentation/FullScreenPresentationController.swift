/// Full screen and the other styles that cover the presenter without a card.
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool {
    requestedStyle == .fullScreen || requestedStyle == .currentContext
  }

  /// D: what covers everything is never asked for another style.
  override func stays(in style: UIModalPresentationStyle) -> Bool { true }

  override var motion: ModalMotion {
    switch transitionStyle {
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

extension UIPresentationController {
  /// D: a controller that defines the context may give its own style to what covers it.
  fileprivate var transitionStyle: UIModalTransitionStyle {
    let isInContext = requestedStyle == .currentContext || requestedStyle == .overCurrentContext
    guard isInContext, let presenter, presenter.definesPresentationContext,
      presenter.providesPresentationContextTransitionStyle
    else { return presentedViewController.modalTransitionStyle }
    return presenter.modalTransitionStyle
  }
}
