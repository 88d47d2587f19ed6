public import UIKit

// A.2
extension UIView {
  /// Changes views along an animation of SwiftUI's.
  @available(iOS 18.0, *)
  public static func animate(
    _ animation: Animation,
    changes: () -> Void,
    completion: (() -> Void)? = nil
  ) {
    Transaction(animation: animation).animate(changes, completion)
  }
}
