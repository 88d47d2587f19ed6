/// Finds the fewest calls between two stacks: one, or none.
package enum StackPlanner {
  package static func plan(
    from current: [NavigationEntryID],
    to wanted: [NavigationEntryID]
  ) -> StackPlan {
    let common = commonPrefix(current, wanted)
    if common == current.count, common == wanted.count { return .none }
    if common == current.count, wanted.count == common + 1, common > 0 {
      return .push(wanted[common])
    }
    if common == wanted.count, common > 0 { return .pop(to: wanted[common - 1]) }
    return .set(wanted)
  }

  /// How many entries both begin with.
  package static func commonPrefix<Element: Equatable>(
    _ left: [Element],
    _ right: [Element]
  ) -> Int {
    let limit = min(left.count, right.count)
    var count = 0
    while count < limit, left[count] == right[count] { count += 1 }
    return count
  }
}
