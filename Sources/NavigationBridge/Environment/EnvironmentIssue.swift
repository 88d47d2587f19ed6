import SwiftUI

/// The texts of what can go wrong with a screen's environment.
enum EnvironmentIssue {
  static let wholeEnvironment = """
    Can't inherit '\\.self': the presenter's size class, safe area and 'dismiss' would come along. \
    Name the key paths that the screen needs.
    """

  static func readOnly(_ keyPath: PartialKeyPath<EnvironmentValues>) -> String {
    """
    Can't inherit the \(type(of: keyPath).valueType) at '\(keyPath)': the key path can't be written. \
    Name one that has a setter.
    """
  }

  static func unknownPresenter(_ keyPath: PartialKeyPath<EnvironmentValues>) -> String {
    """
    Can't inherit the \(type(of: keyPath).valueType) at '\(keyPath)': the presenting screen's \
    environment isn't known. Add 'uiKitInheritedEnvironment()' to the presenting view.
    """
  }

  static func missingObject(_ object: String, screen: String) -> String {
    """
    Can't find the environment object '\(object)' for the screen '\(screen)': nothing provides it. \
    Say 'providedEnvironmentObject(_:)' in the modifier that the navigator got as 'environment'.
    """
  }

  static func missingNavigator(_ verb: String) -> String {
    """
    Can't \(verb): the view isn't in a screen that a navigator shows. Push the screen with a \
    'Navigator', or adopt its stack with 'Navigator(adopting:)'.
    """
  }
}
