/// What a caller wants of a stack, decided when its turn comes.
package enum StackCommand: Hashable, Sendable {
  case push(NavigationEntryID)
  /// Stops at the root.
  case pop(Int)
  case popTo(NavigationEntryID)
  case popToRoot
  case replaceTop(NavigationEntryID)
  case set([NavigationEntryID])
  /// The caller has found out that it can't be.
  case refuse(StackRefusal)

  /// The stack that the command leads to.
  package func target(
    from current: [NavigationEntryID]
  ) -> Result<[NavigationEntryID], StackRefusal> {
    switch self {
    case .push(let id):
      guard !current.contains(id) else { return .failure(.alreadyOnStack(id)) }
      return .success(current + [id])
    case .pop(let count):
      guard count >= 0 else { return .failure(.negativeCount(count)) }
      guard count > 0 else { return .success(current) }
      guard current.count > 1 else { return .failure(.nothingToPop(count)) }
      return .success(Array(current.prefix(max(1, current.count - count))))
    case .popTo(let id):
      guard let index = current.firstIndex(of: id) else { return .failure(.notOnStack) }
      return .success(Array(current[...index]))
    case .popToRoot:
      return .success(Array(current.prefix(1)))
    case .replaceTop(let id):
      guard !current.contains(id) else { return .failure(.alreadyOnStack(id)) }
      return .success(current.dropLast() + [id])
    case .set(let ids):
      guard !ids.isEmpty else { return .failure(.emptyStack) }
      var seen: Set<NavigationEntryID> = []
      for id in ids where !seen.insert(id).inserted { return .failure(.alreadyOnStack(id)) }
      return .success(ids)
    case .refuse(let refusal):
      return .failure(refusal)
    }
  }
}
