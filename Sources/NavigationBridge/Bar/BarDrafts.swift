/// What the modifiers of one screen said last.
@MainActor
struct BarDrafts {
  private struct Draft {
    weak var token: BarModifierToken?
    var depth: Int
    var configuration: NavigationBarConfiguration
    /// Whether it came when the first frame was about to show.
    var isLate: Bool
  }

  /// The outer modifiers first, those of one depth in the order in which they spoke first.
  private var drafts: [Draft] = []

  /// Whether no modifier of this host has said anything.
  var isEmpty: Bool { !drafts.contains { $0.token?.place == .ownHost } }

  /// Whether something was said whose place will be known in this frame.
  var isIncomplete: Bool { drafts.contains { $0.token?.place == .unknown } }

  /// Keeps what a modifier says.
  mutating func record(
    _ configuration: NavigationBarConfiguration,
    for token: BarModifierToken,
    depth: Int,
    isLate: Bool = false
  ) {
    var draft = Draft(token: token, depth: depth, configuration: configuration, isLate: isLate)
    if let index = index(of: token) {
      draft.isLate = drafts[index].isLate
      if drafts[index].depth == depth {
        drafts[index] = draft
        return
      }
      drafts.remove(at: index)
    }
    let place = drafts.firstIndex { $0.depth > depth } ?? drafts.endIndex
    drafts.insert(draft, at: place)
  }

  private func index(of token: BarModifierToken) -> Int? {
    drafts.firstIndex { $0.token === token }
  }

  /// What a modifier said, if it said it too late for the first frame.
  func lateConfiguration(of token: BarModifierToken) -> NavigationBarConfiguration? {
    index(of: token).flatMap { drafts[$0].isLate ? drafts[$0].configuration : nil }
  }

  func configuration(of token: BarModifierToken) -> NavigationBarConfiguration? {
    index(of: token).map { drafts[$0].configuration }
  }

  /// Forgets a modifier that was removed.
  ///
  /// - Returns: Whether it had said something.
  mutating func remove(_ token: BarModifierToken) -> Bool {
    guard let index = index(of: token) else { return false }
    drafts.remove(at: index)
    return true
  }

  /// Whether a modifier went without notice.
  var hasLostModifier: Bool {
    for draft in drafts where draft.token == nil { return true }
    return false
  }

  /// All that is said, part by part: the outer modifier wins, then the one that spoke first.
  mutating func merged(onto base: NavigationBarConfiguration) -> NavigationBarConfiguration {
    if hasLostModifier {
      drafts.removeAll { $0.token == nil }
    }
    var result = base
    for draft in drafts where draft.token?.place == .ownHost {
      result.fill(from: draft.configuration)
    }
    return result
  }
}
