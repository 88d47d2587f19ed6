/// A misuse that the app survives: what was tried, why it can't be, and what to do instead.
///
/// Nothing was changed when an issue is reported. Issues go to the current `NavigationIssueReporter`.
public struct NavigationIssue: Hashable, Sendable, CustomStringConvertible {
  /// The whole text, with the value that was tried and API names in single quotes.
  public let text: String

  /// The file of the call that led to the issue, as `#fileID` spells it.
  public let fileID: String

  /// The line of that call.
  public let line: UInt

  /// Creates an issue for the place that calls it.
  ///
  /// - Parameters:
  ///   - text: What was tried, why it can't be, what to do.
  ///   - fileID: The file of the app's call.
  ///   - line: The line of the app's call.
  public init(_ text: String, fileID: String = #fileID, line: UInt = #line) {
    self.text = text
    self.fileID = fileID
    self.line = line
  }

  public var description: String { "\(fileID):\(line): \(text)" }
}
