public import SwiftUI
import UIKit

extension NavigationBarConfiguration {
  /// The items of the toolbar at the bottom, from leading to trailing.
  ///
  /// Nil leaves them alone.
  public var toolbar: [UIKitNavigationBarItem]? {
    get { items(at: .toolbar) }
    set { set(.toolbar, newValue.map(BarItems.items)) }
  }
}

extension View {
  /// Shows items in the stack's toolbar while this screen is on top.
  ///
  /// The toolbar comes and goes with the screen; of an empty list it is hidden.
  ///
  /// - Parameters:
  ///   - items: The items, from leading to trailing.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitToolbar(
    _ items: [UIKitNavigationBarItem],
    fileID: String = #fileID,
    line: UInt = #line
  ) -> some View {
    var configuration = NavigationBarConfiguration(fileID: fileID, line: line)
    configuration.toolbar = items
    return modifier(BarModifier(configuration: configuration))
  }
}
