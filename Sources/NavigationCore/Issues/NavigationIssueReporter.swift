/// Receives the issues that the package finds while the app runs.
///
/// The default reporter prints each issue. A test installs its own for a scope:
///
/// ```swift
/// let reporter = NavigationIssueReporter { issue in found.append(issue.text) }
/// NavigationIssueReporter.$current.withValue(reporter) {
///   // What runs here reports to `reporter`.
/// }
/// ```
///
/// A hosted screen keeps the reporter that was current when it was made.
public struct NavigationIssueReporter: Sendable {
  /// The reporter of the current task.
  @TaskLocal public static var current: NavigationIssueReporter = .printing

  /// Prints each issue, on a line of its own.
  public static let printing = NavigationIssueReporter { issue in
    print("NavigationBridge: \(issue)")
  }

  private let handler: @Sendable (NavigationIssue) -> Void

  /// Creates a reporter that hands each issue to a closure.
  ///
  /// - Parameter handler: Called once an issue, on the thread that found it: the main one for all
  ///   that screens and bars do.
  public init(_ handler: @escaping @Sendable (NavigationIssue) -> Void) {
    self.handler = handler
  }

  /// Hands an issue to the reporter.
  ///
  /// - Parameter issue: What was found.
  public func report(_ issue: NavigationIssue) {
    handler(issue)
  }
}
