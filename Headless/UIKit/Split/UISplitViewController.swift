// A.8
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  var split: SplitState
  private lazy var modeItem = makeModeItem()

  @available(iOS 14.0, *)
  public init(style: Style) {
    split = SplitState(style: style)
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    split = SplitState(style: .unspecified)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    unsupported("archived split view controllers")
    return nil
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?

  @available(iOS 14.0, *)
  open var style: Style { split.style }

  // MARK: Columns

  /// The column on top while collapsed.
  package var collapsedTop: Column { split.collapsedTop }

  /// A column that is no stack is wrapped in one (D).
  @available(iOS 14.0, *)
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    setColumn(column, to: vc)
  }

  @available(iOS 14.0, *)
  open func viewController(for column: Column) -> UIViewController? {
    split.given[column]
  }

  @available(iOS 14.0, *)
  open func show(_ column: Column) {
    showColumn(column)
  }

  @available(iOS 14.0, *)
  open func hide(_ column: Column) {
    hideColumn(column)
  }

  @available(iOS 26.0, *)
  open func isShowing(_ column: Column) -> Bool {
    guard !isCollapsed else {
      return split.collapsedTop == column
    }
    return visibleColumns.contains(column)
  }

  open var viewControllers: [UIViewController] {
    get {
      isCollapsed
        ? [split.shown].compactMap { $0 }
        : split.style.columns.compactMap { split.content(of: $0) }
    }
    set {
      for (column, controller) in zip(split.style.columns, newValue) {
        setColumn(column, to: controller)
      }
    }
  }

  // MARK: State

  open var isCollapsed: Bool {
    split.isCollapsed ?? (traitCollection.horizontalSizeClass != .regular)
  }

  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { displayModeMayHaveChanged() }
  }

  open var displayMode: DisplayMode { split.displayMode }

  @available(iOS 14.0, *)
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { displayModeMayHaveChanged() }
  }

  @available(iOS 14.0, *)
  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic ? (isWide ? .tile : .overlay) : preferredSplitBehavior
  }

  open var presentsWithGesture = true

  @available(iOS 14.0, *)
  open var showsSecondaryOnlyButton = false

  open var displayModeButtonItem: UIBarButtonItem { modeItem }

  private func makeModeItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(image: UIImage(systemName: "sidebar.leading"))
    item.accessibilityLabel = "Show Sidebar"
    item.primaryAction = UIAction(image: UIImage(systemName: "sidebar.leading")) { [weak self] _ in
      guard let self else { return }
      self.visibleColumns.contains(.primary) ? self.hideColumn(.primary) : self.showColumn(.primary)
    }
    return item
  }

  // MARK: Widths

  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  @available(iOS 14.0, *)
  open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  open class var automaticDimension: CGFloat { .greatestFiniteMagnitude }

  // MARK: View

  open override func loadView() {
    let view = SplitContainerView(frame: UIScreen.main.bounds)
    view.layOut = { [weak self] in self?.layOutColumns() }
    // Seen around the panel of the sidebar.
    view.backgroundColor = .systemBackground
    self.view = view
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followSizeClass()
  }

  /// D: into the secondary column, or onto the stack while collapsed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if isCollapsed, split.isClassic, split.base == nil {
      split.shown?.show(vc, sender: sender)
      return
    }
    setColumn(.secondary, to: vc)
    showColumn(.secondary)
  }

  open override var childForStatusBarStyle: UIViewController? { split.shown }
  open override var childForStatusBarHidden: UIViewController? { split.shown }

  override var ordersChildAppearance: Bool { true }

  override func containerWillAppear() {
    followSizeClass()
    installColumns()
  }
}

extension UISplitViewController {
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn

    var columns: [Column] {
      self == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }
  }

  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
    @available(iOS 26.0, *)
    case inspector
  }

  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }
}

extension UIViewController {
  /// C.2.4
  public var splitViewController: UISplitViewController? {
    nearestAncestor(UISplitViewController.self)
  }
}
