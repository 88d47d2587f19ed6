/// What a scroll view knows of its zooming.
struct ZoomState {
  var scale: CGFloat = 1
  var pinch: UIPinchGestureRecognizer?
  var isByFingers = false
  var isAnimating = false
  var isBouncing = false
  /// The scale when the fingers began.
  var startScale: CGFloat = 1
  /// The point of the zoomed view that is kept between the fingers.
  var startPoint = CGPoint.zero
}

/// The pinch of a scroll view goes together with its pan.
final class ZoomPinchRecognizer: UIPinchGestureRecognizer {
  private func isPan(_ other: UIGestureRecognizer) -> Bool {
    (view as? UIScrollView)?.panGestureRecognizer === other
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isPan(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isPan(preventingGestureRecognizer)
  }
}

extension UIScrollView {
  private static let zoomDuration: TimeInterval = 0.3

  private var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  /// D: with equal limits there is nothing to zoom.
  func zoomRangeDidChange() {
    guard minimumZoomScale < maximumZoomScale else {
      if let pinch = scroll.zoom.pinch { removeGestureRecognizer(pinch) }
      scroll.zoom.pinch = nil
      return
    }
    guard scroll.zoom.pinch == nil else { return }
    let pinch = ZoomPinchRecognizer()
    pinch.onChange = { [weak self] in
      guard let pinch = $0 as? UIPinchGestureRecognizer else { return }
      self?.follow(pinch)
    }
    addGestureRecognizer(pinch)
    scroll.zoom.pinch = pinch
  }

  private func limited(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
  }

  /// The size that constraints give to content, as zoomed.
  func zoomed(_ size: CGSize) -> CGSize {
    let scale = scroll.zoom.scale
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Whether a view lies where zooming puts it.
  func holdsZoomed(_ view: UIView) -> Bool { scroll.zoom.scale != 1 && zoomedView === view }

  // MARK: In code

  /// What is in the middle stays there.
  func zoom(by scale: CGFloat, animated: Bool) {
    guard let view = zoomedView else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let point = point(of: view, at: middle)
    change(view, to: limited(scale), point: point, at: middle, animated: animated)
  }

  /// The rectangle, in the zoomed view's own coordinates, comes to the middle, as large as it fits.
  func zoomToShow(_ rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let point = CGPoint(x: rect.midX, y: rect.midY)
    change(view, to: scale, point: point, at: middle, animated: animated)
  }

  private func change(
    _ view: UIView,
    to scale: CGFloat,
    point: CGPoint,
    at place: CGPoint,
    animated: Bool
  ) {
    stopMotion()
    let update = { [self] in
      apply(scale, to: view)
      let offset = clamped(offset(of: point, in: view, at: place))
      if offset != contentOffset { contentOffset = offset }
      scrollDelegate?.scrollViewDidZoom(self)
    }
    guard animated, window != nil else { return update() }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    animateZoom(of: view, update)
  }

  private func animateZoom(of view: UIView, _ update: @escaping () -> Void) {
    scroll.zoom.isAnimating = true
    UIView.animate(withDuration: Self.zoomDuration, animations: update) { [weak self] _ in
      guard let self else { return }
      self.scroll.zoom.isAnimating = false
      self.scroll.zoom.isBouncing = false
      self.scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: self.zoomScale)
    }
  }

  /// The view gets larger around the corner where its content begins.
  private func apply(_ scale: CGFloat, to view: UIView) {
    let origin = view.frame.origin
    let size = view.bounds.size
    scroll.zoom.scale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = CGPoint(
      x: origin.x + size.width * scale / 2,
      y: origin.y + size.height * scale / 2
    )
    contentSize = view.frame.size
  }

  /// The zoomed view's point at a place of this view.
  private func point(of view: UIView, at place: CGPoint) -> CGPoint {
    let origin = view.frame.origin
    let scale = max(scroll.zoom.scale, 0.0001)
    return CGPoint(
      x: (contentOffset.x + place.x - origin.x) / scale,
      y: (contentOffset.y + place.y - origin.y) / scale
    )
  }

  /// The offset that brings a point of the zoomed view to a place of this view.
  private func offset(of point: CGPoint, in view: UIView, at place: CGPoint) -> CGPoint {
    let origin = view.frame.origin
    return CGPoint(
      x: origin.x + point.x * scroll.zoom.scale - place.x,
      y: origin.y + point.y * scroll.zoom.scale - place.y
    )
  }

  // MARK: Fingers

  private func place(of pinch: UIPinchGestureRecognizer) -> CGPoint {
    let point = pinch.location(in: self)
    return CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
  }

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      guard let view = zoomedView else { return }
      stopMotion()
      scroll.zoom.isByFingers = true
      scroll.zoom.startScale = scroll.zoom.scale
      scroll.zoom.startPoint = point(of: view, at: place(of: pinch))
      scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    case .changed:
      guard isZooming, let view = zoomedView else { return }
      let place = place(of: pinch)
      apply(reachable(scroll.zoom.startScale * pinch.scale), to: view)
      let wanted = offset(of: scroll.zoom.startPoint, in: view, at: place)
      let offset = bouncesZoom ? wanted : clamped(wanted)
      if offset != contentOffset { contentOffset = offset }
      scrollDelegate?.scrollViewDidZoom(self)
    case .ended, .cancelled: endZooming()
    case .possible, .failed: break
    }
  }

  /// Beyond its limits a view gets larger or smaller by less than the fingers do.
  private func reachable(_ scale: CGFloat) -> CGFloat {
    let inside = limited(scale)
    guard bouncesZoom, inside > 0, scale > 0 else { return inside }
    return inside * pow(scale / inside, 0.4)
  }

  private func endZooming() {
    guard isZooming else { return }
    scroll.zoom.isByFingers = false
    if isDragging {
      scroll.dragStart = contentOffset
      panGestureRecognizer.setTranslation(.zero, in: superview)
    }
    let view = zoomedView
    let scale = limited(zoomScale)
    guard let view, scale != zoomScale || clamped(contentOffset) != contentOffset else {
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
      return
    }
    scroll.zoom.isBouncing = scale != zoomScale
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let point = point(of: view, at: middle)
    animateZoom(of: view) { [self] in
      let isOther = scale != zoomScale
      apply(scale, to: view)
      let offset = clamped(offset(of: point, in: view, at: middle))
      if offset != contentOffset { contentOffset = offset }
      if isOther { scrollDelegate?.scrollViewDidZoom(self) }
    }
  }

  func stopZooming() {
    guard isZooming, let pinch = scroll.zoom.pinch else { return }
    pinch.isEnabled = false
    pinch.isEnabled = true
  }
}
