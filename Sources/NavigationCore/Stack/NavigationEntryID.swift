/// Names one place in a stack, from its push to its end.
///
/// Two pushes of equal routes have two ids. An id is never used again while the app runs.
public struct NavigationEntryID: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let number: Int

  package init(_ number: Int) {
    self.number = number
  }

  public var description: String { "#\(number)" }

  public static func < (left: NavigationEntryID, right: NavigationEntryID) -> Bool {
    left.number < right.number
  }
}
