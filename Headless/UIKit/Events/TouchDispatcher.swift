/// Takes touches to the recognizers and views of one window.
@MainActor
final class TouchDispatcher {
  private weak var window: UIWindow?
  private(set) var touches: [UITouch] = []
  private(set) var recognizersInPlay: [UIGestureRecognizer] = []
  private var lastTap: (position: CGPoint, time: TimeInterval, count: Int)?
  private var isDispatching = false

  init(window: UIWindow) {
    self.window = window
  }

  // MARK: Taps in a row

  /// The number of taps, this one included: within 0.35 seconds and 45 points (ios-look 10).
  func tapCount(at point: CGPoint, time: TimeInterval) -> Int {
    guard let lastTap, time - lastTap.time <= 0.35,
      hypot(point.x - lastTap.position.x, point.y - lastTap.position.y) <= 45
    else { return 1 }
    return lastTap.count + 1
  }

  // MARK: Dispatch

  func dispatch(_ event: UIEvent) {
    guard let window else { return }
    let changed = (event.touches(for: window) ?? []).filter { $0.phase != .stationary }
    for touch in changed where touch.phase == .began {
      begin(touch, event)
    }
    isDispatching = true
    for recognizer in recognizersInPlay {
      recognizer.deliver(changed, event)
    }
    isDispatching = false
    for touch in changed {
      deliverToView(touch, event)
    }
    end(changed.filter { $0.phase == .ended || $0.phase == .cancelled })
  }

  private func begin(_ touch: UITouch, _ event: UIEvent) {
    let hasOther = touches.contains { $0.view === touch.view && $0.delivery != .over }
    if hasOther, touch.view?.isMultipleTouchEnabled == false { touch.delivery = .over }
    touches.append(touch)
    guard !isExcluded(touch) else {
      touch.delivery = .over
      return
    }
    var view = touch.view
    while let current = view {
      for recognizer in current.gestureRecognizers ?? [] where recognizer.accepts(touch, event) {
        add(touch, to: recognizer)
      }
      view = current.superview
    }
  }

  /// D: a view with exclusive touch is the only one of its window that is touched.
  private func isExcluded(_ touch: UITouch) -> Bool {
    touches.contains { other in
      guard other !== touch, other.view !== touch.view, other.delivery != .over else {
        return false
      }
      return other.view?.isExclusiveTouch == true || touch.view?.isExclusiveTouch == true
    }
  }

  private func add(_ touch: UITouch, to recognizer: UIGestureRecognizer) {
    touch.recognizers.append(recognizer)
    recognizer.core.touches.append(touch)
    recognizer.core.isInPlay = true
    if !recognizersInPlay.contains(recognizer) { recognizersInPlay.append(recognizer) }
  }

  private func end(_ ended: Set<UITouch>) {
    guard !ended.isEmpty else { return }
    for touch in ended {
      lastTap = (touch.position, touch.timestamp, touch.tapCount)
      for recognizer in touch.recognizers {
        recognizer.core.lastLocation = recognizer.location(in: nil)
        recognizer.core.touches.removeAll { $0 === touch }
      }
    }
    touches.removeAll { ended.contains($0) && $0.delivery == .over }
    collectOver()
    resolveHeldEnds()
  }

  /// Recognizers leave the play together, when no touch is left that any of them has.
  private func collectOver() {
    guard recognizersInPlay.allSatisfy({ $0.core.touches.isEmpty }) else { return }
    for recognizer in recognizersInPlay where !recognizer.staysInPlayWithoutTouches {
      if recognizer.core.state == .possible, recognizer.core.pending == nil {
        recognizer.request(.failed)
      }
    }
    for recognizer in recognizersInPlay {
      recognizer.resetIfOver()
    }
    recognizersInPlay.removeAll { !$0.core.isInPlay }
  }

  // MARK: Decisions of recognizers

  /// Whether one that went first keeps this one from recognizing.
  func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizersInPlay.contains { other in
      other !== recognizer && (other.isRecognizing || other.core.state == .ended)
        && other.prevents(recognizer)
    }
  }

  func didRecognize(_ recognizer: UIGestureRecognizer) {
    for other in recognizersInPlay where other !== recognizer && other.core.isInPlay {
      let isOpen = other.core.state == .possible || other.isRecognizing
      guard isOpen, recognizer.prevents(other) else { continue }
      other.preventRecognition()
    }
    if recognizer.cancelsTouchesInView {
      for touch in touches where touch.recognizers.contains(recognizer) {
        cancelDelivery(of: touch)
      }
    }
    didDecide(recognizer)
  }

  func didDecide(_ recognizer: UIGestureRecognizer) {
    for other in recognizersInPlay where other !== recognizer {
      other.reconsider()
    }
    guard !isDispatching else { return }
    if touches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) { collectOver() }
    resolveHeldEnds()
  }

  // MARK: Views

  private func deliverToView(_ touch: UITouch, _ event: UIEvent) {
    guard let view = touch.view, touch.delivery != .over else { return }
    switch touch.phase {
    case .began:
      if !isBeginningHeld(touch) {
        touch.delivery = .begun
        view.touchesBegan([touch], with: event)
      } else {
        releaseBeginning(of: touch)
      }
    case .moved:
      guard touch.delivery == .begun else { return }
      view.touchesMoved([touch], with: event)
    case .ended:
      endDelivery(of: touch, to: view, event)
    case .cancelled:
      cancelDelivery(of: touch)
    default:
      break
    }
  }

  private func endDelivery(of touch: UITouch, to view: UIView, _ event: UIEvent) {
    if touch.delivery == .waiting {
      touch.delivery = .begun
      view.touchesBegan([touch], with: event)
    }
    if touch.recognizers.contains(where: { $0.delaysTouchesEnded && $0.isUndecidedAfterEnd }) {
      touch.delivery = .endHeld
    } else {
      touch.delivery = .over
      view.touchesEnded([touch], with: event)
    }
  }

  private func cancelDelivery(of touch: UITouch) {
    let old = touch.delivery
    touch.delivery = .over
    guard let view = touch.view, old == .begun || old == .endHeld else { return }
    // Recognizers still see what the finger does.
    let phase = touch.phase
    touch.phase = .cancelled
    view.touchesCancelled([touch], with: UIEvent(touches: [touch], time: touch.timestamp))
    touch.phase = phase
  }

  private func resolveHeldEnds() {
    let held = touches.filter { touch in
      touch.delivery == .endHeld
        && !touch.recognizers.contains { $0.delaysTouchesEnded && $0.isUndecidedAfterEnd }
    }
    for touch in held {
      touch.delivery = .over
      let event = UIEvent(touches: [touch], time: touch.timestamp)
      touch.view?.touchesEnded([touch], with: event)
    }
    touches.removeAll { $0.delivery == .over && ($0.phase == .ended || $0.phase == .cancelled) }
  }

  // MARK: Holding a beginning back

  private func isBeginningHeld(_ touch: UITouch) -> Bool {
    touch.recognizers.contains { $0.delaysTouchesBegan && $0.isUndecided }
      || delayingScroller(of: touch) != nil
  }

  private func delayingScroller(of touch: UITouch) -> (any TouchDelaying)? {
    var view = touch.view
    while let current = view {
      if let scroller = current as? any TouchDelaying, scroller.holdsTouches(of: touch) {
        return scroller
      }
      view = current.superview
    }
    return nil
  }

  /// Content in a scroll view hears of a touch after 0.15 seconds (ios-look 10).
  private func releaseBeginning(of touch: UITouch) {
    guard delayingScroller(of: touch) != nil else { return }
    Stage.current.clock.schedule(after: 0.15) { [weak touch] in
      guard let touch, let view = touch.view, touch.delivery == .waiting,
        touch.phase != .ended, touch.phase != .cancelled,
        !touch.recognizers.contains(where: { $0.delaysTouchesBegan && $0.isUndecided })
      else { return }
      touch.delivery = .begun
      view.touchesBegan([touch], with: UIEvent(touches: [touch], time: touch.timestamp))
    }
  }

  // MARK: Cancelling

  /// The system takes all touches back, as when the window goes away.
  func cancelAll() {
    let live = touches.filter { $0.phase != .ended && $0.phase != .cancelled }
    guard !live.isEmpty else { return }
    let now = Stage.current.clock.now
    for touch in live {
      touch.move(to: touch.position, phase: .cancelled, time: now)
    }
    dispatch(UIEvent(touches: Set(live), time: now))
  }
}

/// A scroll view: it waits to see whether a touch is a drag.
@MainActor
protocol TouchDelaying: UIView {
  func holdsTouches(of touch: UITouch) -> Bool
}

extension UIGestureRecognizer {
  /// Whether an end of touches must wait for what this one decides.
  var isUndecidedAfterEnd: Bool {
    isUndecided && (core.pending != nil || staysInPlayWithoutTouches)
  }
}
