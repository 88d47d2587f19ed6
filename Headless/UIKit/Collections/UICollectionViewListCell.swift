public import Foundation

// A.7
@available(iOS 14.0, *)
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  private var shown: [UIView] = []
  private var row = CollectionRow()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func showAccessories() {
    for view in shown { view.removeFromSuperview() }
    shown = accessories.compactMap { $0.makeView() }
    for view in shown { addSubview(view) }
    setNeedsLayout()
    setNeedsDisplay()
  }

  private var visible: [UICellAccessory] {
    accessories.filter { $0.displayed.shows(isEditing: isInEditing) }
  }

  // MARK: Layout

  private var metrics: TableMetrics {
    TableMetrics(style: row.place.isGrouped ? .insetGrouped : .plain, width: bounds.width)
  }

  private var indent: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private var accessoryWidth: CGFloat {
    let widths = visible.map { $0.width + 10 }
    return widths.isEmpty ? 0 : widths.reduce(6, +)
  }

  override var contentFrame: CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = contentWidth(in: bounds.width)
    return CGRect(
      x: isMirrored ? accessoryWidth : indent,
      y: 0,
      width: width,
      height: bounds.height
    )
  }

  override func contentWidth(in width: CGFloat) -> CGFloat {
    max(0, width - indent - accessoryWidth)
  }

  override func lowestHeight(of height: CGFloat) -> CGFloat { max(metrics.rowHeight, height) }

  override func didPlace(by attributes: UICollectionViewLayoutAttributes) {
    let new = attributes.row ?? CollectionRow()
    guard new != row else { return }
    row = new
    setNeedsDisplay()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var edge: CGFloat = 16
    for accessory in visible.reversed() {
      if let view = accessory.view(in: shown) {
        let size = CGSize(width: accessory.width, height: min(bounds.height, view.frame.height))
        let x = isMirrored ? edge : bounds.width - edge - size.width
        view.frame = CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size)
      }
      edge += accessory.width + 10
    }
    for view in shown {
      view.isHidden = !visible.contains { $0.view(in: shown) === view }
    }
  }

  // MARK: What is drawn

  private var shape: DisplayShape {
    let box = CGRect(origin: .zero, size: bounds.size)
    let place = row.place
    guard place.cornerRadius > 0, place.isFirst || place.isLast else { return .rect(box) }
    let radius = min(place.cornerRadius, box.height / 2)
    let top = place.isFirst ? radius : 0
    let bottom = place.isLast ? radius : 0
    return .roundedRect(box, radii: [top, top, bottom, bottom])
  }

  private var fill: UIColor {
    if isLit { return .systemGray4 }
    if let background = backgroundConfiguration { return background.backgroundColor ?? .clear }
    if let own = backgroundColor { return own }
    return row.place.isGrouped ? .secondarySystemGroupedBackground : .systemBackground
  }

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] {
    let traits = traitCollection
    var items: [DisplayItem] = [.fill(shape, .color(fill.displayColor(for: traits)))]
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if row.hasSeparator, !isLit {
      let pixel = 1 / max(traits.displayScale, 1)
      let hasImage = (contentConfiguration as? UIListContentConfiguration)?.image != nil
      let leading = indent + (hasImage ? 60 : 16)
      let trailing: CGFloat = metrics.isGlass ? 16 : 0
      let line = CGRect(
        x: isMirrored ? trailing : leading,
        y: bounds.height - pixel,
        width: max(0, bounds.width - leading - trailing),
        height: pixel
      )
      items.append(.fill(.rect(line), .color(UIColor.separator.displayColor(for: traits))))
    }
    return items + accessoryItems(isMirrored: isMirrored)
  }

  private func accessoryItems(isMirrored: Bool) -> [DisplayItem] {
    var edge: CGFloat = 16
    var items: [DisplayItem] = []
    for accessory in visible.reversed() {
      let size = accessory.size
      let x = isMirrored ? edge : bounds.width - edge - size.width
      let origin = CGPoint(x: x, y: (bounds.height - size.height) / 2)
      let tint = accessory.tintColor
      switch accessory.kind {
      case .disclosureIndicator:
        let color = (tint ?? .tertiaryLabel).displayColor(for: traitCollection)
        items.append(Accessory.disclosure(at: origin, color: color, isFlipped: isMirrored))
      case .checkmark:
        let color = (tint ?? tintColor ?? .defaultTint).displayColor(for: traitCollection)
        items.append(Accessory.checkmark(at: origin, color: color))
      case .label, .custom, .detail:
        break
      }
      edge += accessory.width + 10
    }
    return items
  }

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    updateConfigurationIfNeeded()
    let views = [contentView] + shown.filter { !$0.isHidden }
    var node = cellNode(of: views.flatMap { $0.accessibilityNodes() })
    if visible.contains(where: { $0.kind == .checkmark }) { node.isSelected = true }
    return [node]
  }
}
