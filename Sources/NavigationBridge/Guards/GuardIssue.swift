/// The texts of what can go wrong with a guard.
enum GuardIssue {
  static let missingBridge = """
    Can't guard the screen: its hosting controller has no bridge. Host the screen with \
    'hostedWithBridge()', or give its controller a 'ScreenBridge'.
    """

  static func leftUnasked(_ screen: String) -> String {
    """
    Can't ask the guard of '\(screen)': the app's own code removed the screen, and UIKit offers \
    nothing to ask before. Use a navigator's verbs, such as 'pop()' or 'dismiss()'.
    """
  }

  static func noPrompt(_ title: String, screen: String) -> String {
    """
    Can't ask '\(title)' for the screen '\(screen)': nothing can be presented from it now, so the \
    screen stays. Decide with 'leave' or 'stay' while the screen isn't visible.
    """
  }

  static func ownedBackAction(_ screen: String) -> String {
    """
    Can't guard the back button of '\(screen)': the app has set 'backAction' on its navigation item. \
    Remove it, or decide there.
    """
  }

  static func ownedPresentation(_ screen: String) -> String {
    """
    Can't ask the guard of '\(screen)' when its sheet is pulled down: the app has set the delegate \
    of its presentation controller. The sheet stays. Call 'dismiss()' of the sheet's navigator in \
    'presentationControllerDidAttemptToDismiss(_:)'.
    """
  }
}
