import NavigationCore
public import SwiftUI
public import UIKit

extension Navigator {
  /// Pushes a view.
  ///
  /// - Parameters:
  ///   - view: The screen.
  ///   - bar: What its bar shows, ahead of what the screen says.
  ///   - animated: Whether the screen slides in.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func push(
    _ view: some View,
    bar: NavigationBarConfiguration? = nil,
    animated: Bool = true,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    perform(fileID, line) { engine in
      let id = engine.promise(engine.record(view, bar: bar))
      var request = StackRequest(.push(id))
      request.isAnimated = animated
      return (request, [id])
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
    perform(fileID, line) { engine in
      let id = engine.promise(controller)
      var request = StackRequest(.push(id))
      request.isAnimated = animated
      request.finished = { _ in withExtendedLifetime(controller) {} }
      return (request, [id])
    }
  }

  /// Goes back.
  ///
  /// - Parameters:
  ///   - count: How many screens to leave. It stops at the root.
  ///   - animated: Whether the screen slides out.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func pop(
    _ count: Int = 1,
    animated: Bool = true,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    perform(fileID, line) { _ in
      var request = StackRequest(.pop(count))
      request.isAnimated = animated
      return (request, [])
    }
  }

  /// Goes back to the first screen.
  ///
  /// - Parameters:
  ///   - animated: Whether the screen slides out.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func popToRoot(
    animated: Bool = true,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    perform(fileID, line) { _ in
      var request = StackRequest(.popToRoot)
      request.isAnimated = animated
      return (request, [])
    }
  }

  /// Puts one view in the place of the whole stack.
  ///
  /// - Parameters:
  ///   - view: The new root.
  ///   - bar: What its bar shows, ahead of what the screen says.
  ///   - animated: Whether the screen slides in.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func setRoot(
    _ view: some View,
    bar: NavigationBarConfiguration? = nil,
    animated: Bool = true,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    perform(fileID, line) { engine in
      let id = engine.promise(engine.record(view, bar: bar))
      var request = StackRequest(.set([id]))
      request.isAnimated = animated
      return (request, [id])
    }
  }

  func perform(
    _ fileID: String,
    _ line: UInt,
    _ make: (StackEngine) -> (StackRequest, [NavigationEntryID])
  ) -> NavigationTask {
    guard isCurrent, let engine else {
      let task = NavigationTask()
      task.finish(false)
      return task
    }
    guard place.presentation == nil else {
      engine.report(PresentationIssue.noStack, at: CallSite(fileID: fileID, line: line))
      return .refused
    }
    let (request, promised) = make(engine)
    return engine.submit(request, promised: promised)
  }
}
