@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer, TwoFingerRecognizer {
  private var known: CGFloat?
  private var turned: CGFloat = 0
  private var speed = FingerSpeed()

  /// The fingers turn by this much before they rotate.
  private static let slop: CGFloat = 0.1

  /// In radians, clockwise.
  open var rotation: CGFloat {
    get { turned }
    set { turned = newValue }
  }

  /// In radians a second.
  open var velocity: CGFloat { speed.value }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let pair = FingerPair(core.activeTouches) else { return }
    known = pair.angle
    turned = 0
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let angle = known, let pair = FingerPair(core.activeTouches) else { return }
    turned += pair.turn(from: angle)
    known = pair.angle
    speed.note(turned, at: event.timestamp)
    guard state == .possible else {
      state = .changed
      return
    }
    guard abs(turned) >= Self.slop else { return }
    turned = 0
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
    known = nil
    speed = FingerSpeed()
  }
}
