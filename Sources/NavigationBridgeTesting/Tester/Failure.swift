extension NavigationTester {
  /// Why a verb couldn't be done: what was tried, on which screen, and what is near.
  public struct Failure: Error, CustomStringConvertible, Equatable {
    /// The whole text.
    public let text: String

    /// What the screen showed, as a tree in text.
    public let screen: String

    public var description: String { screen.isEmpty ? text : "\(text)\n\(screen)" }
  }
}
