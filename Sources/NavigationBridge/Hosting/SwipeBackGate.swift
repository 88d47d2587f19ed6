import UIKit

/// Stands in as the pop gesture's delegate while the top screen needs it, and gives it back.
@MainActor
final class SwipeBackGate: NSObject, UIGestureRecognizerDelegate {
  private let features = PlatformFeatures.current
  private weak var stack: UINavigationController?
  private weak var saved: (any UIGestureRecognizerDelegate)?
  private var isInstalled = false
  private var hasDisabledContent = false
  private var allows = true

  init(_ stack: UINavigationController) {
    self.stack = stack
    super.init()
  }

  func install(allows: Bool, for screen: BarScreen) {
    self.allows = allows
    setContentSwipe(isAllowed: allows)
    guard !isInstalled, let recognizer = stack?.interactivePopGestureRecognizer else { return }
    guard recognizer.delegate.map(isSystems) ?? true else {
      screen.bridge.report(BarIssue.ownedSwipe, at: CallSite(fileID: #fileID, line: #line))
      return
    }
    saved = recognizer.delegate
    recognizer.delegate = self
    isInstalled = true
  }

  /// Whether a delegate is UIKit's own: no responder, and of none of the app's classes.
  private func isSystems(_ delegate: any UIGestureRecognizerDelegate) -> Bool {
    SystemClass.isUIKits(delegate) && !(delegate is UIResponder)
  }

  /// Switches the swipe over the content, which iOS 26 adds.
  ///
  /// Its delegate stays: horizontal scrolling needs it.
  private func setContentSwipe(isAllowed: Bool) {
    #if SDK_26
    guard #available(iOS 26.0, *), features.bar26,
      let recognizer = stack?.interactiveContentPopGestureRecognizer
    else { return }
    if isAllowed {
      guard hasDisabledContent else { return }
      hasDisabledContent = false
      recognizer.isEnabled = true
    } else if recognizer.isEnabled {
      hasDisabledContent = true
      recognizer.isEnabled = false
    }
    #endif
  }

  func giveBack() {
    setContentSwipe(isAllowed: true)
    guard isInstalled else { return }
    isInstalled = false
    guard let recognizer = stack?.interactivePopGestureRecognizer, recognizer.delegate === self
    else {
      return
    }
    recognizer.delegate = saved
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let stack else { return false }
    return allows && stack.viewControllers.count > 1 && stack.transitionCoordinator == nil
  }

  /// Else the pan of a scroll view wins.
  ///
  /// A guard's recognizer goes before: this one waits for it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !(otherGestureRecognizer.delegate is GuardSwipes)
  }
}
