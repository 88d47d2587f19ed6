/// Animations that an animator started while a finger drives the transition.
@MainActor
final class DrivenAnimations {
  var timeline: Timeline?
  var isCancelled = false
  private var completions: [(Bool) -> Void] = []

  func add(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    AnimationContext.run(timeline, animations)
    if let completion { completions.append(completion) }
  }

  func finish() {
    let queued = completions
    completions = []
    for completion in queued {
      completion(true)
    }
  }
}
