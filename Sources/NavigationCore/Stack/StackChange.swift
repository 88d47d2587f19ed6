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
}
