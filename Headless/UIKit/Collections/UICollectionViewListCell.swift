public import Foundation

// A.7
@available(iOS 14.0, *)
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  private var views: [UIView] = []
  private var row = RowLook()
  var isAboveLitRow = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch supplementKind {
    case UICollectionView.elementKindSectionHeader: .groupedHeader()
    case UICollectionView.elementKindSectionFooter: .groupedFooter()
    default: .cell()
    }
  }

  // MARK: Outlines

  /// The cell's place in a section that is a tree.
  var outline: OutlineState? {
    didSet {
      guard outline != oldValue else { return }
      if let outline { indentationLevel = outline.level }
      showOutline()
    }
  }

  private var outlineAccessory: UICellAccessory? { accessories.first { $0.kind == .outline } }

  /// D: a header opens and closes by a tap anywhere on it.
  var togglesOutlineByTap: Bool {
    outlineAccessory?.outlineStyle == .header && outline?.hasChildren == true
  }

  func toggleOutline() {
    if let action = outlineAccessory?.outlineAction { return action() }
    var view = superview
    while let current = view, !(current is UICollectionView) { view = current.superview }
    guard let collection = view as? UICollectionView,
      let indexPath = collection.indexPath(for: self)
    else { return }
    (collection.dataSource as? any OutlineSource)?.toggleOutline(at: indexPath)
  }

  private func showOutline() {
    for case let button as OutlineButton in views {
      button.isExpanded = outline?.isExpanded ?? false
      button.tintColor = outlineAccessory?.tintColor
      button.toggle = { [weak self] in self?.toggleOutline() }
    }
    setNeedsLayout()
  }

  private func showAccessories() {
    for view in views { view.removeFromSuperview() }
    views = accessories.compactMap { $0.makeView() }
    for view in views { addSubview(view) }
    showOutline()
    setNeedsLayout()
    setNeedsDisplay()
  }

  private var visible: [UICellAccessory] {
    accessories.filter { $0.displayed.shows(isEditing: isInEditing) }
  }

  // MARK: Layout

  private var metrics: TableMetrics {
    TableMetrics(style: row.isGrouped ? .insetGrouped : .plain, width: bounds.width)
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

  override func lowestHeight(of height: CGFloat) -> CGFloat {
    supplementKind == nil ? max(metrics.rowHeight, height) : height
  }

  override func didPlace(by attributes: UICollectionViewLayoutAttributes) {
    let new = attributes.row ?? RowLook()
    guard new != row else { return }
    row = new
    setNeedsDisplay()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var edge: CGFloat = 16
    for accessory in visible.reversed() {
      if let view = accessory.view(in: views) {
        let size = CGSize(width: accessory.width, height: min(bounds.height, view.frame.height))
        let x = isMirrored ? edge : bounds.width - edge - size.width
        view.frame = CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size)
      }
      edge += accessory.width + 10
    }
    for view in views {
      view.isHidden = !visible.contains { $0.view(in: views) === view }
    }
  }

  // MARK: What is drawn

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] {
    let traits = traitCollection
    // A header or footer lies on the list itself.
    let own = supplementKind == nil ? backgroundColor : backgroundColor ?? .clear
    let fill = row.fill(isLit: isLit, background: shown.background, own: own)
    var items: [DisplayItem] = [
      .fill(row.shape(in: bounds.size), .color(fill.displayColor(for: traits)))
    ]
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if row.hasSeparator, !isRowLit, !isAboveLitRow {
      let hasImage = (contentConfiguration as? UIListContentConfiguration)?.image != nil
      let leading = indent + (hasImage ? 60 : 16)
      items.append(
        row.line(in: bounds.size, leading: leading, isMirrored: isMirrored, traits: traits)
      )
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
      case .label, .custom, .detail, .outline:
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
    let heard = [contentView] + views.filter { !$0.isHidden }
    let isChecked = visible.contains { $0.kind == .checkmark }
    let nodes = heard.flatMap { $0.accessibilityNodes() }
    return [cellElement(of: nodes, isSelected: isSelected || isChecked)]
  }
}

@available(iOS 14.0, *)
extension UICollectionViewListCell: LitRow {
  var isRowLit: Bool { isSelected || isHighlighted }
}
