extension UIViewController {
  /// C.8.5: the next presentation gets a new one.
  func forgetPresentationController() {
    presentation.controller = nil
    presentation.standsInFor?.presentation.controller = nil
    presentation.standsInFor?.presentation.source = nil
    presentation.standsInFor = nil
  }
}
