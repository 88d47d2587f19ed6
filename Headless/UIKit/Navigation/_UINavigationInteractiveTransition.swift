/// Decides for the system's two swipes, under the name that UIKit's has (O, in crash reports).
///
/// An app that puts its own delegate in this one's place also
/// takes away its rules (C.7.2).
@MainActor
final class _UINavigationInteractiveTransition: NSObject, UIGestureRecognizerDelegate {
  private weak var owner: UINavigationController?

  init(owner: UINavigationController) {
    self.owner = owner
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    owner?.allowsInteractivePop(by: gestureRecognizer) ?? false
  }

  /// Scroll views wait for the swipe from the edge; those who ask the swipe to wait don't.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer is UIScreenEdgePanGestureRecognizer
      && otherGestureRecognizer is UIPanGestureRecognizer
      && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }
}
