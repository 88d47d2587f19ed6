// A.5
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  private let content = UIView()
  private let label = UILabel()
  private let detail = UILabel()
  private var isFooter = false
  private var isGrouped = true
  private var configuredView: (any UIView & UIContentView)?
  private var storedConfiguration: (any UIContentConfiguration)?
  private var storedBackground: UIBackgroundConfiguration?
  private var updatesContent = true
  private var needsConfigurationUpdate = true
  private var lastState: UIViewConfigurationState?
  private var storedHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  var sideInset: CGFloat = 0 { didSet { if sideInset != oldValue { setNeedsLayout() } } }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// With a configuration, the configuration's view (D, C.4).
  open var contentView: UIView { configuredView ?? content }

  open var textLabel: UILabel? {
    if label.superview == nil, configuredView == nil {
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      label.textColor = .secondaryLabel
      content.addSubview(label)
    }
    return label
  }

  open var detailTextLabel: UILabel? { detail }

  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open func prepareForReuse() {}

  /// A title that the data source gave.
  func setTitle(_ title: String, isFooter: Bool, isGrouped: Bool) {
    self.isFooter = isFooter
    self.isGrouped = isGrouped
    let isGlass = Stage.current.look == .glass
    label.text = title
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.font =
      isFooter || (!isGlass && isGrouped)
      ? .systemFont(ofSize: 13) : .systemFont(ofSize: 17, weight: .semibold)
    if label.superview == nil { content.addSubview(label) }
    setNeedsLayout()
  }

  // MARK: Configuration

  @available(iOS 14.0, *)
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      setNeedsLayout()
      guard let newValue else {
        configuredView?.removeFromSuperview()
        configuredView = nil
        addSubview(content)
        return
      }
      if let view = configuredView, view.takes(newValue) {
        view.configuration = newValue
        return
      }
      contentView.removeFromSuperview()
      let view = newValue.makeContentView()
      configuredView = view
      addSubview(view)
    }
  }

  @available(iOS 14.0, *)
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    .groupedHeader()
  }

  @available(iOS 14.0, *)
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { updatesContent }
    set { updatesContent = newValue }
  }

  @available(iOS 14.0, *)
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { storedBackground }
    set {
      storedBackground = newValue
      backgroundColor = newValue?.backgroundColor
    }
  }

  @available(iOS 14.0, *)
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  @available(iOS 14.0, *)
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  @available(iOS 14.0, *)
  open func updateConfiguration(using state: UIViewConfigurationState) {
    guard updatesContent, let updated = storedConfiguration?.updated(for: state) else { return }
    contentConfiguration = updated
  }

  @available(iOS 15.0, *)
  open var configurationUpdateHandler:
    ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  {
    get { storedHandler }
    set {
      storedHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  private func updateConfigurationIfNeeded() {
    let state = configurationState
    guard needsConfigurationUpdate || state != lastState else { return }
    needsConfigurationUpdate = false
    lastState = state
    updateConfiguration(using: state)
    storedHandler?(self, state)
  }

  // MARK: Layout

  func fittingHeight(width: CGFloat, metrics: TableMetrics) -> CGFloat {
    updateConfigurationIfNeeded()
    if label.superview != nil {
      let size = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
      let text = label.sizeThatFits(size).height
      return isFooter ? text + 14 : max(metrics.headerHeight, text + 20)
    }
    let inner = configuredView?.fittingSize(width: width, height: nil).height
    let height = inner ?? content.fittingSize(width: width, height: nil).height
    return height > 0 ? height : metrics.headerHeight
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    let inset = configuredView == nil && label.superview == nil ? 0 : sideInset
    contentView.frame = bounds.insetBy(dx: inset, dy: 0)
    backgroundView?.frame = bounds
    guard label.superview != nil else { return }
    let width = max(0, content.bounds.width - 32)
    let size = CGSize(width: width, height: .greatestFiniteMagnitude)
    let height = label.sizeThatFits(size).height
    let y = isFooter ? 8 : max(0, (bounds.height - height) / 2)
    label.frame = CGRect(x: 16, y: y, width: width, height: height)
  }

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    var nodes = containedAccessibilityNodes()
    guard !isFooter else { return nodes }
    for index in nodes.indices where nodes[index].role == .text { nodes[index].role = .heading }
    return nodes
  }
}
