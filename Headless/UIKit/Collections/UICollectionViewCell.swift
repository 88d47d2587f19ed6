public import Foundation

// A.7
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  weak var collection: UICollectionView?
  private let content = UIView()
  private var state = CellState()

  private struct CellState {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var needsConfigurationUpdate = true
    var updatesContent = true
    var updatesBackground = true
    var configuration: (any UIContentConfiguration)?
    var configuredView: (any UIView & UIContentView)?
    var background: UIBackgroundConfiguration?
    var handler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.frame = bounds
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  open var contentView: UIView { content }
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: selectedBackgroundView) }
  }

  private func replaceBackground(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new {
      insertSubview(new, at: new === selectedBackgroundView && backgroundView != nil ? 1 : 0)
    }
    setNeedsLayout()
  }

  // MARK: State

  open var isSelected: Bool {
    get { state.isSelected }
    set {
      guard newValue != state.isSelected else { return }
      state.isSelected = newValue
      stateDidChange()
    }
  }

  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set {
      guard newValue != state.isHighlighted else { return }
      state.isHighlighted = newValue
      stateDidChange()
    }
  }

  final var isInEditing: Bool {
    get { state.isEditing }
    set {
      guard newValue != state.isEditing else { return }
      state.isEditing = newValue
      stateDidChange()
    }
  }

  private func stateDidChange() {
    state.needsConfigurationUpdate = true
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Configuration

  @available(iOS 14.0, *)
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { state.configuration }
    set { setContent(newValue) }
  }

  private func setContent(_ configuration: (any UIContentConfiguration)?) {
    state.configuration = configuration
    setNeedsLayout()
    guard let configuration else {
      state.configuredView?.removeFromSuperview()
      state.configuredView = nil
      return
    }
    if let view = state.configuredView, view.configurationTakes(configuration) {
      view.configuration = configuration
      return
    }
    state.configuredView?.removeFromSuperview()
    let view = configuration.makeContentView()
    view.frame = content.bounds
    content.addSubview(view)
    state.configuredView = view
  }

  @available(iOS 14.0, *)
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { state.updatesContent }
    set { state.updatesContent = newValue }
  }

  @available(iOS 14.0, *)
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { state.background }
    set {
      state.background = newValue
      setNeedsDisplay()
    }
  }

  @available(iOS 14.0, *)
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { state.updatesBackground }
    set { state.updatesBackground = newValue }
  }

  @available(iOS 14.0, *)
  open var configurationState: UICellConfigurationState {
    var result = UICellConfigurationState(traitCollection: traitCollection)
    result.isSelected = isSelected
    result.isHighlighted = isHighlighted
    result.isEditing = state.isEditing
    result.isDisabled = !isUserInteractionEnabled
    return result
  }

  @available(iOS 14.0, *)
  open func setNeedsUpdateConfiguration() {
    state.needsConfigurationUpdate = true
    setNeedsLayout()
  }

  @available(iOS 14.0, *)
  open func updateConfiguration(using state: UICellConfigurationState) {
    guard self.state.updatesContent, let configuration = self.state.configuration else { return }
    setContent(configuration.updated(for: state))
  }

  @available(iOS 15.0, *)
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    get { state.handler }
    set {
      state.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  final func updateConfigurationIfNeeded() {
    guard state.needsConfigurationUpdate else { return }
    state.needsConfigurationUpdate = false
    let shown = configurationState
    updateConfiguration(using: shown)
    state.handler?(self, shown)
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
    content.frame = contentFrame
    state.configuredView?.frame = content.bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    let width = contentWidth(in: layoutAttributes.size.width)
    let shown: UIView = state.configuredView ?? content
    let size = shown.fittingSize(width: width, height: nil)
    return fitted(layoutAttributes, to: CGSize(width: width, height: lowestHeight(of: size.height)))
  }

  func contentWidth(in width: CGFloat) -> CGFloat { width }

  func lowestHeight(of height: CGFloat) -> CGFloat { height }

  // MARK: What is drawn and heard

  var isLit: Bool { (isSelected || isHighlighted) && selectedBackgroundView == nil }

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] {
    guard let background = state.background else { return super.displayItems() }
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
    return [cellNode(of: content.accessibilityNodes())]
  }

  /// One element that reads its texts; what can be acted on in it lies below.
  final func cellNode(of nodes: [AccessibilityNode]) -> AccessibilityNode {
    let inner = nodes.flatMap(\.flattened)
    let quiet: Set<AccessibilityNode.Role> = [.text, .heading, .image, .container]
    let texts = inner.filter { $0.role == .text || $0.role == .heading }.compactMap(\.label)
      .filter { !$0.isEmpty }
    var node = accessibilityElement(role: .cell)
    node.label = accessibilityLabel ?? texts.first
    if node.value == nil {
      let rest = texts.dropFirst().joined(separator: ", ")
      node.value = rest.isEmpty ? nil : rest
    }
    node.isSelected = isSelected
    let controls = inner.filter { !quiet.contains($0.role) }
    if !controls.isEmpty {
      node.children = inner.filter { $0.role == .text || !quiet.contains($0.role) }
    }
    return node
  }
}

extension UIContentView {
  /// Whether the view shows that configuration too.
  func configurationTakes(_ new: any UIContentConfiguration) -> Bool {
    if #available(iOS 16.0, *) { return supports(new) }
    return type(of: configuration) == type(of: new)
  }
}
