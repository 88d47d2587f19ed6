// A.5
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  let cellStyle: CellStyle
  public let reuseIdentifier: String?
  weak var table: UITableView?
  var parts = CellParts()
  let shown = CellContent<UITableViewCell>()
  var row = RowLook()
  var isAboveLitRow = false
  let plainContent = CellContentView()

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    plainContent.frame = bounds
    addSubview(plainContent)
  }

  public required init?(coder: NSCoder) {
    cellStyle = .default
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  open func prepareForReuse() {
    applySelection(false)
    isHighlighted = false
  }

  /// With a configuration, the configuration's view (D, C.4).
  open var contentView: UIView { shown.view ?? plainContent }
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: selectedBackgroundView, above: backgroundView) }
  }
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, by: multipleSelectionBackgroundView, above: backgroundView)
    }
  }
  open var selectionStyle = SelectionStyle.default
  open var separatorInset = UIEdgeInsets.zero { didSet { parts.hasOwnSeparatorInset = true } }
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  open internal(set) var editingStyle = EditingStyle.none
  open var showingDeleteConfirmation: Bool { table?.table.swipe?.cell === self }

  // MARK: State

  open var isSelected: Bool {
    get { shown.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    if shown.set(\.isSelected, to: selected) { stateDidChange() }
  }

  /// Cells hear of their state once when they are shown.
  func applySelection(_ selected: Bool) {
    setSelected(selected, animated: false)
  }

  open var isHighlighted: Bool {
    get { shown.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if shown.set(\.isHighlighted, to: highlighted) { stateDidChange() }
  }

  open var isEditing: Bool {
    get { shown.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    if shown.set(\.isEditing, to: editing) { stateDidChange() }
  }

  private func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    if superview != nil { table?.table.cells.updateLines() }
  }

  // MARK: Configuration

  @available(iOS 14.0, *)
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { shown.configuration }
    set { setContent(newValue) }
  }

  @available(iOS 14.0, *)
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
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
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    get { shown.handler }
    set {
      shown.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  func updateConfigurationIfNeeded() {
    shown.updateIfNeeded(self) { updateConfiguration(using: $0) }
  }

  // MARK: Accessories

  open var accessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  open var editingAccessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue, by: accessoryView) } }
  open var editingAccessoryView: UIView? {
    didSet { replaceAccessory(oldValue, by: editingAccessoryView) }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutParts()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let metrics = table?.metrics ?? TableMetrics(style: .plain, width: size.width)
    return CGSize(width: size.width, height: fittingHeight(width: size.width, metrics: metrics))
  }

  // MARK: What is drawn and heard

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] { cellItems() }

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] { cellNodes() }
}

/// The part of a cell that an app fills.
final class CellContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // A cell's margins are those of its row.
  override var layoutMargins: UIEdgeInsets {
    get { storage.layoutMargins ?? UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16) }
    set { super.layoutMargins = newValue }
  }
}
