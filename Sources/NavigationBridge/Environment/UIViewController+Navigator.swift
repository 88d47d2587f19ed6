public import UIKit

/// A controller that may be on a stack that a navigator knows: every one.
@MainActor
public protocol NavigatorFinding: UIViewController {}

extension UIViewController: NavigatorFinding {}

extension NavigatorFinding {
  /// The navigator of the stack that contains this controller.
  ///
  /// It speaks for the controller, or for the one around it that is on the stack: it does nothing
  /// once that has left. Of a stack it is the stack's own. Nil where no navigator knows the stack.
  public var navigator: Navigator? {
    if let owned = self as? BridgedNavigationController {
      // Its own property: this one has its name.
      let navigator: Navigator = owned.navigator
      return navigator
    }
    if let stack = self as? UINavigationController {
      return StackEngine.engine(of: stack)?.makeNavigator()
    }
    if let navigator = BridgeTable.bridge(of: self)?.context.navigator { return navigator }
    guard let member = BridgeTable.member(above: self),
      let stack = member.parent as? UINavigationController
    else { return nil }
    return StackEngine.known(of: stack)?.navigator(for: member)
  }
}
