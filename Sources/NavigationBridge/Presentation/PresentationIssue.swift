/// The texts of what can go wrong with a modal.
enum PresentationIssue {
  static func alreadyPresented(_ name: String, by presenter: String) -> String {
    """
    Can't present '\(name)': '\(presenter)' presents it already. Present another instance, or \
    dismiss this one first.
    """
  }

  static func hasParent(_ name: String, in parent: String) -> String {
    """
    Can't present '\(name)': it is a child of '\(parent)'. Remove it from there first, or present \
    another instance.
    """
  }

  static func missingAnchor(_ name: String) -> String {
    """
    Can't present '\(name)' as a popover: it has nothing to point at, which UIKit demands \
    wherever it stays a popover. Give the call a source with 'from:'.
    """
  }

  static func dropped(_ name: String, by presenter: String) -> String {
    """
    Can't present '\(name)': '\(presenter)' took no notice of it. It presents something else that \
    no navigator knows, or its view isn't in a window.
    """
  }

  static func emptyDetents(_ name: String) -> String {
    """
    Can't present '\(name)' as a sheet without detents. Name at least one, such as '.large'.
    """
  }

  static func unknownDetent(_ name: String) -> String {
    """
    Can't move the sheet '\(name)' to the height that its binding names: it isn't among its detents. \
    Name it in 'detents:'.
    """
  }

  static let nothingToDismiss = """
    Can't dismiss: the navigator's stack isn't in a modal. Call 'dismissPresented()' to dismiss what \
    it presents.
    """

  static let nothingPresented = """
    Can't dismiss what is presented: the stack presents nothing.
    """

  static let missingTarget = """
    Can't dismiss to the modal: it isn't presented.
    """

  static func alreadyGone(_ name: String) -> String {
    """
    Can't dismiss '\(name)': it has gone already.
    """
  }

  static func keptOpen(_ name: String) -> String {
    """
    Can't dismiss '\(name)': UIKit took no notice of it. Something else is being presented or \
    dismissed by code that no navigator knows.
    """
  }

  static let noStack = """
    Can't go to another screen: this one was presented without a stack. Present it with 'stack: .own'.
    """

  static func unwantedResult(_ result: Any, expected: Any.Type?) -> String {
    guard let expected else {
      return """
        Can't hand over '\(result)': whoever presented the modal waits for no result. Present it \
        with 'present(returning:)'.
        """
    }
    return """
      Can't hand over '\(result)': whoever presented the modal waits for a '\(expected)', and gets \
      nil.
      """
  }

  static func emptyAlert(_ style: String) -> String {
    """
    Can't show the \(style): it has no title, no message and no action. Give it at least one.
    """
  }

  static func repeatedCancel(_ title: String) -> String {
    """
    Can't show the action '\(title)' of an alert as one that cancels: UIKit allows one. It is shown \
    as an ordinary action.
    """
  }
}
