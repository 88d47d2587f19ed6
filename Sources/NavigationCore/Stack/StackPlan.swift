/// What to ask of a container, so that one stack becomes another.
package enum StackPlan: Hashable, Sendable {
  case none
  case push(NavigationEntryID)
  case pop(to: NavigationEntryID)
  case set([NavigationEntryID])
}
