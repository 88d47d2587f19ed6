/// What a controller presents, and how it is presented itself.
struct PresentationState {
  var isBeingPresented = false
  var isBeingDismissed = false
}

extension UIViewController {
  func requestPresentation(
    of controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    unsupported("present(_:animated:completion:)")
  }

  func requestDismissal(animated: Bool, completion: (() -> Void)?) {
    unsupported("dismiss(animated:completion:)")
  }

  var currentPresented: UIViewController? { nil }
  var currentPresenting: UIViewController? { nil }

  /// Whether a full-screen presentation took this controller's view out of the window.
  var isCoveredByFullScreen: Bool { false }

  func preferredContentSizeChanged(from old: CGSize) {}
}
