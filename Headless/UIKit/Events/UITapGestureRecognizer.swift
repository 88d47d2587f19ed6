@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  private var start: CGPoint?
  private var taps = 0
  private var isWaitingForNextTap = false
  private var timeout: Clock.Token?

  /// A finger may move this far (ios-look 10).
  private static let allowableMovement: CGFloat = 10
  private static let pauseLimit: TimeInterval = 0.35
  private static let tapDistance: CGFloat = 45

  override var staysInPlayWithoutTouches: Bool {
    super.staysInPlayWithoutTouches || isWaitingForNextTap
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    timeout?.cancel()
    isWaitingForNextTap = false
    guard core.touches.count <= numberOfTouchesRequired, let touch = touches.first else {
      state = .failed
      return
    }
    if let start, start.distance(to: touch.position) > Self.tapDistance {
      state = .failed
      return
    }
    start = touch.position
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let start, let touch = touches.first,
      start.distance(to: touch.position) > Self.allowableMovement
    else { return }
    state = .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard core.activeTouches.isEmpty else { return }
    guard core.touches.count == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    guard taps < numberOfTapsRequired else {
      state = .ended
      return
    }
    isWaitingForNextTap = true
    timeout = Stage.current.clock.schedule(after: Self.pauseLimit) { [weak self] in
      guard let self, self.isWaitingForNextTap else { return }
      self.isWaitingForNextTap = false
      self.state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    timeout?.cancel()
    start = nil
    taps = 0
    isWaitingForNextTap = false
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    hypot(other.x - x, other.y - y)
  }
}
