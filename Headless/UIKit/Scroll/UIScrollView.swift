@MainActor @preconcurrency
open class UIScrollView: UIView, _ScrollDelegating {
  var scroll = ScrollState()
  weak var scrollDelegate: (any UIScrollViewDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    panGestureRecognizer.onChange = { [weak self] in
      guard let pan = $0 as? UIPanGestureRecognizer else { return }
      self?.follow(pan)
    }
    addGestureRecognizer(panGestureRecognizer)
    isMultipleTouchEnabled = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public let panGestureRecognizer = UIPanGestureRecognizer()

  // MARK: Offset

  // Offsets set in code aren't clamped (C.5).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// A bounds change tells the delegate at once (O, C.5).
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if old.origin != newValue.origin { offsetDidChange() }
    }
  }

  private func offsetDidChange() {
    setNeedsLayout()
    scrollDelegate?.scrollViewDidScroll(self)
    tellBar()
  }

  private func tellBar() {
    reportScrollDistance(contentOffset.y + restingTop)
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMotion()
    guard animated, window != nil else {
      self.contentOffset = contentOffset
      return
    }
    guard contentOffset != self.contentOffset else { return }
    glide(to: contentOffset, duration: 0.3) { [weak self] in
      guard let self else { return }
      self.scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if rect.minX < visible.minX {
      offset.x -= visible.minX - rect.minX
    } else if rect.maxX > visible.maxX {
      offset.x += min(rect.maxX - visible.maxX, rect.minX - visible.minX)
    }
    if rect.minY < visible.minY {
      offset.y -= visible.minY - rect.minY
    } else if rect.maxY > visible.maxY {
      offset.y += min(rect.maxY - visible.maxY, rect.minY - visible.minY)
    }
    guard offset != contentOffset else { return }
    setContentOffset(clamped(offset), animated: animated)
  }

  @_spi(Headless)
  open override var isScrolledFromTop: Bool {
    contentOffset.y > -restingTop + 0.5
  }

  // MARK: Content

  open var contentSize = CGSize.zero {
    didSet {
      guard oldValue != contentSize else { return }
      insetsMayHaveChanged()
      setNeedsLayout()
    }
  }

  open var contentInset = UIEdgeInsets.zero { didSet { insetsMayHaveChanged() } }

  @available(iOS 11.0, *)
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset + safeAreaAdjustment
    insets.top += refreshInset
    return insets
  }

  @available(iOS 11.0, *)
  open func adjustedContentInsetDidChange() {}

  @available(iOS 11.0, *)
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsMayHaveChanged() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  /// What stood at the top stays there.
  func insetsMayHaveChanged() {
    let old = scroll.lastInsets
    let new = adjustedContentInset
    let oldTop = scroll.lastRestingTop
    guard old != new || oldTop != restingTop else { return }
    scroll.lastInsets = new
    scroll.lastRestingTop = restingTop
    var offset = contentOffset
    if offset.y == -oldTop { offset.y = -restingTop }
    if offset.x == -old.left { offset.x = -new.left }
    if offset != contentOffset { contentOffset = offset } else { tellBar() }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeRefreshControl()
  }

  @_spi(Headless)
  open override func overlayDisplayItems() -> [DisplayItem] { indicatorItems() }

  // MARK: Behaviour

  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isPagingEnabled = false
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  open var isDirectionalLockEnabled = false
  open var decelerationRate = DecelerationRate.normal
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var indicatorStyle = IndicatorStyle.default
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  @available(iOS 11.1, *)
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scroll.verticalIndicatorInsets }
    set { scroll.verticalIndicatorInsets = newValue }
  }
  @available(iOS, introduced: 2.0, deprecated: 13.0)
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { scroll.verticalIndicatorInsets }
    set { scroll.verticalIndicatorInsets = newValue }
  }
  @available(iOS 13.0, *)
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { scroll.adjustsIndicators }
    set { scroll.adjustsIndicators = newValue }
  }

  open func flashScrollIndicators() {}

  open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }
  open var isDragging: Bool { scroll.isDragging }
  open var isDecelerating: Bool { scroll.isDecelerating }

  @available(iOS 17.4, *)
  open var isScrollAnimating: Bool { scroll.motion != nil && !scroll.isDecelerating }

  @available(iOS 17.4, *)
  open func stopScrollingAndZooming() {
    stopMotion()
    stopZooming()
  }

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1 { didSet { zoomRangeDidChange() } }
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomRangeDidChange() } }
  open var bouncesZoom = true

  open var zoomScale: CGFloat {
    get { scroll.zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(by: scale, animated: animated)
  }

  open func zoom(to rect: CGRect, animated: Bool) {
    zoomToShow(rect, animated: animated)
  }

  open var isZooming: Bool { scroll.zoom.isByFingers }
  open var isZoomBouncing: Bool { scroll.zoom.isBouncing }

  @available(iOS 17.4, *)
  open var isZoomAnimating: Bool { scroll.zoom.isAnimating && !scroll.zoom.isBouncing }

  /// Nil where the two limits leave nothing to zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scroll.zoom.pinch }

  // Controls keep their touches once they have them (D, A.4).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool {
    true
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return panMayBegin()
  }
}

extension UIScrollView: TouchDelaying {
  /// What a finger slides on from the first moment.
  private func touchesAtOnce(_ view: UIView?) -> Bool {
    view is CellReorderControl || view is TableIndexView
  }

  func holdsTouches(of touch: UITouch) -> Bool {
    delaysContentTouches && isScrollEnabled && touch.view !== self && !touchesAtOnce(touch.view)
      && (canScroll(.vertical) || canScroll(.horizontal))
  }
}
