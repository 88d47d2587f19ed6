/// The texts of what can't be done to a stack.
package enum StackIssue {
  /// What to report of a refusal, if anything: with what was tried, as "push 'DetailView'", and the
  /// names of the stack's screens, the root first.
  package static func text(
    _ refusal: StackRefusal,
    tried: String,
    names: [String]
  ) -> String? {
    switch refusal {
    case .nothingToPop:
      """
      Can't \(tried): the stack shows its root, '\(names.first ?? "")'. Ask 'canPop' before.
      """
    case .negativeCount:
      "Can't \(tried): a count of screens is zero or more. Pass how many to leave."
    case .notOnStack:
      """
      Can't \(tried): it isn't on the stack, which holds \(list(names)). Look for it in 'entries' \
      before.
      """
    case .alreadyOnStack:
      """
      Can't \(tried): this very controller is on the stack already. Go back to it, or push another \
      instance.
      """
    case .emptyStack:
      "Can't \(tried): the stack has no root. Call 'setRoot(_:)' before."
    case .stackIsGone:
      """
      Can't \(tried): the 'UINavigationController' is gone. Keep it in a window, or keep the \
      navigator that made it.
      """
    case .dropped:
      """
      Can't \(tried): UIKit took no notice of it, as it does during a presentation that isn't the \
      navigator's. Try again when nothing moves.
      """
    case .silent:
      nil
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.map { "'\($0)'" }.joined(separator: ", ")
  }

  package static func nestedStack(tried: String) -> String {
    """
    Can't \(tried): UIKit allows no stack inside a stack. Present it, or push one of its screens.
    """
  }

  package static func otherContainer(tried: String, container: String) -> String {
    """
    Can't \(tried): it is a child of '\(container)'. Take it out with 'removeFromParent()' before, \
    or push another instance.
    """
  }

  package static func doubleTap(tried: String) -> String {
    """
    Can't \(tried) once more: the same screen is pushing an equal route just now, which is a double \
    tap. Push the second one when the first has arrived.
    """
  }

  package static func duringUpdate(tried: String) -> String {
    """
    Can't \(tried) while SwiftUI evaluates a view. Do it in an action, in 'onAppear' or in \
    'onChange'.
    """
  }

  package static func belowModal(tried: String, modal: String) -> String {
    """
    Can't \(tried): '\(modal)' is presented without a stack of its own, and covers the one that the \
    screen would land in. Present it with a stack, or dismiss it before.
    """
  }

  /// What covers the stack is others' business, whatever is in it.
  package static func belowForeignModal(tried: String, modal: String) -> String {
    """
    Can't \(tried): '\(modal)' covers the stack, and no navigator of this stack has presented it. \
    Dismiss it before, or go on in it.
    """
  }

  package static func windowIsGone(tried: String) -> String {
    "Can't \(tried): the window is gone. Make a navigator for the window that is there now."
  }

  package static func noStackInWindow(tried: String) -> String {
    """
    Can't \(tried): the window shows no stack. Put a 'UINavigationController' or a 'NavigationView' \
    into it.
    """
  }

  package static func unknownLink(tried: String) -> String {
    "Can't \(tried): no path is known for it. Name one in 'resolveLinks(_:)'."
  }

  package static func secondNavigator(stack: String) -> String {
    """
    Can't give '\(stack)' a second navigator of its own: both act on the same stack and environment. \
    Keep the first one and hand it on, or ask the stack's 'navigator'.
    """
  }
}
