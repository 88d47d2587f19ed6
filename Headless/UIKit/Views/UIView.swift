@MainActor @preconcurrency
open class UIView: UIResponder, UITraitEnvironment {
  final var storage = ViewStorage()
  var subviewStorage: [UIView] = []
  /// Not weak: views are asked for it all the time, and a weak reference slows down every other one
  /// to the same object. The superview clears it at its end, as the controller does below.
  public internal(set) unowned(unsafe) var superview: UIView?
  /// The controller whose root view this is.
  unowned(unsafe) var owningController: UIViewController?
  /// What still runs on the way to the model's values.
  var animations: [AnimatedProperty: AnimationRecord] = [:]
  var traitState = TraitState()
  var layoutState = LayoutState()
  var ownLayer: CALayer?

  public init(frame: CGRect) {
    super.init()
    LiveCounters.views += 1
    storage.bounds.size = frame.size
    storage.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  @MainActor deinit {
    LiveCounters.views -= 1
    for view in subviewStorage where view.superview === self { view.superview = nil }
  }

  // MARK: Geometry

  open var frame: CGRect {
    get { modelFrame }
    set { setModelFrame(newValue) }
  }

  open var bounds: CGRect {
    get { storage.bounds }
    set { setModelBounds(newValue) }
  }

  open var center: CGPoint {
    get { storage.center }
    set { change(.center, from: storage.center, to: newValue) { storage.center = newValue } }
  }

  open var transform: CGAffineTransform {
    get { storage.transform }
    set {
      storage.transform3D = nil
      change(.transform, from: storage.transform, to: newValue) { storage.transform = newValue }
    }
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    superview?.subviewDidInvalidateSize()
  }

  /// A subview wants another size.
  func subviewDidInvalidateSize() {
    setNeedsLayout()
  }

  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  open class var noIntrinsicMetric: CGFloat { -1 }

  // MARK: Hierarchy

  open var subviews: [UIView] { subviewStorage }

  open var window: UIWindow? { superview?.window }

  open func addSubview(_ view: UIView) {
    insert(view, at: subviewStorage.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: subviewStorage.count)
  }

  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  open func removeFromSuperview() {
    detach(movingTo: nil)
  }

  open func isDescendant(of view: UIView) -> Bool {
    isInside(view)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviewStorage.indices.contains(index1), subviewStorage.indices.contains(index2) else {
      return
    }
    subviewStorage.swapAt(index1, index2)
    displayDidChange()
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviewStorage.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  open var tag = 0

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Responder chain

  open override var next: UIResponder? {
    owningController ?? superview
  }

  override var owningWindow: UIWindow? { window }

  // MARK: Layout

  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true

  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// From the topmost view above that needs it (O, views sheet C.2).
  open func layoutIfNeeded() {
    var top = self
    while let superview = top.superview, superview.storage.needsLayout { top = superview }
    // What is found on the way, such as a safe area, may ask for another pass.
    for _ in 0..<4 where top.storage.needsLayout || top.storage.subtreeNeedsLayout {
      top.solveFromAbove()
      top.performLayoutIfNeeded()
    }
  }

  open func layoutSubviews() {}

  @available(iOS 26.0, *)
  open func updateProperties() {}

  @available(iOS 26.0, *)
  open func setNeedsUpdateProperties() {
    markNeedsPropertyUpdate()
  }

  @available(iOS 26.0, *)
  open func updatePropertiesIfNeeded() {
    performPropertyUpdateIfNeeded()
  }

  // The solver asks for nothing in advance: constraints are changed when a view says so.
  open func updateConstraints() {}
  open class var requiresConstraintBasedLayout: Bool { false }

  open func setNeedsUpdateConstraints() {
    storage.needsConstraintUpdate = true
    setNeedsLayout()
  }

  open func needsUpdateConstraints() -> Bool { storage.needsConstraintUpdate }

  open func updateConstraintsIfNeeded() {
    guard storage.needsConstraintUpdate else { return }
    storage.needsConstraintUpdate = false
    if let owningController {
      owningController.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  // MARK: Safe area and margins

  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }
  open func safeAreaInsetsDidChange() {}
  open var insetsLayoutMarginsFromSafeArea = true
  open var preservesSuperviewLayoutMargins = false

  open var layoutMargins: UIEdgeInsets {
    get { computedLayoutMargins }
    set {
      guard storage.layoutMargins != newValue else { return }
      storage.layoutMargins = newValue
      layoutMarginsDidChange()
      setNeedsLayout()
    }
  }

  // A.3
  open func layoutMarginsDidChange() {}

  @available(iOS 11.0, *)
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(layoutMargins) }
    set { layoutMargins = sided(newValue) }
  }

  // MARK: Look

  open var backgroundColor: UIColor? {
    get { storage.backgroundColor }
    set {
      change(.backgroundColor, from: storage.backgroundColor, to: newValue) {
        storage.backgroundColor = newValue
      }
    }
  }

  open var alpha: CGFloat {
    get { storage.alpha }
    set { change(.alpha, from: storage.alpha, to: newValue) { storage.alpha = newValue } }
  }

  open var isHidden = false {
    didSet {
      displayDidChange()
      guard oldValue != isHidden, let stack = superview as? UIStackView else { return }
      stack.arrangementDidChange()
      if AnimationContext.timeline != nil {
        AnimationContext.arranged.append(WeakView(view: stack))
      }
    }
  }

  open var isOpaque = true
  open var clipsToBounds = false { didSet { displayDidChange() } }
  open var contentMode = ContentMode.scaleToFill { didSet { displayDidChange() } }

  open var tintColor: UIColor! {
    get { storage.tintColor ?? superview?.tintColor ?? UIColor.defaultTint }
    set {
      storage.tintColor = newValue
      propagateTintChange()
    }
  }

  open func tintColorDidChange() {}
  open var contentScaleFactor: CGFloat = 1
  open var clearsContextBeforeDrawing = true

  /// The class of the layer that a view makes for itself.
  open class var layerClass: AnyClass { CALayer.self }

  /// Cuts the view to the figure of another one.
  open var mask: UIView? { didSet { displayDidChange() } }

  /// Draws the view's own content: it is called before the next frame where it was asked for.
  open func draw(_ rect: CGRect) {}

  open func setNeedsDisplay() {
    setNeedsDrawing()
    displayDidChange()
  }

  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { computedTraitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { environmentDidChange() }
  }

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { setNeedsLayout() }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    computedLayoutDirection
  }

  // MARK: Touches

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  var storedRecognizers: [UIGestureRecognizer] = []

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedRecognizers.isEmpty ? nil : storedRecognizers }
    set { replaceRecognizers(by: newValue ?? []) }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestHit(point, with: event)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: What is drawn and heard

  /// What this view itself shows, in its own coordinates, below its subviews.
  @_spi(Headless)
  open func displayItems() -> [DisplayItem] { [] }

  /// What this view shows above its subviews.
  @_spi(Headless)
  open func overlayDisplayItems() -> [DisplayItem] { [] }

  /// The subviews and what lies between them, in order. Nil: the subviews alone.
  @_spi(Headless)
  open func interleavedContents() -> [DisplayContent]? { nil }

  /// Whether a finger can act on it by itself.
  @_spi(Headless)
  open var isTapTarget: Bool { false }

  /// Whether something drawn in this view has a shortcut for a key, and did what it does.
  @_spi(Headless)
  open func takesShortcut(_ key: UIKey) -> Bool { false }

  /// Whether its content is scrolled down, so that a pull scrolls it and moves no sheet.
  @_spi(Headless)
  open var isScrolledFromTop: Bool { false }

  /// The elements of this view and what it contains, in reading order.
  @_spi(Headless)
  open func accessibilityNodes() -> [AccessibilityNode] {
    containedAccessibilityNodes()
  }

  open var isAccessibilityElement = false
  @discardableResult
  open func accessibilityActivate() -> Bool { false }
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  open var accessibilityElementsHidden = false
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityViewIsModal = false
  open var shouldGroupAccessibilityChildren = false
  @discardableResult
  open func accessibilityPerformEscape() -> Bool { false }
  @discardableResult
  open func accessibilityPerformMagicTap() -> Bool { false }
}
