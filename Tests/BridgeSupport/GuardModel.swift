package import Combine
package import NavigationBridge

/// What a guarded test screen has to lose, and what its guard says.
@MainActor
package final class GuardModel: ObservableObject {
  @Published package var isDirty: Bool
  /// Nil: the guard answers when `answer(_:)` is called.
  package var decision: NavigationDecision?
  package private(set) var attempts: [NavigationAttempt] = []
  private var waiting: [CheckedContinuation<NavigationDecision, Never>] = []

  package init(isDirty: Bool = true, decision: NavigationDecision? = .stay) {
    self.isDirty = isDirty
    self.decision = decision
  }

  package var causes: [NavigationAttempt.Cause] { attempts.map(\.cause) }
  package var isWaiting: Bool { !waiting.isEmpty }

  package func decide(_ attempt: NavigationAttempt) -> NavigationDecision {
    attempts.append(attempt)
    return decision ?? .stay
  }

  package func decideLater(_ attempt: NavigationAttempt) async -> NavigationDecision {
    attempts.append(attempt)
    return await withCheckedContinuation { waiting.append($0) }
  }

  package func answer(_ decision: NavigationDecision) {
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume(returning: decision) }
  }
}
