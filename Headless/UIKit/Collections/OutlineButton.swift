/// The chevron of an item that has others below it.
final class OutlineButton: UIControl {
  var isExpanded = false { didSet { setNeedsDisplay() } }
  var toggle: () -> Void = {}

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
    addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  override var isTapTarget: Bool { true }

  override func displayItems() -> [DisplayItem] {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let name = isExpanded ? "chevron.down" : isMirrored ? "chevron.left" : "chevron.right"
    let symbol = DisplaySymbol(
      name: name,
      frame: bounds.insetBy(dx: 7, dy: 7),
      color: (tintColor ?? .defaultTint).displayColor(for: traitCollection)
    )
    return [.symbol(symbol)]
  }

  override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden else { return [] }
    var node = accessibilityElement(role: .button)
    node.label = isExpanded ? "Collapse" : "Expand"
    return [node]
  }
}
