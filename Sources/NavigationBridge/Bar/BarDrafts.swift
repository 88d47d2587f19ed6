/// What the modifiers of one screen said last.
@MainActor
struct BarDrafts {
  private struct Draft {
    weak var token: BarModifierToken?
    var depth: Int
    var sequence: Int
    var configuration: NavigationBarConfiguration
  }

  private var drafts: [ObjectIdentifier: Draft] = [:]
  private var nextSequence = 0

  var isEmpty: Bool { drafts.isEmpty }

  /// Keeps what a modifier says.
  mutating func record(
    _ configuration: NavigationBarConfiguration,
    for token: BarModifierToken,
    depth: Int
  ) {
    let key = ObjectIdentifier(token)
    // A modifier that went without notice leaves its address to a new one.
    if let draft = drafts[key], draft.token === token {
      drafts[key]?.configuration = configuration
      drafts[key]?.depth = depth
    } else {
      drafts[key] = Draft(
        token: token,
        depth: depth,
        sequence: nextSequence,
        configuration: configuration
      )
      nextSequence += 1
    }
  }

  /// Forgets a modifier that was removed.
  ///
  /// - Returns: Whether it had said something.
  mutating func remove(_ token: BarModifierToken) -> Bool {
    drafts.removeValue(forKey: ObjectIdentifier(token)) != nil
  }

  /// All that is said, part by part: the outer modifier wins, then the one that spoke first.
  mutating func merged(onto base: NavigationBarConfiguration) -> NavigationBarConfiguration {
    if drafts.values.contains(where: { $0.token == nil }) {
      drafts = drafts.filter { $0.value.token != nil }
    }
    var result = base
    let inOrder = drafts.values.sorted { ($0.depth, $0.sequence) < ($1.depth, $1.sequence) }
    for draft in inOrder { result.fill(from: draft.configuration) }
    return result
  }
}
