/// One button of a bar: an item, the back button or the overflow button.
final class BarButton: UIControl {
  enum Kind {
    case item(UIBarButtonItem)
    case back
    case overflow
    case search
  }

  let kind: Kind
  var metrics = BarMetrics() { didSet { setNeedsDisplay() } }
  /// What it shows; the owner of the button sets it.
  var look = BarButtonLook() { didSet { lookDidChange() } }
  var onTap: (() -> Void)?
  var onLongPress: (() -> Void)? { didSet { updateLongPress() } }
  private var longPressRecognizer: UILongPressGestureRecognizer?
  private weak var shownCustomView: UIView?

  init(kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    kind = .overflow
    super.init(coder: coder)
  }

  var item: UIBarButtonItem? {
    if case .item(let item) = kind { item } else { nil }
  }

  private func lookDidChange() {
    isEnabled = look.isEnabled
    isSelected = look.isSelected
    longPressRecognizer?.isEnabled = look.isEnabled && look.hasLongPress
    let custom = look.customView
    if shownCustomView !== custom, shownCustomView?.superview === self {
      shownCustomView?.removeFromSuperview()
    }
    shownCustomView = custom
    takeCustomView()
    setNeedsLayout()
  }

  /// A view has one superview: the last bar that shows it has it.
  func takeCustomView() {
    guard let custom = shownCustomView, custom.superview !== self else { return }
    addSubview(custom)
  }

  // MARK: Size

  /// The bar finds room anew for a custom view that wants another size.
  override func subviewDidInvalidateSize() {
    super.subviewDidInvalidateSize()
    superview?.setNeedsLayout()
    superview?.superview?.setNeedsLayout()
  }

  func fittingWidth() -> CGFloat {
    if let item, item.width > 0 { return item.width }
    if let custom = look.customView {
      return max(metrics.minimumWidth, custom.barSize(maxHeight: metrics.rowHeight).width)
    }
    if look.hasChevron, !metrics.isGlass { return chevronTextWidth }
    guard let text = look.text, !text.isEmpty else { return metrics.minimumWidth }
    if look.hasChevron { return chevronTextWidth }
    guard look.image == nil else { return metrics.minimumWidth }
    let widest = look.possibleTexts.map(textWidth).max() ?? 0
    return max(metrics.minimumWidth, max(textWidth(text), widest) + 2 * metrics.textPadding)
  }

  private var chevronTextWidth: CGFloat {
    let text = look.text.map(textWidth) ?? 0
    if metrics.isGlass { return 16 + 10 + 6 + text + 16 }
    return max(metrics.minimumWidth, 8 + 12 + (text > 0 ? 6 + text : 0) + 8)
  }

  func textWidth(_ text: String) -> CGFloat {
    TextLayout(
      text,
      style: TextLayout.Style(pointSize: 17, weight: weight),
      maxLines: 1,
      scale: metrics.scale
    ).naturalWidth
  }

  var weight: Int {
    look.isProminent ? 600 : metrics.isGlass ? 500 : 400
  }

  override func layoutSubviews() {
    guard let custom = shownCustomView, custom.superview === self else { return }
    let size = custom.barSize(maxHeight: metrics.rowHeight)
    let width = min(size.width, bounds.width)
    custom.frame = CGRect(
      x: (bounds.width - width) / 2,
      y: (bounds.height - size.height) / 2,
      width: width,
      height: size.height
    )
  }

  override func displayItems() -> [DisplayItem] { makeDisplayItems() }

  /// The badge as the platter shows it, over its rim.
  var badgeGroup: DisplayItem? {
    guard let badge = look.badge else { return nil }
    return .group(
      DisplayGroup(
        name: "badge",
        origin: frame.origin,
        size: frame.size,
        opacity: alpha,
        items: badgeItems(badge)
      )
    )
  }

  // MARK: Actions

  override var isTapTarget: Bool { look.isEnabled && look.customView == nil }

  override var claimsSingleTaps: Bool { true }

  override func stateDidChange() {
    (superview as? BarPlatter)?.isPressed = isHighlighted
  }

  override func didTouchUpInside(_ event: UIEvent?) {
    tap()
  }

  /// What a tap does, if the button is enabled.
  func tap() {
    guard look.isEnabled, look.customView == nil else { return }
    onTap?()
  }

  private func updateLongPress() {
    guard onLongPress != nil, longPressRecognizer == nil else { return }
    let recognizer = UILongPressGestureRecognizer()
    recognizer.onChange = { [weak self] recognizer in
      guard recognizer.state == .began, let self, look.isEnabled else { return }
      onLongPress?()
    }
    recognizer.isEnabled = look.isEnabled && look.hasLongPress
    addGestureRecognizer(recognizer)
    longPressRecognizer = recognizer
  }

  // MARK: Accessibility

  override func accessibilityNodes() -> [AccessibilityNode] {
    if let custom = look.customView, custom.superview === self {
      let nodes = custom.accessibilityNodes()
      guard nodes.isEmpty, let label = look.spokenName else { return nodes }
      return [node(label: label)]
    }
    return [node(label: look.spokenName)]
  }

  private func node(label: String?) -> AccessibilityNode {
    AccessibilityNode(
      role: .button,
      label: label,
      value: look.spokenValue,
      hint: item?.accessibilityHint,
      identifier: item?.accessibilityIdentifier ?? (look.hasChevron ? "BackButton" : nil),
      isEnabled: look.isEnabled,
      isSelected: look.isSelected,
      frame: convert(bounds, to: nil),
      view: self
    )
  }
}

/// What a bar button shows, as values.
struct BarButtonLook {
  var text: String?
  var possibleTexts: [String] = []
  var image: UIImage?
  var customView: UIView?
  var hasChevron = false
  var isProminent = false
  var isEnabled = true
  var isSelected = false
  /// The item's own tint, or the one that the bar was given.
  var tintColor: UIColor?
  /// Colours from text attributes, the item's own or the appearance's.
  var normalColor: UIColor?
  var highlightedColor: UIColor?
  var disabledColor: UIColor?
  var badge: UIBarButtonItem.Badge?
  var spokenName: String?
  var spokenValue: String?
  var opensMenu = false
  var hasLongPress = false
}

extension UIView {
  /// The size a custom view or a title view takes in a bar: its own, at most as high as the row.
  func barSize(maxHeight: CGFloat) -> CGSize {
    var size = bounds.size
    let intrinsic = intrinsicContentSize
    if intrinsic.width >= 0, size.width == 0 || !translatesAutoresizingMaskIntoConstraints {
      size.width = intrinsic.width
    }
    if intrinsic.height >= 0, size.height == 0 || !translatesAutoresizingMaskIntoConstraints {
      size.height = intrinsic.height
    }
    if size.width <= 0 || size.height <= 0 {
      let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: maxHeight)
      let fitting = sizeThatFits(limit)
      size.width = size.width > 0 ? size.width : fitting.width
      size.height = size.height > 0 ? size.height : fitting.height
    }
    if size.width <= 0 || size.height <= 0 {
      let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      size.width = size.width > 0 ? size.width : fitting.width
      size.height = size.height > 0 ? size.height : fitting.height
    }
    return CGSize(width: size.width, height: min(size.height, maxHeight))
  }
}
