// A.5
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  private let madeStyle: Style
  var table = TableState()

  public init(frame: CGRect, style: UITableView.Style) {
    madeStyle = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    addSwipeRecognizer()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    madeStyle = .plain
    super.init(coder: coder)
  }

  open var style: Style { madeStyle }
  open weak var dataSource: (any UITableViewDataSource)? { didSet { table.needsReload = true } }

  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }

  @available(iOS 10.0, *)
  open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { table.prefetcher as? any UITableViewDataSourcePrefetching }
    set { table.prefetcher = newValue }
  }

  @available(iOS 15.0, *)
  open var isPrefetchingEnabled: Bool {
    get { table.isPrefetching }
    set { table.isPrefetching = newValue }
  }

  open func reloadData() {
    dropRows()
  }

  // MARK: Measures

  open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var estimatedSectionFooterHeight = UITableView.automaticDimension

  @available(iOS 15.0, *)
  open var sectionHeaderTopPadding: CGFloat {
    get { table.headerTopPadding }
    set {
      table.headerTopPadding = newValue
      heightsDidChange()
    }
  }

  private func heightsDidChange() {
    table.forgetHeights()
    setNeedsLayout()
  }

  // MARK: Look

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  open var separatorColor: UIColor? = .separator { didSet { setNeedsDisplay() } }
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet {
      table.hasOwnSeparatorInset = true
      setNeedsLayout()
    }
  }
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { setNeedsDisplay() }
  }
  open var cellLayoutMarginsFollowReadableWidth = false

  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false

  @available(iOS 14.0, *)
  open var selectionFollowsFocus: Bool {
    get { table.selectionFollowsFocus }
    set { table.selectionFollowsFocus = newValue }
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { table.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != table.isEditing else { return }
    table.isEditing = editing
    closeSwipe(animated: animated)
    // What was chosen for editing isn't what is chosen otherwise.
    for indexPath in table.selected { deselectRow(at: indexPath, animated: animated) }
    for (indexPath, cell) in table.cells {
      startEditing(cell, at: indexPath)
      cell.setEditing(editing, animated: animated)
    }
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0, bounds.height > 0 else { return }
    layOutRows()
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === table.swipeRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return swipeMayBegin()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    beginHold(at: touch.location(in: self), since: touch.timestamp)
    press(at: touch.location(in: self))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.hasStrayed else { return }
    cancelPress()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    release(at: touch.location(in: self))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelPress()
  }

  // MARK: What is heard

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    let background = backgroundView?.accessibilityNodes() ?? []
    return background + viewsInReadingOrder.flatMap { $0.accessibilityNodes() }
  }
}
