public import SwiftUI
import UIKit

extension View {
  /// Shows items at the leading edge, built with `if`, `for` and `switch`.
  ///
  /// - Parameters:
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  ///   - items: The items, the outermost first.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBarLeading(
    fileID: String = #fileID,
    line: UInt = #line,
    @NavigationBarItemBuilder items: () -> [UIKitNavigationBarItem]
  ) -> some View {
    let configuration = NavigationBarConfiguration(leading: items(), fileID: fileID, line: line)
    return modifier(BarModifier(configuration: configuration))
  }

  /// Shows items at the trailing edge, built with `if`, `for` and `switch`.
  ///
  /// ```swift
  /// .uiKitNavigationBarTrailing {
  ///   BarItem.title("Save", isEnabled: canSave) { _ in save() }
  ///   for tag in tags {
  ///     BarItem.title(tag) { _ in select(tag) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  ///   - items: The items, the outermost first.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBarTrailing(
    fileID: String = #fileID,
    line: UInt = #line,
    @NavigationBarItemBuilder items: () -> [UIKitNavigationBarItem]
  ) -> some View {
    let configuration = NavigationBarConfiguration(trailing: items(), fileID: fileID, line: line)
    return modifier(BarModifier(configuration: configuration))
  }

  /// Shows items in the stack's toolbar while this screen is on top, built with `if` and `for`.
  ///
  /// - Parameters:
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  ///   - items: The items, from leading to trailing.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitToolbar(
    fileID: String = #fileID,
    line: UInt = #line,
    @NavigationBarItemBuilder items: () -> [UIKitNavigationBarItem]
  ) -> some View {
    uiKitToolbar(items(), fileID: fileID, line: line)
  }

  /// Shows groups of items, from iOS 16 on.
  ///
  /// Groups take the place of the plain items of their side. Below iOS 16 their items are plain, and
  /// there is nothing in the middle.
  ///
  /// - Parameters:
  ///   - leading: The groups at the leading edge. Nil leaves it alone.
  ///   - center: The groups in the middle. Nil leaves it alone.
  ///   - trailing: The groups at the trailing edge. Nil leaves it alone.
  ///   - pinnedTrailing: The outermost group, which never overflows. Nil leaves it alone.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBarGroups(
    leading: [UIKitNavigationBarItemGroup]? = nil,
    center: [UIKitNavigationBarItemGroup]? = nil,
    trailing: [UIKitNavigationBarItemGroup]? = nil,
    pinnedTrailing: UIKitNavigationBarItemGroup? = nil,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> some View {
    var configuration = NavigationBarConfiguration(fileID: fileID, line: line)
    configuration.leadingGroups = leading
    configuration.centerGroups = center
    configuration.trailingGroups = trailing
    configuration.pinnedTrailingGroup = pinnedTrailing
    return modifier(BarModifier(configuration: configuration))
  }
}
