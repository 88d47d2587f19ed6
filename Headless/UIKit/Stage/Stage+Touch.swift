extension Stage {
  /// One frame of the screen: fingers move once a frame.
  private static let frame: TimeInterval = 1.0 / 60

  // MARK: Fingers

  /// Puts a finger on the screen, in points of the screen.
  public func touchDown(at point: CGPoint, finger: Int = 0) {
    perform {
      loop.flush()
      guard fingers[finger] == nil, let (window, position, view) = target(of: point) else {
        return
      }
      let touch = UITouch(
        at: position,
        window: window,
        view: view,
        tapCount: window.dispatcher.tapCount(at: position, time: clock.now),
        time: clock.now
      )
      fingers[finger] = touch
      send(touch)
    }
  }

  public func touchMove(to point: CGPoint, finger: Int = 0) {
    change(finger, to: point, phase: .moved)
  }

  public func touchUp(at point: CGPoint? = nil, finger: Int = 0) {
    change(finger, to: point, phase: .ended)
    fingers[finger] = nil
  }

  /// Takes the touch back, as the system does when a call comes in.
  public func touchCancel(finger: Int = 0) {
    change(finger, to: nil, phase: .cancelled)
    fingers[finger] = nil
  }

  private func change(_ finger: Int, to point: CGPoint?, phase: UITouch.Phase) {
    perform {
      guard let touch = fingers[finger], let window = touch.window else { return }
      let position = point.map { $0.relative(to: window.frame.origin) } ?? touch.position
      touch.move(to: position, phase: phase, time: clock.now)
      send(touch)
    }
  }

  private func send(_ touch: UITouch) {
    for other in fingers.values where other !== touch {
      other.move(to: other.position, phase: .stationary, time: other.timestamp)
    }
    let all = Set(fingers.values).union([touch])
    application.sendEvent(UIEvent(touches: all, time: clock.now))
    loop.flush()
  }

  /// The topmost window that takes a touch, and the view in it.
  private func target(of point: CGPoint) -> (UIWindow, CGPoint, UIView)? {
    for window in windows.reversed() {
      let position = point.relative(to: window.frame.origin)
      // Views sheet C.5: until they are complete, the window takes no touch.
      if window.unfinishedTransitions > 0, window.bounds.contains(position) { return nil }
      if let view = window.hitTest(position, with: nil) { return (window, position, view) }
    }
    return nil
  }

  // MARK: Gestures

  /// A tap on the status bar: the one scroll view that wants it goes to its top (D, A.4).
  public func tapStatusBar() {
    perform {
      loop.flush()
      guard let window = windows.last else { return }
      let views = UIScrollView.wantingTop(in: window)
      if views.count == 1 { views[0].scrollToTop() }
      loop.flush()
    }
  }

  /// A short tap.
  public func tap(at point: CGPoint) {
    touchDown(at: point)
    perform { loop.advance(by: 0.05) }
    touchUp(at: point)
  }

  public func doubleTap(at point: CGPoint) {
    tap(at: point)
    perform { loop.advance(by: 0.1) }
    tap(at: point)
  }

  /// Holds a finger in one place.
  public func longPress(at point: CGPoint, duration: TimeInterval = 0.6) {
    touchDown(at: point)
    perform { loop.advance(by: duration) }
    touchUp(at: point)
  }

  /// Moves a finger at an even speed, once a frame.
  ///
  /// With `hold` it rests at the end before it lets go, so that it has no velocity left.
  /// Without `releases` it stays down.
  public func drag(
    from start: CGPoint,
    to end: CGPoint,
    duration: TimeInterval = 0.3,
    hold: TimeInterval = 0,
    releases: Bool = true
  ) {
    touchDown(at: start)
    moveFinger(from: start, to: end, duration: duration)
    guard releases else { return }
    if hold > 0 { perform { loop.advance(by: hold) } }
    touchUp(at: end)
  }

  /// The same, so fast that the finger has a given velocity when it lets go.
  public func drag(from start: CGPoint, to end: CGPoint, velocity: CGFloat) {
    let way = start.distance(to: end)
    drag(from: start, to: end, duration: TimeInterval(way / max(velocity, 1)))
  }

  /// Moves a finger that is down already.
  public func moveFinger(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
    let steps = max(1, Int((duration / Self.frame).rounded()))
    for step in 1...steps {
      perform { loop.advance(by: duration / TimeInterval(steps)) }
      let part = CGFloat(step) / CGFloat(steps)
      touchMove(
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      )
    }
  }
}

extension CGPoint {
  fileprivate func relative(to origin: CGPoint) -> CGPoint {
    CGPoint(x: x - origin.x, y: y - origin.y)
  }
}
