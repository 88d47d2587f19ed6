extension UIScrollView {
  private static let frameDuration: TimeInterval = 1.0 / 60

  // MARK: Geometry

  func canScroll(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let insets = restingInsets
    return switch axis {
    case .vertical:
      (alwaysBounceVertical && bounces)
        || contentSize.height + insets.top + insets.bottom > bounds.height
    case .horizontal:
      (alwaysBounceHorizontal && bounces)
        || contentSize.width + insets.left + insets.right > bounds.width
    }
  }

  var safeAreaAdjustment: UIEdgeInsets {
    let safe = safeAreaInsets
    let scrollsSideways =
      alwaysBounceHorizontal
      || contentSize.width + contentInset.left + contentInset.right
        > bounds.width
    let scrollsUpright =
      alwaysBounceVertical
      || contentSize.height + contentInset.top + contentInset.bottom
        > bounds.height - safe.top - safe.bottom
    let isVertical: Bool
    let isHorizontal: Bool
    switch contentInsetAdjustmentBehavior {
    case .never: (isVertical, isHorizontal) = (false, false)
    case .always: (isVertical, isHorizontal) = (true, true)
    case .scrollableAxes: (isVertical, isHorizontal) = (scrollsUpright, scrollsSideways)
    case .automatic: (isVertical, isHorizontal) = (true, scrollsSideways)
    }
    return UIEdgeInsets(
      top: isVertical ? safe.top : 0,
      left: isHorizontal ? safe.left : 0,
      bottom: isVertical ? safe.bottom : 0,
      right: isHorizontal ? safe.right : 0
    )
  }

  /// The inset above content that isn't scrolled: with a bar that has its full height again.
  var restingTop: CGFloat { adjustedContentInset.top + collapsedBarHeight }

  private var collapsedBarHeight: CGFloat {
    safeAreaAdjustment.top > 0 ? pageUnderBar?.collapse ?? 0 : 0
  }

  /// The insets at rest.
  private var restingInsets: UIEdgeInsets {
    var insets = adjustedContentInset
    insets.top += collapsedBarHeight
    return insets
  }

  /// The nearest offset at which content fills the view.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let insets = restingInsets
    func clamp(_ value: CGFloat, low: CGFloat, high: CGFloat) -> CGFloat {
      max(low, min(value, max(low, high)))
    }
    return CGPoint(
      x: clamp(
        offset.x,
        low: -insets.left,
        high: contentSize.width + insets.right - bounds.width
      ),
      y: clamp(
        offset.y,
        low: -insets.top,
        high: contentSize.height + insets.bottom - bounds.height
      )
    )
  }

  // MARK: Dragging

  func panMayBegin() -> Bool {
    guard isScrollEnabled, !isZooming else { return false }
    let way = panGestureRecognizer.translation(in: nil)
    let isHorizontal = abs(way.x) > abs(way.y)
    guard canScroll(isHorizontal ? .horizontal : .vertical) else { return false }
    if !isHorizontal, enclosingModal?.gestures.takesDrag(on: self, by: way) == true {
      return false
    }
    // A control that has the touch already keeps it.
    guard let touch = panGestureRecognizer.core.touches.first, touch.delivery == .begun,
      let view = touch.view, view !== self
    else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }

  /// The presentation that this view lies in.
  private var enclosingModal: UIPresentationController? {
    var view = superview
    while let current = view {
      if let container = current as? ModalContainerView { return container.controller }
      view = current.superview
    }
    return nil
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      stopMotion()
      scroll.isDragging = true
      scroll.dragStart = contentOffset
      scroll.lockedAxis = lockedAxis(of: pan)
      if keyboardDismissMode != .none { window?.endEditing(false) }
      scrollDelegate?.scrollViewWillBeginDragging(self)
      drag(pan)
    case .changed:
      drag(pan)
    case .ended, .cancelled:
      endDragging(pan)
    case .possible, .failed:
      break
    }
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    // Two fingers that pinch move the content themselves.
    guard !isZooming else { return }
    let way = pan.translation(in: superview)
    var wanted = scroll.dragStart
    if follows(.horizontal) { wanted.x -= way.x }
    if follows(.vertical) { wanted.y -= way.y }
    let inside = clamped(wanted)
    let offset = CGPoint(
      x: inside.x + rubber(wanted.x - inside.x, length: bounds.width),
      y: inside.y + rubber(wanted.y - inside.y, length: bounds.height)
    )
    if offset != contentOffset { contentOffset = offset }
    pullMayRefresh()
  }

  /// How far content follows a finger beyond its end.
  private func rubber(_ way: CGFloat, length: CGFloat) -> CGFloat {
    guard bounces, way != 0, length > 0 else { return 0 }
    let pulled = (1 - 1 / (abs(way) * 0.55 / length + 1)) * length
    return way < 0 ? -pulled : pulled
  }

  private func endDragging(_ pan: UIPanGestureRecognizer) {
    let velocity = pan.state == .cancelled ? .zero : pan.velocity(in: superview)
    let speed = CGPoint(
      x: follows(.horizontal) ? -velocity.x : 0,
      y: follows(.vertical) ? -velocity.y : 0
    )
    var target = restingOffset(speed: speed)
    scrollDelegate?.scrollViewWillEndDragging(
      self,
      withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000),
      targetContentOffset: &target
    )
    scroll.isDragging = false
    let moves = target != contentOffset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else { return }
    scroll.isDecelerating = true
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    let duration: TimeInterval =
      isPagingEnabled || clamped(contentOffset) != contentOffset ? 0.4 : 1
    glide(to: target, duration: duration) { [weak self] in
      guard let self else { return }
      self.scroll.isDecelerating = false
      self.scrollDelegate?.scrollViewDidEndDecelerating(self)
    }
  }

  // The way that is left at a speed: v · r / (1 − r), per millisecond.
  private func restingOffset(speed: CGPoint) -> CGPoint {
    let rate = decelerationRate.rawValue
    let reach = rate / (1 - rate) / 1000
    if isPagingEnabled { return clamped(pageOffset(speed: speed)) }
    let isFast = hypot(speed.x, speed.y) > 50
    var offset = clamped(
      CGPoint(
        x: contentOffset.x + (isFast ? speed.x * reach : 0),
        y: contentOffset.y + (isFast ? speed.y * reach : 0)
      )
    )
    offset.y = besideLargeTitle(offset.y)
    return offset
  }

  /// A large title doesn't rest half gone.
  private func besideLargeTitle(_ y: CGFloat) -> CGFloat {
    guard safeAreaAdjustment.top > 0,
      let bar = pageUnderBar?.controller?.navigationController?.navigationBar
    else { return y }
    return bar.restingDistance(near: y + restingTop) - restingTop
  }

  private func pageOffset(speed: CGPoint) -> CGPoint {
    func page(_ offset: CGFloat, _ start: CGFloat, _ speed: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let first = (start / length).rounded()
      if abs(speed) > 300 { return (first + (speed > 0 ? 1 : -1)) * length }
      return (offset / length).rounded() * length
    }
    return CGPoint(
      x: page(contentOffset.x, scroll.dragStart.x, speed.x, bounds.width),
      y: page(contentOffset.y, scroll.dragStart.y, speed.y, bounds.height)
    )
  }

  // MARK: Motion

  /// Moves the offset frame by frame, slowing down, and tells the delegate of each.
  func glide(to target: CGPoint, duration: TimeInterval, completion: @escaping () -> Void) {
    let clock = Stage.current.clock
    guard UIView.areAnimationsEnabled else {
      contentOffset = target
      clock.schedule(after: 0, completion)
      return
    }
    let timeline = Timeline(start: clock.now, duration: duration, curve: .bezier(0.1, 0.6, 0.3, 1))
    step(from: contentOffset, to: target, timeline, completion)
  }

  private func step(
    from start: CGPoint,
    to target: CGPoint,
    _ timeline: Timeline,
    _ completion: @escaping () -> Void
  ) {
    scroll.motion = Stage.current.clock.schedule(after: Self.frameDuration) { [weak self] in
      guard let self else { return }
      let now = Stage.current.clock.now
      let part = timeline.fraction(at: now)
      let isOver = !timeline.isRunning(at: now)
      self.contentOffset =
        isOver
        ? target
        : CGPoint(
          x: start.x + (target.x - start.x) * part,
          y: start.y + (target.y - start.y) * part
        )
      guard isOver else { return self.step(from: start, to: target, timeline, completion) }
      self.scroll.motion = nil
      completion()
    }
  }

  /// A finger, or code, stops what moves.
  func stopMotion() {
    scroll.motion?.cancel()
    scroll.motion = nil
    guard scroll.isDecelerating else { return }
    scroll.isDecelerating = false
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }
}
