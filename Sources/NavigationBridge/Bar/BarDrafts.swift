/// What the modifiers of one screen said last.
@MainActor
struct BarDrafts {
  private struct Draft {
    weak var token: BarModifierToken?
    var depth: Int
    var sequence: Int
    var configuration: NavigationBarConfiguration
    /// Whether it came when the first frame was about to show.
    var isLate: Bool
  }

  private var drafts: [ObjectIdentifier: Draft] = [:]
  private var nextSequence = 0

  /// Whether no modifier of this host has said anything.
  var isEmpty: Bool { !drafts.values.contains { $0.token?.place == .ownHost } }

  /// Whether something was said whose place will be known in this frame.
  var isIncomplete: Bool { drafts.values.contains { $0.token?.place == .unknown } }

  /// Keeps what a modifier says.
  mutating func record(
    _ configuration: NavigationBarConfiguration,
    for token: BarModifierToken,
    depth: Int,
    isLate: Bool = false
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
        configuration: configuration,
        isLate: isLate
      )
      nextSequence += 1
    }
  }

  /// What a modifier said, if it said it too late for the first frame.
  func lateConfiguration(of token: BarModifierToken) -> NavigationBarConfiguration? {
    guard let draft = drafts[ObjectIdentifier(token)], draft.isLate else { return nil }
    return draft.configuration
  }

  func configuration(of token: BarModifierToken) -> NavigationBarConfiguration? {
    drafts[ObjectIdentifier(token)]?.configuration
  }

  /// Forgets a modifier that was removed.
  ///
  /// - Returns: Whether it had said something.
  mutating func remove(_ token: BarModifierToken) -> Bool {
    drafts.removeValue(forKey: ObjectIdentifier(token)) != nil
  }

  /// Whether a modifier went without notice.
  var hasLostModifier: Bool {
    for draft in drafts.values where draft.token == nil { return true }
    return false
  }

  /// All that is said, part by part: the outer modifier wins, then the one that spoke first.
  mutating func merged(onto base: NavigationBarConfiguration) -> NavigationBarConfiguration {
    if hasLostModifier {
      drafts = drafts.filter { $0.value.token != nil }
    }
    var result = base
    let inOrder = drafts.values.filter { $0.token?.place == .ownHost }
      .sorted { ($0.depth, $0.sequence) < ($1.depth, $1.sequence) }
    for draft in inOrder { result.fill(from: draft.configuration) }
    return result
  }
}
