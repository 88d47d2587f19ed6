/// What one guard modifier said last.
@MainActor
struct ScreenGuard {
  enum Answer {
    case now(@MainActor (NavigationAttempt) -> NavigationDecision)
    case later(@MainActor (NavigationAttempt) async -> NavigationDecision)
  }

  var prompt: NavigationGuardPrompt
  var answer: Answer
}

/// What the guard modifiers of one screen said last.
@MainActor
struct GuardDrafts {
  private struct Draft {
    weak var token: BarModifierToken?
    var depth: Int
    var sequence: Int
    var value: ScreenGuard
  }

  private var drafts: [ObjectIdentifier: Draft] = [:]
  private var nextSequence = 0

  /// Keeps what an active modifier says, or forgets one that isn't.
  ///
  /// - Returns: Whether a guard came or went.
  mutating func record(_ value: ScreenGuard?, for token: BarModifierToken, depth: Int) -> Bool {
    guard let value else { return remove(token) }
    let key = ObjectIdentifier(token)
    let known = drafts[key].flatMap { $0.token === token ? $0 : nil }
    drafts[key] = Draft(
      token: token,
      depth: depth,
      sequence: known?.sequence ?? nextSequence,
      value: value
    )
    if known == nil { nextSequence += 1 }
    return known == nil
  }

  mutating func remove(_ token: BarModifierToken) -> Bool {
    drafts.removeValue(forKey: ObjectIdentifier(token)) != nil
  }

  /// The active guards, the outermost first.
  var active: [ScreenGuard] {
    drafts.values.filter { $0.token != nil }
      .sorted { ($0.depth, $0.sequence) < ($1.depth, $1.sequence) }
      .map(\.value)
  }

  var isEmpty: Bool { drafts.values.allSatisfy { $0.token == nil } }
}
