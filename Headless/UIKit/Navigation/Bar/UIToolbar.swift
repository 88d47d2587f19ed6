@MainActor @preconcurrency
open class UIToolbar: UIView, UIBarPositioning {
  private let pool = BarPlatterPool()
  private var placed: [PlacedPlatter] = []
  private let searchPlace = ToolbarSearchPlace()
  private var flexibleSpacesAtEnd = 0
  private var storedItems: [UIBarButtonItem]?
  private var observed: [UIBarButtonItem] = []
  private var needsContent = true
  private var isNextUpdateAnimated = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Items

  open var items: [UIBarButtonItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedItems = items
    isNextUpdateAnimated = animated
    setNeedsContent()
  }

  /// The search bar among the items.
  var search: SearchContent? { didSet { setNeedsContent() } }

  open weak var delegate: (any UIToolbarDelegate)?

  open var barPosition: UIBarPosition {
    delegate?.position(for: self) ?? .any
  }

  // MARK: Look

  open var barStyle = UIBarStyle.default { didSet { setNeedsContent() } }
  private var shadowImages: [UIBarPosition: UIImage] = [:]

  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    if backgroundImage?.isDrawn == true { unsupported("background images of bars") }
  }

  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom] = shadowImage
  }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  open var isTranslucent = true {
    didSet {
      setNeedsContent()
      superview?.setNeedsLayout()
    }
  }
  @available(iOS 7.0, *)
  open var barTintColor: UIColor? { didSet { setNeedsContent() } }
  @available(iOS 13.0, *)
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      hasOwnStandardAppearance = true
      setNeedsContent()
    }
  }
  private(set) var hasOwnStandardAppearance = false
  @available(iOS 13.0, *)
  open var compactAppearance: UIToolbarAppearance? { didSet { setNeedsContent() } }
  @available(iOS 15.0, *)
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { setNeedsContent() } }
  @available(iOS 15.0, *)
  open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { setNeedsContent() } }

  private func setNeedsContent() {
    needsContent = true
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsContent()
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsContent()
  }

  private var metrics: BarMetrics {
    let traits = traitCollection
    return BarMetrics(
      look: Stage.current.look,
      isToolbar: true,
      isPad: traits.userInterfaceIdiom == .pad,
      isCompactHeight: traits.verticalSizeClass == .compact,
      category: traits.preferredContentSizeCategory,
      scale: max(1, traits.displayScale)
    )
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContent()
    layOutPlatters()
  }

  private func updateContent() {
    guard needsContent else { return }
    needsContent = false
    let items = storedItems ?? []
    for item in observed where !items.contains(item) {
      item.observers.remove(self)
    }
    for item in items {
      item.observers.add(self)
    }
    observed = items
    let entries = items.compactMap(BarContent.entry)
    let appearance = standardAppearance
    pool.begin(
      metrics: metrics,
      barTint: storage.tintColor,
      colors: BarButtonColors(
        plain: appearance.buttonAppearance,
        prominent: appearance.prominentButtonAppearance
      )
    )
    // Items on both sides of the search share no platter.
    let before = items.prefix { !$0.standsForSearch }.compactMap(BarContent.entry)
    placed = pool.place(before, in: self)
    let searchIndex = placed.count
    placed += pool.place(Array(entries.dropFirst(before.count)), in: self)
    let new = pool.end()
    searchPlace.update(search, index: searchIndex, metrics: metrics, in: self)
    flexibleSpacesAtEnd = entries.reversed().prefix { $0.item == nil }.count { $0.isFlexible }
    guard isNextUpdateAnimated, window != nil else { return }
    isNextUpdateAnimated = false
    for platter in new {
      platter.alpha = 0
    }
    UIView.animate(withDuration: 0.25) {
      for platter in new {
        platter.alpha = 1
      }
    }
  }

  /// Flexible spaces share what is left.
  private func layOutPlatters() {
    let metrics = metrics
    for entry in placed {
      entry.platter.alpha = search?.isActive == true ? 0 : 1
    }
    if searchPlace.layOut(among: placed, metrics: metrics, in: self) { return }
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margin: CGFloat = metrics.isGlass ? 16 : 8
    let insets = safeAreaInsets
    let start = margin + (isFlipped ? insets.right : insets.left)
    let end = bounds.width - margin - (isFlipped ? insets.left : insets.right)
    let widths = placed.map { $0.platter.fittingWidth() }
    let fixed = zip(placed, widths).reduce(0) { $0 + $1.0.cluster.gapBefore + $1.1 }
    let flexible = placed.reduce(flexibleSpacesAtEnd) { $0 + $1.cluster.flexibleSpaces }
    let share = flexible > 0 ? max(0, end - start - fixed) / CGFloat(flexible) : 0
    var x = start
    for (entry, width) in zip(placed, widths) {
      x += entry.cluster.gapBefore + share * CGFloat(entry.cluster.flexibleSpaces)
      entry.platter.frame = CGRect(
        x: isFlipped ? bounds.width - x - width : x,
        y: 0,
        width: width,
        height: metrics.rowHeight
      )
      x += width
    }
  }

  // MARK: What is heard

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    updateContent()
    let platters = placed.map(\.platter).filter { $0.alpha >= 0.01 }
    let children = searchPlace.inOrder(platters).flatMap { $0.accessibilityNodes() }
    guard !children.isEmpty else { return [] }
    return [
      AccessibilityNode(
        role: .container,
        label: accessibilityLabel,
        identifier: accessibilityIdentifier,
        frame: convert(bounds, to: nil),
        children: children,
        view: self
      )
    ]
  }

  // MARK: Look of the older bar

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] {
    guard Stage.current.look == .classic else { return [] }
    let fill = DisplayColor(hex: isShownDark ? 0x1D1D1D : 0xF9F9F9, alpha: 0.94)
    let height = max(bounds.height, (superview?.bounds.height ?? 0) - frame.minY)
    let box = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    let pixel = 1 / max(1, traitCollection.displayScale)
    let line = CGRect(x: 0, y: -pixel, width: bounds.width, height: pixel)
    let color = isShownDark ? DisplayColor.white(0.15) : .black(0.3)
    return [.fill(.rect(box), .color(fill)), .fill(.rect(line), .color(color))]
  }
}

extension UIToolbar: BarItemObserver {
  func barItemDidChange(_ item: UIBarItem) {
    setNeedsContent()
  }
}

extension BarContent.Entry {
  var isFlexible: Bool {
    if case .flexibleSpace = self { true } else { false }
  }
}
