public import SwiftUI

/// The navigator of the screen's stack, for one type of routes.
///
/// ```swift
/// struct InboxView: View {
///   @RouteNavigator<AppRoute> private var navigator
///
///   var body: some View {
///     Button("Settings") { navigator.push(.settings) }
///   }
/// }
/// ```
///
/// As `\.navigator` does, it never updates the view that reads it.
@propertyWrapper
@MainActor
public struct RouteNavigator<R: Route>: DynamicProperty {
  @Environment(\.navigator) private var navigator

  /// Creates the property.
  public init() {}

  /// The navigator, ready for routes without their type's name.
  public var wrappedValue: TypedNavigator<R> { TypedNavigator(navigator: navigator) }
}

/// A navigator whose verbs take routes of one type.
@MainActor
public struct TypedNavigator<R: Route> {
  /// The navigator itself, for views, controllers and other routes.
  ///
  /// Nil in a screen that no navigator shows: the verbs then report an issue and end with false.
  public let navigator: Navigator?

  init(navigator: Navigator?) {
    self.navigator = navigator
  }

  func perform(
    _ what: String,
    _ fileID: String,
    _ line: UInt,
    _ verb: (Navigator) -> NavigationTask
  ) -> NavigationTask {
    if let navigator { return verb(navigator) }
    NavigationIssue.report(
      EnvironmentIssue.missingNavigator(what),
      at: CallSite(fileID: fileID, line: line)
    )
    return .refused
  }
}

extension TypedNavigator {
  /// Pushes the screen of a route.
  ///
  /// - Parameters:
  ///   - route: Where to go.
  ///   - animated: Whether the screen slides in.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func push(
    _ route: R,
    animated: Bool = true,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    perform("push '\(route)'", fileID, line) {
      $0.push(route, animated: animated, fileID: fileID, line: line)
    }
  }

  /// The routes of this type on the stack, the lowest first.
  public var path: [R] { navigator?.path(of: R.self) ?? [] }

  /// Sets the routes above the root.
  ///
  /// - Parameters:
  ///   - routes: The whole path, the lowest first. Screens whose routes stay are kept.
  ///   - modals: What becomes of the modals above the stack.
  ///   - animated: Whether the change is seen.
  ///   - force: Whether no guard is asked.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func setPath(
    _ routes: [R],
    modals: ModalPolicy = .dismiss,
    animated: Bool = true,
    force: Bool = false,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    perform("set the path to '\(routes)'", fileID, line) {
      $0.setPath(
        routes,
        modals: modals,
        animated: animated,
        force: force,
        fileID: fileID,
        line: line
      )
    }
  }

  /// Goes back to the last place of a route.
  ///
  /// - Parameters:
  ///   - route: Where to go.
  ///   - animated: Whether the screen slides out.
  ///   - force: Whether no guard is asked.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func pop(
    to route: R,
    animated: Bool = true,
    force: Bool = false,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    perform("pop to '\(route)'", fileID, line) {
      $0.pop(to: route, animated: animated, force: force, fileID: fileID, line: line)
    }
  }

  /// Goes back.
  ///
  /// - Parameters:
  ///   - count: How many screens to leave. It stops at the root.
  ///   - animated: Whether the screen slides out.
  ///   - force: Whether no guard is asked.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func pop(
    _ count: Int = 1,
    animated: Bool = true,
    force: Bool = false,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    perform("pop", fileID, line) {
      $0.pop(count, animated: animated, force: force, fileID: fileID, line: line)
    }
  }

  /// Goes back to the first screen.
  ///
  /// - Parameters:
  ///   - animated: Whether the screen slides out.
  ///   - force: Whether no guard is asked.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func popToRoot(
    animated: Bool = true,
    force: Bool = false,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    perform("pop to the root", fileID, line) {
      $0.popToRoot(animated: animated, force: force, fileID: fileID, line: line)
    }
  }
}

extension NavigationTask {
  /// A verb that nobody could carry out.
  static var refused: NavigationTask {
    let task = NavigationTask()
    task.finish(false)
    return task
  }
}
