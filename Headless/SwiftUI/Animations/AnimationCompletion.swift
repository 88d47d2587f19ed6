@_spi(Headless) import UIKit

@available(iOS 17.0, *)
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isLogical: Bool

  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}

@available(iOS 17.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  let completion = UncheckedAction(run: completion)
  MainActor.assumeIsolated {
    let stage = Stage.current
    let isRemoved = completionCriteria == .removed
    guard let duration = animation.map({ $0.totalDuration(whenRemoved: isRemoved) }) ?? 0 else {
      return
    }
    stage.clock.schedule(after: duration) { completion.run() }
    stage.loop.setNeedsTurn()
  }
  return result
}

/// An action that stays on the main actor, where it was made.
private struct UncheckedAction: @unchecked Sendable {
  let run: () -> Void
}

extension Animation {
  /// How long it takes; nil for an animation that repeats for ever.
  fileprivate func totalDuration(whenRemoved isRemoved: Bool) -> TimeInterval? {
    guard let repeatCount else { return nil }
    if !isRemoved, let logicalDuration { return delay + logicalDuration / speed }
    let length = isRemoved ? settlingDuration : duration
    return delay + length * TimeInterval(max(1, repeatCount)) / speed
  }
}
