@MainActor @preconcurrency
open class UIViewController: UIResponder {
  var appearance = AppearanceState()
  var containment = ContainmentState()
  final weak var containingParent: UIViewController?
  var navigation = NavigationState()
  var presentation = PresentationState()
  /// Those that run in or around this controller, the newest last.
  var transitions: [ScreenTransition] = []
  var traitState = TraitState()
  /// The change of the window's size that runs now.
  weak var sizeChange: TransitionCoordinator?
  var overriddenChildren = ChildTraits()
  var unavailable = UnavailableContent()
  private var loadedView: UIView?
  private var isLoadingView = false

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    LiveCounters.controllers += 1
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    unsupported("archived view controllers")
    return nil
  }

  @MainActor deinit {
    LiveCounters.controllers -= 1
    loadedView?.owningController = nil
  }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }

  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    self.view = view
  }

  // D: controllers keep their views.
  open func didReceiveMemoryWarning() {}

  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    guard loadedView != nil else { return }
    viewDidLoad()
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func viewDidLoad() {}

  private func setView(_ view: UIView?) {
    loadedView?.owningController = nil
    loadedView = view
    view?.owningController = self
    view?.setNeedsLayout()
  }

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  @available(iOS 13.0, *)
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  /// 16, or 20 from a width of 414.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = viewIfLoaded?.bounds.width ?? 0 >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  @available(iOS 26.0, *)
  open func updateProperties() {}

  @available(iOS 26.0, *)
  open func setNeedsUpdateProperties() {
    viewIfLoaded?.markNeedsPropertyUpdate()
  }

  @available(iOS 26.0, *)
  open func updatePropertiesIfNeeded() {
    viewIfLoaded?.performPropertyUpdateIfNeeded()
  }

  @available(iOS 17.0, *)
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearanceWillChange(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() {
    appearanceDidChange()
  }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentCoordinator
  }

  // MARK: Changes of size

  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSizeChange(to: size, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraitChange(to: newCollection, with: coordinator)
  }

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    sizeOfChild(container, in: parentSize)
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Whether its children appear by transitions only, not by their views' way into the window.
  var ordersChildAppearance: Bool { false }

  // What a container does around its own appearance, before its children hear of it.
  func containerWillAppear() {}
  func containerIsAppearing() {}
  func containerDidAppear() {}
  func containerWillDisappear() {}
  func containerDidDisappear() {}

  // MARK: Containment

  open weak var parent: UIViewController? { containingParent }
  open var children: [UIViewController] { containment.children }

  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController,
      toViewController,
      duration: duration,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  open func removeFromParent() {
    leaveParent()
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open var isMovingToParent: Bool { containment.isMovingTo }
  open var isMovingFromParent: Bool { containment.isMovingFrom }

  // MARK: Presentation

  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    requestDismissal(animated: flag, completion: completion)
  }

  open var modalPresentationStyle: UIModalPresentationStyle {
    get { declaredPresentationStyle }
    set { presentation.style = newValue }
  }

  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// How it comes and goes, where no delegate brings an animator.
  @available(iOS 18.0, *)
  open var preferredTransition: Transition? {
    get { presentation.preferred }
    set { presentation.preferred = newValue }
  }

  @_spi(Headless)
  open var zoomSourceProvider: ((UIViewController) -> UIView?)? { preferredZoomSource }
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// What `.automatic` stands for.
  @_spi(Headless)
  open var defaultPresentationStyle: UIModalPresentationStyle { .pageSheet }

  /// The presentation controller of a controller that brings its own: alerts.
  func makeSystemPresentationController(presenter: UIViewController?) -> UIPresentationController? {
    nil
  }

  /// Who presents this controller, when it isn't for the style to say.
  func preferredPresenter(from source: UIViewController) -> UIViewController? { nil }

  open var presentationController: UIPresentationController? { ownPresentationController }

  open var popoverPresentationController: UIPopoverPresentationController? {
    ownPresentationController as? UIPopoverPresentationController
  }

  @available(iOS 15.0, *)
  open var sheetPresentationController: UISheetPresentationController? {
    ownPresentationController as? UISheetPresentationController
  }

  @available(iOS 16.0, *)
  open var activePresentationController: UIPresentationController? {
    activeModalController
  }

  open var presentedViewController: UIViewController? { currentPresented }
  open var presentingViewController: UIViewController? { currentPresenting }
  open var isBeingPresented: Bool { presentation.isBeingPresented }
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }

  // MARK: Navigation

  open var navigationItem: UINavigationItem { ownNavigationItem }

  open var navigationController: UINavigationController? {
    nearestAncestor(UINavigationController.self)
  }

  open var hidesBottomBarWhenPushed = false

  /// A stack below this controller wants the bottom bar hidden or shown (C.6.13).
  func stackWantsBottomBarHidden(_ isHidden: Bool, timeline: Timeline?) {}

  open var toolbarItems: [UIBarButtonItem]? {
    get { navigation.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    navigation.toolbarItems = toolbarItems
    navigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// C.4.8
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(vc, sender: sender)
    } else if let split = splitViewController {
      split.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// C.4.8
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// C.6.6: it also names the navigation item.
  open var title: String? {
    didSet {
      navigationItem.title = title
      titleDidChange()
    }
  }

  /// C.2.4
  open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }

  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { setTabBarItem(newValue) }
  }

  // A.5
  open var editButtonItem: UIBarButtonItem { ownEditButtonItem }
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    editButton?.showEditing(editing)
  }

  private var editing = false
  var editButton: UIBarButtonItem?

  // MARK: Layout and looks

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  open var preferredContentSize = CGSize.zero {
    didSet { preferredContentSizeChanged(from: oldValue) }
  }

  @available(iOS 15.0, *)
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    navigation.contentScrollViews[edge.rawValue] = scrollView.map(WeakScrollView.init(view:))
  }

  @available(iOS 15.0, *)
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    navigation.contentScrollViews.first { $0.key & edge.rawValue != 0 }?.value.view
  }

  open var restorationIdentifier: String?
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false

  /// Whether the view goes on under a container's bar.
  func extends(under edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    defaultInterfaceOrientations
  }

  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  open var shouldAutorotate: Bool { true }

  @available(iOS 16.0, *)
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    Stage.current.loop.enqueue { Stage.current.followSupportedOrientations() }
  }

  open class func attemptRotationToDeviceOrientation() {
    Stage.current.loop.enqueue { Stage.current.followSupportedOrientations() }
  }

  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open func setNeedsStatusBarAppearanceUpdate() {
    Stage.current.loop.setNeedsTurn()
  }

  @available(iOS 11.0, *)
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  @available(iOS 11.0, *)
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    Stage.current.loop.setNeedsTurn()
  }

  @available(iOS 11.0, *)
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  @available(iOS 11.0, *)
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  @available(iOS 11.0, *)
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  open var disablesAutomaticKeyboardDismissal: Bool {
    presentation.style == .formSheet
  }

  // MARK: Traits

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    setOverride(collection, for: childViewController)
  }

  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    overriddenChildren[childViewController]
  }

  open var traitCollection: UITraitCollection { computedTraitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.environmentDidChange() }
  }

  // MARK: Responder chain

  open override var next: UIResponder? {
    // The root of what is presented leads to who presents it (D, views sheet A.1).
    (parent == nil ? presentingViewController : nil) ?? viewIfLoaded?.superview
  }

  override var owningWindow: UIWindow? { viewIfLoaded?.window }

  @discardableResult
  open func accessibilityPerformEscape() -> Bool { false }
  @discardableResult
  open func accessibilityPerformMagicTap() -> Bool { false }
}

extension UIViewController: UITraitEnvironment {}
