@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var start = CGPoint.zero
  /// The translation is counted from here, in the window.
  private var origin = CGPoint.zero
  private var samples: [Sample] = []

  private struct Sample {
    let time: TimeInterval
    let position: CGPoint
  }

  /// A finger moves this far before it pans; the way doesn't count (ios-look 10).
  static let slop: CGFloat = 10
  private static let velocityWindow: TimeInterval = 0.1

  open func translation(in view: UIView?) -> CGPoint {
    let to = convert(core.lastLocation, to: view)
    let from = convert(origin, to: view)
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let here = convert(core.lastLocation, to: view)
    let from = CGPoint(x: here.x - translation.x, y: here.y - translation.y)
    origin = view?.convert(from, to: nil) ?? from
  }

  /// In points a second, over the last moments.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let from = convert(first.position, to: view)
    let to = convert(last.position, to: view)
    let time = CGFloat(last.time - first.time)
    return CGPoint(x: (to.x - from.x) / time, y: (to.y - from.y) / time)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard core.touches.count <= maximumNumberOfTouches else {
      if state == .possible { state = .failed }
      return
    }
    if state == .possible {
      start = location(in: nil)
      origin = start
    }
    samples = []
    addSample(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    addSample(event)
    guard state == .possible else {
      state = .changed
      return
    }
    let here = location(in: nil)
    let travel = CGPoint(x: here.x - start.x, y: here.y - start.y)
    let way = start.distance(to: here)
    guard way >= Self.slop, core.touches.count >= minimumNumberOfTouches else { return }
    guard recognizes(travel: travel) else {
      state = .failed
      return
    }
    // The way up to here isn't part of the translation.
    origin = CGPoint(
      x: start.x + travel.x / way * Self.slop,
      y: start.y + travel.y / way * Self.slop
    )
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard core.activeTouches.isEmpty else { return }
    addSample(event)
    state = state == .possible && core.pending == nil ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    samples = []
  }

  /// Whether a way beyond the slop is one that this recognizer follows.
  func recognizes(travel: CGPoint) -> Bool { true }

  /// Where the finger went down, in the window.
  var startLocation: CGPoint { start }

  private func addSample(_ event: UIEvent) {
    samples.removeAll { event.timestamp - $0.time > Self.velocityWindow }
    samples.append(Sample(time: event.timestamp, position: location(in: nil)))
  }
}
