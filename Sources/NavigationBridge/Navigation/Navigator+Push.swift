import NavigationCore
public import SwiftUI
public import UIKit

extension Navigator {
  /// Pushes a view.
  ///
  /// - Parameters:
  ///   - view: The screen.
  ///   - bar: What its bar shows, ahead of what the screen says.
  ///   - environment: What this screen gets beyond what all screens get.
  ///   - animated: Whether the screen slides in.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func push(
    _ view: some View,
    bar: NavigationBarConfiguration? = nil,
    environment: some ViewModifier = EmptyModifier(),
    animated: Bool = true,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    perform(
      "push '\(type(of: view))'",
      at: CallSite(fileID: fileID, line: line),
      isAnimated: animated
    ) {
      let additions = ScreenAdditions(modifier: environment)
      return StackOrder($0, $0.record(view, bar: bar, additions: additions)) { .push($0) }
    }
  }

  /// Pushes the screen of a route.
  ///
  /// A screen that pushes an equal route by its own navigator, while that push is on its way, was
  /// tapped twice: the second push is reported and ends with `false`.
  ///
  /// - Parameters:
  ///   - route: Where to go. Its screen is made when the push begins.
  ///   - environment: What this screen gets beyond what all screens get.
  ///   - animated: Whether the screen slides in.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func push(
    _ route: some Route,
    environment: some ViewModifier = EmptyModifier(),
    animated: Bool = true,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    perform("push '\(route)'", at: CallSite(fileID: fileID, line: line), isAnimated: animated) {
      let additions = ScreenAdditions(modifier: environment)
      return StackOrder($0, $0.record(route, additions: additions)) { .push($0) }
    }
  }

  /// Pushes a controller of the app.
  ///
  /// - Parameters:
  ///   - controller: The screen: no navigation controller, and none that is on the stack already.
  ///   - animated: Whether the screen slides in.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func push(
    _ controller: UIViewController,
    animated: Bool = true,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    let tried = "push '\(type(of: controller))'"
    let site = CallSite(fileID: fileID, line: line)
    return perform(tried, at: site, isAnimated: animated) {
      guard $0.mayHold(controller, tried, site) else { return nil }
      return StackOrder($0, controller) { .push($0) }
    }
  }
}
