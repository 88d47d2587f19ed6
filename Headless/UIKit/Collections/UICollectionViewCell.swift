public import Foundation

// A.7
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  weak var collection: UICollectionView?
  private let content = UIView()
  let shown = CellContent<UICollectionViewCell>()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.frame = bounds
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  /// With a configuration, the configuration's view (D, C.4).
  open var contentView: UIView { shown.view ?? content }
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: selectedBackgroundView, above: backgroundView) }
  }

  // MARK: State

  open var isSelected: Bool {
    get { shown.isSelected }
    set { if shown.set(\.isSelected, to: newValue) { stateDidChange() } }
  }

  open var isHighlighted: Bool {
    get { shown.isHighlighted }
    set { if shown.set(\.isHighlighted, to: newValue) { stateDidChange() } }
  }

  final var isInEditing: Bool {
    get { shown.isEditing }
    set { if shown.set(\.isEditing, to: newValue) { stateDidChange() } }
  }

  private func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    if superview != nil { collection?.items.cells.updateLines() }
  }

  // MARK: Configuration

  @available(iOS 14.0, *)
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { shown.configuration }
    set { setContent(newValue) }
  }

  private func setContent(_ configuration: (any UIContentConfiguration)?) {
    shown.show(configuration, in: self, for: content)
    setNeedsLayout()
  }

  @available(iOS 14.0, *)
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { shown.updatesContent }
    set { shown.updatesContent = newValue }
  }

  @available(iOS 14.0, *)
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { shown.background }
    set {
      shown.background = newValue
      setNeedsDisplay()
    }
  }

  @available(iOS 14.0, *)
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { shown.updatesBackground }
    set { shown.updatesBackground = newValue }
  }

  @available(iOS 14.0, *)
  open var configurationState: UICellConfigurationState { shown.state(of: self) }

  @available(iOS 14.0, *)
  open func setNeedsUpdateConfiguration() {
    shown.setNeedsUpdate()
    setNeedsLayout()
  }

  @available(iOS 14.0, *)
  open func updateConfiguration(using state: UICellConfigurationState) {
    if let updated = shown.updated(for: state) { setContent(updated) }
  }

  @available(iOS 15.0, *)
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    get { shown.handler }
    set {
      shown.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  final func updateConfigurationIfNeeded() {
    shown.updateIfNeeded(self) { updateConfiguration(using: $0) }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  // MARK: Layout

  /// Where the content lies.
  var contentFrame: CGRect { CGRect(origin: .zero, size: bounds.size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    contentView.frame = contentFrame
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    let width = contentWidth(in: layoutAttributes.size.width)
    let size = contentView.fittingSize(width: width, height: nil)
    return fitted(layoutAttributes, to: CGSize(width: width, height: lowestHeight(of: size.height)))
  }

  func contentWidth(in width: CGFloat) -> CGFloat { width }

  func lowestHeight(of height: CGFloat) -> CGFloat { height }

  // MARK: What is drawn and heard

  var isLit: Bool { (isSelected || isHighlighted) && selectedBackgroundView == nil }

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] {
    guard let background = shown.background else { return super.displayItems() }
    let insets = background.backgroundInsets
    let box = CGRect(
      x: insets.leading,
      y: insets.top,
      width: bounds.width - insets.leading - insets.trailing,
      height: bounds.height - insets.top - insets.bottom
    )
    let radius = min(background.cornerRadius, box.width / 2, box.height / 2)
    let shape = DisplayShape.roundedRect(box, radii: Array(repeating: radius, count: 4))
    var items: [DisplayItem] = []
    if let color = background.backgroundColor {
      items.append(.fill(shape, .color(color.displayColor(for: traitCollection))))
    }
    if let color = background.strokeColor, background.strokeWidth > 0 {
      let stroke = DisplayStroke(width: background.strokeWidth)
      items.append(.stroke(shape, .color(color.displayColor(for: traitCollection)), stroke))
    }
    return items
  }

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    updateConfigurationIfNeeded()
    return [cellElement(of: contentView.accessibilityNodes(), isSelected: isSelected)]
  }
}
