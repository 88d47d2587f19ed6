/// One call of `animate`: what of it still moves, and who waits for its end.
@MainActor
final class AnimationRun {
  let allowsTouches: Bool
  private var moving = 0
  private var isInterrupted = false
  private var finish: ((Bool) -> Void)?
  private var end: Clock.Token?

  init(allowsTouches: Bool, finish: @escaping (Bool) -> Void) {
    self.allowsTouches = allowsTouches
    self.finish = finish
  }

  func schedule(at time: TimeInterval) {
    end = Stage.current.clock.schedule(at: time) { [self] in close() }
  }

  func addProperty() {
    moving += 1
  }

  /// A view took properties out before they had arrived; without any left the run is over.
  func interrupt(_ count: Int) {
    isInterrupted = true
    moving -= count
    if moving <= 0 { close() }
  }

  private func close() {
    end?.cancel()
    let finish = finish
    self.finish = nil
    finish?(!isInterrupted)
  }
}

extension UIView {
  /// Views sheet, C.2: what is animated takes no touches unless the animation says so.
  var isTouchlessByAnimation: Bool {
    guard !animations.isEmpty else { return false }
    let now = Stage.current.clock.now
    return animations.values.contains { record in
      record.timeline.run?.allowsTouches == false && record.timeline.isRunning(at: now)
    }
  }

  /// What left the screen isn't animated on; one that is back in the same turn is.
  func interruptAnimations() {
    let now = Stage.current.clock.now
    guard
      animations.values.contains(where: { $0.timeline.run != nil && $0.timeline.isRunning(at: now) }
      )
    else { return }
    Stage.current.loop.enqueue { [weak self] in
      guard let self, self.window == nil else { return }
      self.dropAnimations()
    }
  }

  func dropAnimations() {
    let now = Stage.current.clock.now
    let running = animations.values.filter { $0.timeline.isRunning(at: now) }
    animations = [:]
    for record in running { record.timeline.run?.interrupt(1) }
  }
}
