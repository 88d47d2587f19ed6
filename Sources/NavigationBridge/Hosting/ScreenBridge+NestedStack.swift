import UIKit

extension ScreenBridge {
  /// Says that a stack inside the screen brings a second bar.
  func checkForNestedStack() {
    guard let stack = stackBars?.stack, !stack.isNavigationBarHidden,
      stack.topViewController === member
    else { return }
    let nested = controller?.children.lazy.compactMap { $0 as? UINavigationController }.first
    guard let nested, !nested.isNavigationBarHidden else { return }
    report(BarIssue.nestedStack, at: base.site)
  }
}
