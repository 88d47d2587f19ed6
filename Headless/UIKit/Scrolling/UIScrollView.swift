open class UIScrollView: UIView {
  private lazy var scroller = Scroller(self)
  private(set) var dragging = DragState()
  private var lastAdjustedInset = UIEdgeInsets.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
    scroller.install(on: panGestureRecognizer)
  }

  public required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  open weak var delegate: (any UIScrollViewDelegate)?
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()

  // MARK: Content

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, contentOffset != self.contentOffset else {
      self.contentOffset = contentOffset
      return
    }
    UIView.animate(withDuration: 0.3) {
      self.contentOffset = contentOffset
    } completion: { _ in
      self.delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { keepInside() } }
  }

  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsDidChange() } }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsDidChange() }
  }

  /// The content's inset and what bars take, where the view scrolls.
  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    return contentInset + safeAreaInsets
  }

  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }

  private func insetsDidChange() {
    let inset = adjustedContentInset
    guard inset != lastAdjustedInset else { return }
    let wasAtTop = contentOffset.y <= -lastAdjustedInset.top + 0.5
    lastAdjustedInset = inset
    if wasAtTop { contentOffset.y = -inset.top }
    keepInside()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    insetsDidChange()
    keepInside()
  }

  private func keepInside() {
    guard !isDragging, !isDecelerating else { return }
    let inside = clamped(contentOffset)
    if inside != contentOffset { contentOffset = inside }
  }

  /// The offsets between which the content fills the view.
  var offsetLimits: CGRect {
    let inset = adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top)
    let most = CGPoint(
      x: max(least.x, contentSize.width + inset.right - bounds.width),
      y: max(least.y, contentSize.height + inset.bottom - bounds.height)
    )
    return CGRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let limits = offsetLimits
    return CGPoint(
      x: min(max(offset.x, limits.minX), limits.maxX),
      y: min(max(offset.y, limits.minY), limits.maxY)
    )
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    var offset = contentOffset
    let visible = bounds.inset(by: inset)
    if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
    if rect.minY < visible.minY { offset.y += rect.minY - visible.minY }
    if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
    if rect.minX < visible.minX { offset.x += rect.minX - visible.minX }
    setContentOffset(clamped(offset), animated: animated)
  }

  // MARK: Behaviour

  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }

  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isDirectionalLockEnabled = false
  open var showsVerticalScrollIndicator = true { didSet { setNeedsDisplay() } }
  open var showsHorizontalScrollIndicator = true { didSet { setNeedsDisplay() } }
  open var scrollsToTop = true
  open var decelerationRate = DecelerationRate.normal
  open var isTracking: Bool { dragging.isTracking }
  open var isDragging: Bool { dragging.isDragging }
  open var isDecelerating: Bool { dragging.isDecelerating }

  func setDragging(_ change: (inout DragState) -> Void) {
    change(&dragging)
  }

  @_spi(Headless)
  open override var isScrolledFromTop: Bool {
    contentOffset.y > -adjustedContentInset.top + 0.5
  }
}

struct DragState {
  var isTracking = false
  var isDragging = false
  var isDecelerating = false
}

extension UIScrollView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
