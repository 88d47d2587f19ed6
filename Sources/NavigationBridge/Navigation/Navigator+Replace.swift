import NavigationCore
public import SwiftUI
public import UIKit

extension Navigator {
  /// Puts a view in the place of the top screen.
  ///
  /// - Parameters:
  ///   - view: The screen.
  ///   - bar: What its bar shows, ahead of what the screen says.
  ///   - animated: Whether the screen slides in.
  ///   - force: Whether to leave without asking the guards of the screens that go.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func replaceTop(
    with view: some View,
    bar: NavigationBarConfiguration? = nil,
    animated: Bool = true,
    force: Bool = false,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    perform(
      "replace the top by '\(type(of: view))'",
      at: CallSite(fileID: fileID, line: line),
      isAnimated: animated,
      isForced: force
    ) { StackOrder($0, $0.record(view, bar: bar)) { .replaceTop($0) } }
  }

  /// Puts the screen of a route in the place of the top screen.
  ///
  /// - Parameters:
  ///   - route: The screen, made when the command's turn has come.
  ///   - animated: Whether the screen slides in.
  ///   - force: Whether to leave without asking the guards of the screens that go.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func replaceTop(
    with route: some Route,
    animated: Bool = true,
    force: Bool = false,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    perform(
      "replace the top by '\(route)'",
      at: CallSite(fileID: fileID, line: line),
      isAnimated: animated,
      isForced: force
    ) { StackOrder($0, $0.record(route)) { .replaceTop($0) } }
  }

  /// Puts a controller of the app in the place of the top screen.
  ///
  /// - Parameters:
  ///   - controller: The screen: no navigation controller.
  ///   - animated: Whether the screen slides in.
  ///   - force: Whether to leave without asking the guards of the screens that go.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func replaceTop(
    with controller: UIViewController,
    animated: Bool = true,
    force: Bool = false,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    let tried = "replace the top by '\(type(of: controller))'"
    let site = CallSite(fileID: fileID, line: line)
    return perform(tried, at: site, isAnimated: animated, isForced: force) {
      guard $0.mayHold(controller, tried, site) else { return nil }
      return StackOrder($0, controller) { .replaceTop($0) }
    }
  }
}
