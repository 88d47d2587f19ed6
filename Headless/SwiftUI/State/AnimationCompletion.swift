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
    let duration = animation.map { $0.delay + $0.duration / $0.speed } ?? 0
    stage.clock.schedule(after: duration) { completion.run() }
    stage.loop.setNeedsTurn()
  }
  return result
}

/// An action that stays on the main actor, where it was made.
private struct UncheckedAction: @unchecked Sendable {
  let run: () -> Void
}
