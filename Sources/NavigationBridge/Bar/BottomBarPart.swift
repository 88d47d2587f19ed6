public import SwiftUI
import UIKit

extension NavigationBarConfiguration {
  /// Whether a push of this screen hides the tab bar.
  ///
  /// Nil leaves it alone.
  public var hidesBottomBarWhenPushed: Bool? {
    get { value(.bottomBar) }
    set { set(.bottomBar, newValue) }
  }
}

extension View {
  /// Hides the tab bar from the push of this screen until it is popped.
  ///
  /// UIKit asks when the screen is pushed: a later change has no effect until then.
  ///
  /// - Parameters:
  ///   - hides: Whether the tab bar is hidden.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitHidesBottomBarWhenPushed(
    _ hides: Bool = true,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> some View {
    var configuration = NavigationBarConfiguration(fileID: fileID, line: line)
    configuration.hidesBottomBarWhenPushed = hides
    return modifier(BarModifier(configuration: configuration))
  }
}

extension ValueSlot {
  static var bottomBar: ValueSlot {
    ValueSlot(
      .bottomBar,
      of: Bool.self,
      property: "hidesBottomBarWhenPushed",
      read: { $0.controller.hidesBottomBarWhenPushed },
      write: { $0.controller.hidesBottomBarWhenPushed = $1 }
    )
  }
}
