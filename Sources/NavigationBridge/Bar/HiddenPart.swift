public import SwiftUI
import UIKit

extension NavigationBarConfiguration {
  /// Whether the bar is hidden while this screen is on top.
  ///
  /// Nil: as its stack had it.
  public var isHidden: Bool? {
    get { value(.hidden) }
    set { set(.hidden, newValue) }
  }

  /// Whether a swipe from the leading edge goes back.
  ///
  /// Nil leaves it to the system.
  public var allowsSwipeBack: Bool? {
    get { value(.swipeBack) }
    set { set(.swipeBack, newValue) }
  }
}

extension View {
  /// Hides the navigation bar while this screen is on top.
  ///
  /// Its neighbours have the bar as their stack had it, after a cancelled swipe too. The swipe back
  /// stays.
  ///
  /// - Parameters:
  ///   - isHidden: Whether the bar is hidden. False shows it where the stack hides it.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBarHidden(
    _ isHidden: Bool = true,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> some View {
    var configuration = NavigationBarConfiguration(fileID: fileID, line: line)
    configuration.isHidden = isHidden
    return modifier(BarModifier(configuration: configuration))
  }

  /// Says whether a swipe from the leading edge leaves this screen.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether it does. It never begins at the root.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitSwipeBack(
    _ isEnabled: Bool,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> some View {
    var configuration = NavigationBarConfiguration(fileID: fileID, line: line)
    configuration.allowsSwipeBack = isEnabled
    return modifier(BarModifier(configuration: configuration))
  }
}
