/// Some screens that belong together, as their coordinator and whoever started them see them.
///
/// Screens that its navigator shows are the flow's, and so are those that one of its screens shows.
@MainActor
public struct NavigationFlow<Output> {
  /// The navigator of the flow's stack.
  ///
  /// It does nothing once the flow has ended.
  public let navigator: Navigator

  weak var session: FlowSession?

  /// Whether the flow goes on.
  ///
  /// False from `finish(_:)` on, or when its last screen has gone.
  public var isRunning: Bool { session?.isRunning == true }

  /// Ends the flow with a value: its screens go, then whoever started it hears of the value.
  ///
  /// Guards aren't asked. A flow in a modal dismisses it. One that was pushed goes back to the screen
  /// below its first, with all above it; where its first screen is the root of the stack, all of
  /// them stay until whoever started the flow sets another root. The first call counts.
  ///
  /// - Parameters:
  ///   - output: The value.
  ///   - animated: Whether the screens move out.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func finish(
    _ output: Output,
    animated: Bool = true,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    let site = CallSite(fileID: fileID, line: line)
    return session?.finish(output, isAnimated: animated, at: site) ?? .refused
  }

  /// Ends the flow without a value, as if the person had left it.
  ///
  /// - Parameters:
  ///   - animated: Whether the screens move out.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func cancel(
    animated: Bool = true,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    let site = CallSite(fileID: fileID, line: line)
    return session?.finish(nil, isAnimated: animated, at: site) ?? .refused
  }
}

extension NavigationFlow where Output == Void {
  /// Ends a flow that has no value to end with.
  ///
  /// - Parameters:
  ///   - animated: Whether the screens move out.
  ///   - fileID: The file that issues name.
  ///   - line: The line that issues name.
  /// - Returns: The command's end.
  @discardableResult
  public func finish(
    animated: Bool = true,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NavigationTask {
    finish((), animated: animated, fileID: fileID, line: line)
  }
}
