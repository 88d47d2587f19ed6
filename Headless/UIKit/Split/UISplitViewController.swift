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
    preferredSplitBehavior == .automatic ? (fits ? .tile : .overlay) : preferredSplitBehavior
  }

  open var presentsWithGesture = true { didSet { buttonsMayHaveChanged() } }

  /// Of three columns side by side, a button in the secondary one leaves it alone.
  @available(iOS 14.0, *)
  open var showsSecondaryOnlyButton = false { didSet { buttonsMayHaveChanged() } }

  @available(iOS 14.5, *)
  open var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { DisplayModeButtonVisibility(rawValue: split.buttonVisibility) ?? .automatic }
    set {
      split.buttonVisibility = newValue.rawValue
      buttonsMayHaveChanged()
    }
  }

  open var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  // D: it shows on a Mac only.
  open var primaryBackgroundStyle = BackgroundStyle.none

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

  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { split.widths[.primary].fraction }
    set { setWidth(\.fraction, of: .primary, to: newValue) }
  }

  @available(iOS 14.0, *)
  open var preferredPrimaryColumnWidth: CGFloat {
    get { split.widths[.primary].preferred }
    set { setWidth(\.preferred, of: .primary, to: newValue) }
  }

  open var minimumPrimaryColumnWidth: CGFloat {
    get { split.widths[.primary].minimum }
    set { setWidth(\.minimum, of: .primary, to: newValue) }
  }

  open var maximumPrimaryColumnWidth: CGFloat {
    get { split.widths[.primary].maximum }
    set { setWidth(\.maximum, of: .primary, to: newValue) }
  }

  open var primaryColumnWidth: CGFloat { width(of: .primary) }

  @available(iOS 14.0, *)
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { split.widths[.supplementary].fraction }
    set { setWidth(\.fraction, of: .supplementary, to: newValue) }
  }

  @available(iOS 14.0, *)
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { split.widths[.supplementary].preferred }
    set { setWidth(\.preferred, of: .supplementary, to: newValue) }
  }

  @available(iOS 14.0, *)
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { split.widths[.supplementary].minimum }
    set { setWidth(\.minimum, of: .supplementary, to: newValue) }
  }

  @available(iOS 14.0, *)
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { split.widths[.supplementary].maximum }
    set { setWidth(\.maximum, of: .supplementary, to: newValue) }
  }

  @available(iOS 14.0, *)
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  /// Where the secondary column would be narrower, the others lie over it.
  @available(iOS 26.0, *)
  open var minimumSecondaryColumnWidth: CGFloat {
    get { split.widths[.secondary].minimum }
    set {
      setWidth(\.minimum, of: .secondary, to: newValue)
      displayModeMayHaveChanged()
    }
  }

  @available(iOS 26.0, *)
  open var preferredInspectorColumnWidthFraction: CGFloat {
    get { split.widths[.inspector].fraction }
    set { setWidth(\.fraction, of: .inspector, to: newValue) }
  }

  @available(iOS 26.0, *)
  open var preferredInspectorColumnWidth: CGFloat {
    get { split.widths[.inspector].preferred }
    set { setWidth(\.preferred, of: .inspector, to: newValue) }
  }

  @available(iOS 26.0, *)
  open var minimumInspectorColumnWidth: CGFloat {
    get { split.widths[.inspector].minimum }
    set { setWidth(\.minimum, of: .inspector, to: newValue) }
  }

  @available(iOS 26.0, *)
  open var maximumInspectorColumnWidth: CGFloat {
    get { split.widths[.inspector].maximum }
    set { setWidth(\.maximum, of: .inspector, to: newValue) }
  }

  open class var automaticDimension: CGFloat { .greatestFiniteMagnitude }

  // MARK: View

  open override func loadView() {
    let view = SplitContainerView(frame: UIScreen.main.bounds)
    view.layOut = { [weak self] in self?.layOutColumns() }
    // Seen around the panel of the sidebar.
    view.backgroundColor = .systemBackground
    split.edgeSwipe.attach(to: self, view)
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

  /// D: the delegate, or the primary column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    setColumn(.primary, to: vc)
    showColumn(.primary)
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  open override var childForStatusBarStyle: UIViewController? { split.shown }
  open override var childForStatusBarHidden: UIViewController? { split.shown }

  override var ordersChildAppearance: Bool { true }

  override func containerWillAppear() {
    followSizeClass()
    installColumns()
  }
}
