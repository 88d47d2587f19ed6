@MainActor @preconcurrency
open class UINavigationBar: UIView, UIBarPositioning {
  /// The navigation controller that manages this bar.
  weak var owner: (any NavigationBarOwner)? { didSet { setNeedsContent() } }
  var stack: [UINavigationItem] = []
  var face = BarFace(frame: .zero)
  var change: BarChange?
  var background = BarBackground(frame: .zero)
  private var needsContent = true
  private var isNextUpdateAnimated = false
  private var lastHeight: CGFloat = 0
  private var observedItems: [UIBarItem] = []
  private weak var outsideDelegate: (any UINavigationBarDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    install(face)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Items

  open weak var delegate: (any UINavigationBarDelegate)? {
    get { (owner as? any UINavigationBarDelegate) ?? outsideDelegate }
    set {
      // A.3
      if owner != nil, newValue !== delegate {
        raise(
          .internalInconsistency,
          "Cannot manually set the delegate on a UINavigationBar managed by a controller."
        )
      }
      outsideDelegate = newValue
    }
  }

  open var items: [UINavigationItem]? {
    get { stack.isEmpty && owner == nil ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    refuseIfOwned("setItems:animated:")
    change(to: items ?? [], animated: animated)
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    refuseIfOwned("pushNavigationItem:animated:")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: stack + [item], animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPush: item)
    }
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    refuseIfOwned("popNavigationItemAnimated:")
    guard stack.count > 1, let item = stack.last else { return nil }
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    change(to: Array(stack.dropLast()), animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPop: item)
    }
    return item
  }

  open var topItem: UINavigationItem? { stack.last }
  open var backItem: UINavigationItem? { stack.dropLast().last }

  private func refuseIfOwned(_ call: String) {
    guard owner != nil else { return }
    raise(
      .internalInconsistency,
      "Cannot call \(call) directly on a UINavigationBar managed by a controller."
    )
  }

  // MARK: Look

  @available(iOS 11.0, *)
  open var prefersLargeTitles = false { didSet { setNeedsContent() } }
  open var isTranslucent = true {
    didSet {
      setNeedsContent()
      superview?.setNeedsLayout()
    }
  }
  open var barStyle = UIBarStyle.default { didSet { setNeedsContent() } }
  @available(iOS 7.0, *)
  open var barTintColor: UIColor? { didSet { setNeedsContent() } }
  @available(iOS 5.0, *)
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsContent() } }
  @available(iOS 11.0, *)
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { setNeedsContent() }
  }
  @available(iOS 13.0, *)
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      hasOwnStandardAppearance = true
      setNeedsContent()
    }
  }
  private(set) var hasOwnStandardAppearance = false
  @available(iOS 13.0, *)
  open var compactAppearance: UINavigationBarAppearance? { didSet { setNeedsContent() } }
  @available(iOS 13.0, *)
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsContent() } }
  @available(iOS 15.0, *)
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { setNeedsContent() }
  }
  open var backIndicatorImage: UIImage? { didSet { setNeedsContent() } }
  open var backIndicatorTransitionMaskImage: UIImage?
  open var shadowImage: UIImage? { didSet { setNeedsContent() } }
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    setNeedsContent()
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  @available(iOS 16.0, *)
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  @available(iOS 16.0, *)
  open var behavioralStyle: UIBehavioralStyle {
    preferredBehavioralStyle == .automatic ? .pad : preferredBehavioralStyle
  }

  open var barPosition: UIBarPosition {
    delegate?.position(for: self) ?? .any
  }

  // MARK: Content under the bar

  /// Points that the content was scrolled up from its top.
  var scrollDistance: CGFloat = 0 {
    didSet {
      guard oldValue != scrollDistance else { return }
      setNeedsLayout()
    }
  }

  // MARK: Updates

  func setNeedsContent() {
    needsContent = true
    setNeedsLayout()
  }

  func install(_ face: BarFace) {
    face.actions = self
    face.frame = bounds
    face.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(face)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsContent()
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsContent()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsContent()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isAnimated = isNextUpdateAnimated
    isNextUpdateAnimated = false
    updateContentIfNeeded()
    if isAnimated, window != nil, change == nil { fadeInNewItems() }
    layOutFaces()
    reportHeight()
  }

  func updateContentIfNeeded() {
    guard needsContent else { return }
    needsContent = false
    observe()
    update(face, items: stack)
    if let change { update(change.outgoing, items: change.oldItems) }
  }

  func layOutFaces() {
    let top = frame.minY
    // The one that goes keeps the height of its own bar.
    background.setUntransformedFrame(
      CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top)
    )
    background.show(shownAppearance, distance: coveredDistance, look: Stage.current.look)
    for face in [face, change?.outgoing].compactMap({ $0 }) {
      face.frame = CGRect(origin: .zero, size: CGSize(width: bounds.width, height: bounds.height))
      face.scrollDistance = scrollDistance
    }
  }

  private func fadeInNewItems() {
    let platters = face.newPlatters
    for platter in platters {
      platter.alpha = 0
    }
    UIView.animate(withDuration: 0.25) {
      for platter in platters {
        platter.alpha = 1
      }
    }
  }

  private func reportHeight() {
    let height = preferredHeight
    guard height != lastHeight else { return }
    lastHeight = height
    owner?.navigationBarHeightDidChange()
  }

  // MARK: What is heard

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    updateContentIfNeeded()
    return [
      AccessibilityNode(
        role: .container,
        label: accessibilityLabel,
        identifier: accessibilityIdentifier,
        frame: convert(bounds, to: nil),
        children: face.accessibilityNodes(),
        view: self
      )
    ]
  }

  // MARK: Observing

  func observe() {
    let navigationItems = stack + (change?.oldItems ?? [])
    for item in navigationItems {
      item.observer = self
    }
    let shown = [stack, change?.oldItems ?? []].flatMap { items -> [UIBarItem] in
      guard let top = items.last else { return [] }
      let sides = top.sides
      let groups = sides.center + [sides.pinnedTrailing].compactMap { $0 }
      return sides.leading.items + sides.trailing.items + groups.flatMap(\.barButtonItems)
        + [items.dropLast().last?.backBarButtonItem].compactMap { $0 }
    }
    for item in observedItems where !shown.contains(where: { $0 === item }) {
      item.observers.remove(self)
    }
    for item in shown {
      item.observers.add(self)
    }
    observedItems = shown
  }

  func stopObserving(_ items: [UINavigationItem]) {
    for item in items where item.observer === self {
      item.observer = nil
    }
  }
}

extension UINavigationBar: NavigationItemObserver, BarItemObserver {
  func navigationItemDidChange(_ item: UINavigationItem, animated: Bool) {
    if animated { isNextUpdateAnimated = true }
    setNeedsContent()
    // The safe area must be right before the next layout.
    if item === topItem { heightMayHaveChanged() }
  }

  func barItemDidChange(_ item: UIBarItem) {
    setNeedsContent()
  }

  private func heightMayHaveChanged() {
    guard window != nil else { return }
    reportHeight()
  }
}
