/// Moves a scroll view's content with a finger, then lets it run out.
@MainActor
final class Scroller: NSObject, UIGestureRecognizerDelegate {
  private unowned let view: UIScrollView
  private var start = CGPoint.zero
  private var run: Clock.Token?

  init(_ view: UIScrollView) {
    self.view = view
    super.init()
  }

  func install(on pan: UIPanGestureRecognizer) {
    pan.delegate = self
    pan.onChange = { [weak self] _ in self?.panDidChange() }
  }

  /// Whether the content can move along an axis, if only by bouncing.
  private var movesDown: Bool {
    view.offsetLimits.height > 0 || view.alwaysBounceVertical
  }

  private var movesAcross: Bool {
    view.offsetLimits.width > 0 || view.alwaysBounceHorizontal
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let velocity = view.panGestureRecognizer.velocity(in: view)
    return abs(velocity.y) >= abs(velocity.x) ? movesDown : movesAcross
  }

  private func panDidChange() {
    let pan = view.panGestureRecognizer
    switch pan.state {
    case .began:
      stop()
      start = view.contentOffset
      view.setDragging { $0 = DragState(isTracking: true, isDragging: true) }
      view.delegate?.scrollViewWillBeginDragging(view)
      move()
    case .changed: move()
    case .ended, .cancelled: release()
    case .possible, .failed: break
    }
  }

  private func move() {
    // Relative to the window: the content's own coordinates move along.
    let way = view.panGestureRecognizer.translation(in: view.superview)
    var offset = CGPoint(x: start.x - way.x, y: start.y - way.y)
    if !movesAcross { offset.x = start.x }
    if !movesDown { offset.y = start.y }
    view.contentOffset = banded(offset)
  }

  /// Past an end the content follows more and more slowly.
  private func banded(_ offset: CGPoint) -> CGPoint {
    let inside = view.clamped(offset)
    guard view.bounces else { return inside }
    func band(_ x: CGFloat, _ limit: CGFloat, _ size: CGFloat) -> CGFloat {
      let over = abs(x - limit)
      guard over > 0, size > 0 else { return limit }
      return limit + (x < limit ? -1 : 1) * (1 - 1 / (0.55 * over / size + 1)) * size
    }
    return CGPoint(
      x: band(offset.x, inside.x, view.bounds.width),
      y: band(offset.y, inside.y, view.bounds.height)
    )
  }

  private func release() {
    let velocity = view.panGestureRecognizer.velocity(in: view.superview)
    // Each millisecond keeps a part of the velocity: the whole way is this many seconds' worth.
    let seconds = 0.001 / (1 - view.decelerationRate.rawValue)
    var target = CGPoint(
      x: movesAcross ? view.contentOffset.x - velocity.x * seconds : view.contentOffset.x,
      y: movesDown ? view.contentOffset.y - velocity.y * seconds : view.contentOffset.y
    )
    let perMillisecond = CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
    view.delegate?.scrollViewWillEndDragging(
      view,
      withVelocity: perMillisecond,
      targetContentOffset: &target
    )
    target = view.clamped(target)
    let runsOn = target != view.contentOffset
    view.setDragging { $0 = DragState(isDecelerating: runsOn) }
    view.delegate?.scrollViewDidEndDragging(view, willDecelerate: runsOn)
    guard runsOn else { return }
    view.delegate?.scrollViewWillBeginDecelerating(view)
    decelerate(to: target)
  }

  private func decelerate(to target: CGPoint) {
    let stage = Stage.current
    let timeline = Timeline(
      start: stage.clock.now,
      duration: 0.8,
      curve: .criticalSpring(omega: 8)
    )
    AnimationContext.run(UIView.areAnimationsEnabled ? timeline : nil) {
      view.contentOffset = target
    }
    run = stage.clock.schedule(at: timeline.end) { [weak self] in self?.end() }
    stage.loop.setNeedsTurn()
  }

  private func end() {
    run = nil
    view.setDragging { $0 = DragState() }
    view.delegate?.scrollViewDidEndDecelerating(view)
  }

  /// A finger on running content stops it where it is seen.
  private func stop() {
    guard let run else { return }
    run.cancel()
    self.run = nil
    let seen = view.presentationValue(.bounds, model: view.bounds).origin
    UIView.performWithoutAnimation { view.contentOffset = seen }
    view.setDragging { $0 = DragState() }
  }
}
