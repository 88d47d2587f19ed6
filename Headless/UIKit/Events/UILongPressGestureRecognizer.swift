@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  open var numberOfTouchesRequired = 1
  open var numberOfTapsRequired = 0 {
    didSet {
      if numberOfTapsRequired > 0 { unsupported("long presses after taps") }
    }
  }
  private var start: CGPoint?
  private var timer: Clock.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard core.touches.count == numberOfTouchesRequired, let touch = touches.first else {
      if core.touches.count > numberOfTouchesRequired { state = .failed }
      return
    }
    start = touch.position
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    timer = Stage.current.clock.schedule(after: minimumPressDuration) { [weak self] in
      guard let self, self.state == .possible, self.core.isInPlay else { return }
      self.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed {
      state = .changed
    } else if let start, let touch = touches.first,
      start.distance(to: touch.position) > allowableMovement
    {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard core.activeTouches.isEmpty else { return }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    start = nil
  }
}
