package import UIKit

extension UIViewController {
  /// Whether UIKit shows something of its own by it that passes: an open menu, a calendar.
  ///
  /// It is presented as a modal is, by a private class. Nobody goes anywhere from there, nothing can
  /// be presented above it for long, and what is presented beside it is dropped.
  package var isPassing: Bool { SystemClass.isPrivate(self) }

  /// What of that kind is seen above this controller now.
  var passing: UIViewController? {
    guard let presented = presentedViewController, presented.isPassing,
      presented.viewIfLoaded?.window != nil
    else { return nil }
    return presented
  }

  /// Whether UIKit would take a presentation on here.
  var takesPresentations: Bool { viewIfLoaded?.window != nil && passing == nil }

  /// Does something when what passes above this controller has gone: now, if there is nothing.
  func whenNothingPasses(_ body: @escaping @MainActor () -> Void) {
    guard let passing else { return body() }
    var waiting: (@MainActor () -> Void)? = body
    // The view keeps it, and goes with the menu.
    _ = WindowSentinel(in: passing) { [weak self] in
      guard let self, let body = waiting, self.passing == nil else { return }
      waiting = nil
      body()
    }
  }
}
