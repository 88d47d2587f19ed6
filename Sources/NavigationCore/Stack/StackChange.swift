/// From which stack to which one: what is wanted, or what has happened.
package struct StackChange: Hashable, Sendable {
  package let before: [NavigationEntryID]
  package let after: [NavigationEntryID]

  package init(from before: [NavigationEntryID], to after: [NavigationEntryID]) {
    self.before = before
    self.after = after
  }

  /// The entries that go, the top first.
  package var removed: [NavigationEntryID] {
    let common = StackPlanner.commonPrefix(before, after)
    guard common < before.count else { return [] }
    let kept = Set(after[common...])
    return before[common...].reversed().filter { !kept.contains($0) }
  }

  /// The entries that come, the lowest first.
  package var added: [NavigationEntryID] {
    let common = StackPlanner.commonPrefix(before, after)
    guard common < after.count else { return [] }
    let known = Set(before[common...])
    return after[common...].filter { !known.contains($0) }
  }

  /// Whether a stack is as the change wanted it: what had to go is gone, what had to come is there.
  ///
  /// More may have happened since: a second pop may have begun inside the first.
  package func isFulfilled(by actual: [NavigationEntryID]) -> Bool {
    if actual == after { return true }
    let found = Set(actual)
    return removed.allSatisfy { !found.contains($0) } && added.allSatisfy { found.contains($0) }
      && !(added.isEmpty && removed.isEmpty)
  }
}
