/// The tab bar controller, as its bar sees it.
@MainActor
protocol TabBarOwner: AnyObject {
  /// A person tapped an item. The bar shows it as selected only if the answer is yes.
  func tabBarMaySelect(_ item: UITabBarItem) -> Bool
  func tabBarVisibilityDidChange()
}

// A.7
@MainActor @preconcurrency
open class UITabBar: UIView {
  weak var owner: (any TabBarOwner)?
  private weak var storedDelegate: (any UITabBarDelegate)?
  private var storedItems: [UITabBarItem] = []
  private weak var storedSelection: UITabBarItem?
  private(set) var buttons: [TabButton] = []
  private let selectionView = TabSelectionView(frame: .zero)
  private var movesSelection = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(selectionView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Items

  open weak var delegate: (any UITabBarDelegate)? {
    get { storedDelegate }
    set {
      guard owner == nil || newValue === owner else {
        raise(
          .internalInconsistency,
          "Changing the delegate of a tab bar managed by a tab bar controller is not allowed."
        )
      }
      storedDelegate = newValue
    }
  }

  open var items: [UITabBarItem]? {
    get { storedItems.isEmpty ? nil : storedItems }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard owner == nil else {
      raise(
        .internalInconsistency,
        "Directly modifying a tab bar managed by a tab bar controller is not allowed."
      )
    }
    show(items ?? [], selected: storedSelection)
  }

  open weak var selectedItem: UITabBarItem? {
    get { storedSelection }
    set {
      guard owner == nil else {
        raise(
          .internalInconsistency,
          "Directly modifying a tab bar managed by a tab bar controller is not allowed."
        )
      }
      select(newValue)
    }
  }

  /// Shows items and which of them is selected.
  func show(_ items: [UITabBarItem], selected: UITabBarItem?) {
    if !items.elementsEqual(storedItems, by: ===) {
      for item in storedItems where !items.contains(item) {
        item.observers.remove(self)
      }
      storedItems = items
      for item in items {
        item.observers.add(self)
      }
      updateButtons()
    }
    select(selected.flatMap { one in items.first { $0 === one } })
  }

  private func select(_ item: UITabBarItem?) {
    movesSelection = movesSelection || storedSelection != nil && storedSelection !== item
    storedSelection = item
    for button in buttons {
      button.isSelected = button.item === item
    }
    setNeedsLayout()
  }

  private func updateButtons() {
    let old = buttons
    buttons = storedItems.map { item in
      old.first { $0.item === item } ?? TabButton(item: item, bar: self)
    }
    for button in old where !buttons.contains(button) {
      button.removeFromSuperview()
    }
    for button in buttons where button.superview !== self {
      addSubview(button)
    }
    updateStates()
  }

  private func updateStates() {
    for button in buttons {
      button.isEnabled = button.item.isEnabled
    }
    setNeedsLayout()
  }

  /// The bar's delegate is told first, then the controller decides.
  func tap(_ item: UITabBarItem) {
    let old = storedSelection
    select(item)
    storedDelegate?.tabBar(self, didSelect: item)
    guard let owner, !owner.tabBarMaySelect(item), storedSelection === item else { return }
    select(old)
  }

  // MARK: Look

  open var barStyle = UIBarStyle.default { didSet { setNeedsDisplay() } }
  open var isTranslucent = true {
    didSet {
      setNeedsDisplay()
      superview?.setNeedsLayout()
    }
  }
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage?.isDrawn == true { unsupported("background images of bars") } }
  }
  open var shadowImage: UIImage?
  open var selectionIndicatorImage: UIImage? {
    didSet {
      if selectionIndicatorImage?.isDrawn == true { unsupported("background images of bars") }
    }
  }
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }

  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }

  open var unselectedItemTintColor: UIColor? { didSet { setNeedsDisplay() } }
  @available(iOS 13.0, *)
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      hasOwnStandardAppearance = true
      setNeedsDisplay()
    }
  }
  private(set) var hasOwnStandardAppearance = false
  @available(iOS 15.0, *)
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { setNeedsDisplay() } }

  func shownAppearance(for item: UITabBarItem?) -> UITabBarAppearance {
    item?.standardAppearance ?? standardAppearance
  }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { owner?.tabBarVisibilityDidChange() } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: TabBarMetrics.height(over: safeAreaInsets.bottom))
  }

  // MARK: Layout

  private var metrics: TabBarMetrics {
    TabBarMetrics(
      bounds: bounds,
      safeArea: safeAreaInsets,
      count: buttons.count { !$0.item.isDetached },
      hasDetached: buttons.contains { $0.item.isDetached },
      isFlipped: effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = metrics
    var slot = 0
    for button in buttons {
      if metrics.isGlass, button.item.isDetached {
        button.frame = metrics.detachedFrame
      } else {
        button.frame = centeredFrame(slot, metrics) ?? metrics.slotFrame(slot)
        slot += 1
      }
    }
    layOutSelection(metrics)
  }

  /// D: items that don't fill the bar stand in its middle; one on glass places them itself.
  private func centeredFrame(_ slot: Int, _ metrics: TabBarMetrics) -> CGRect? {
    guard !metrics.isGlass, itemPositioning == .centered else { return nil }
    let count = CGFloat(buttons.count)
    let width = itemWidth > 0 ? itemWidth : 76
    let spacing = itemSpacing > 0 ? itemSpacing : 34
    let start = (bounds.width - count * width - (count - 1) * spacing) / 2
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = CGFloat(isFlipped ? buttons.count - 1 - slot : slot)
    return CGRect(x: start + place * (width + spacing), y: 0, width: width, height: 49)
  }

  private func layOutSelection(_ metrics: TabBarMetrics) {
    let isMoving = movesSelection && window != nil
    movesSelection = false
    guard metrics.isGlass, let button = buttons.first(where: \.isSelected),
      !button.item.isDetached
    else {
      selectionView.isHidden = true
      return
    }
    let frame = metrics.selectionFrame(around: button.frame)
    guard selectionView.frame != frame else { return selectionView.isHidden = false }
    guard isMoving, !selectionView.isHidden else {
      UIView.performWithoutAnimation { selectionView.frame = frame }
      selectionView.isHidden = false
      return
    }
    UIView.animate(withDuration: 0.35) { [selectionView] in selectionView.frame = frame }
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let metrics = metrics
    guard metrics.isGlass else { return super.point(inside: point, with: event) }
    return metrics.platterFrame.contains(point)
      || metrics.hasDetached && metrics.detachedFrame.contains(point)
  }

  // MARK: What is drawn

  private var layers: [GlassLook.Layers] {
    let metrics = metrics
    guard metrics.isGlass, !buttons.isEmpty else { return [] }
    let frames = [metrics.platterFrame] + (metrics.hasDetached ? [metrics.detachedFrame] : [])
    return frames.map { GlassLook.platter($0, style: .tab, isDark: isShownDark) }
  }

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] {
    guard !metrics.isGlass else { return layers.flatMap(\.behind) }
    let appearance = shownAppearance(for: storedSelection)
    let own = (appearance.backgroundColor ?? barTintColor)?.displayColor(for: traitCollection)
    let fill = own ?? DisplayColor(hex: isShownDark ? 0x1D1D1D : 0xF9F9F9, alpha: 0.94)
    let pixel = 1 / max(1, traitCollection.displayScale)
    let line = CGRect(x: 0, y: -pixel, width: bounds.width, height: pixel)
    let shadow = appearance.shadowColor?.displayColor(for: traitCollection)
    return [.fill(.rect(bounds), .color(fill))]
      + (shadow.map { [.fill(.rect(line), .color($0))] } ?? [])
  }

  @_spi(Headless)
  open override func overlayDisplayItems() -> [DisplayItem] {
    layers.flatMap(\.above)
  }

  // MARK: What is heard

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    let children = buttons.flatMap { $0.accessibilityNodes() }
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
}

extension UITabBar: BarItemObserver {
  func barItemDidChange(_ item: UIBarItem) {
    updateStates()
    setNeedsDisplay()
  }
}

/// The capsule behind the selected tab.
private final class TabSelectionView: UIView {
  override func displayItems() -> [DisplayItem] {
    [GlassLook.tabSelection(bounds, isDark: isShownDark)]
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
