@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer, TwoFingerRecognizer {
  private var start: CGFloat?
  /// What the scale is counted from; an app sets the scale back to one.
  private var base: CGFloat = 1
  private var speed = FingerSpeed()

  /// The fingers move this far towards or from each other before they pinch.
  private static let slop: CGFloat = 8

  open var scale: CGFloat {
    get { base > 0 ? distance / base : 1 }
    set { if newValue > 0 { base = distance / newValue } }
  }

  /// In scales a second.
  open var velocity: CGFloat { speed.value }

  private var distance: CGFloat = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let pair = FingerPair(core.activeTouches) else { return }
    start = pair.distance
    distance = max(pair.distance, 1)
    base = distance
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let start, let pair = FingerPair(core.activeTouches) else { return }
    distance = max(pair.distance, 1)
    speed.note(scale, at: event.timestamp)
    guard state == .possible else {
      state = .changed
      return
    }
    guard abs(pair.distance - start) >= Self.slop else { return }
    base = distance
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    fingersDidLift()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    start = nil
    speed = FingerSpeed()
  }
}
