@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  var stack = StackState()
  private(set) lazy var gestures = PopGestures(owner: self)
  private let bar: UINavigationBar
  private var loadedToolbar: UIToolbar?
  private var toolbarClass: AnyClass?
  private(set) lazy var barHiding = BarHiding(owner: self)
  let contentView = NavigationContentView(frame: .zero)

  public init(rootViewController: UIViewController) {
    bar = UINavigationBar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    connectBar()
    checkMembers([rootViewController])
    apply([rootViewController], operation: .push, animated: false)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = Self.makeBar(navigationBarClass) { UINavigationBar(frame: .zero) }
    self.toolbarClass = toolbarClass
    super.init(nibName: nil, bundle: nil)
    connectBar()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connectBar()
  }

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    unsupported("archived navigation controllers")
    return nil
  }

  private func connectBar() {
    bar.owner = self
  }

  // MARK: Stack

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(animated: animated)
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    pop(to: viewController, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popToRoot(animated: animated)
  }

  open var viewControllers: [UIViewController] {
    get { stack.laggingTop.map { [$0] + stack.controllers } ?? stack.controllers }
    set { set(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    set(viewControllers, animated: animated)
  }

  open var topViewController: UIViewController? { stack.controllers.last }

  /// C.4.7
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open weak var delegate: (any UINavigationControllerDelegate)?

  /// C.4.8
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  open var navigationBar: UINavigationBar { bar }

  open var isNavigationBarHidden: Bool {
    get { stack.isNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != stack.isNavigationBarHidden else { return }
    stack.isNavigationBarHidden = hidden
    barsDidChange(animated: animated)
  }

  open var toolbar: UIToolbar! {
    if let loadedToolbar { return loadedToolbar }
    let toolbar = Self.makeBar(toolbarClass) { UIToolbar(frame: .zero) }
    loadedToolbar = toolbar
    return toolbar
  }

  open var isToolbarHidden: Bool {
    get { stack.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != stack.isToolbarHidden else { return }
    stack.isToolbarHidden = hidden
    barsDidChange(animated: animated)
  }

  var toolbarIfLoaded: UIToolbar? { loadedToolbar }

  public static let hideShowBarDuration: CGFloat = 0.2

  open var hidesBarsOnSwipe: Bool {
    get { barHiding.onSwipe }
    set { barHiding.onSwipe = newValue }
  }

  open var hidesBarsOnTap: Bool {
    get { barHiding.onTap }
    set { barHiding.onTap = newValue }
  }

  open var hidesBarsWhenVerticallyCompact: Bool {
    get { barHiding.whenVerticallyCompact }
    set { barHiding.whenVerticallyCompact = newValue }
  }

  open var hidesBarsWhenKeyboardAppears: Bool {
    get { barHiding.whenKeyboardAppears }
    set { barHiding.whenKeyboardAppears = newValue }
  }

  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  /// A.7: without an item or a title of its own, the tab is that of the bottom controller.
  open override var tabBarItem: UITabBarItem! {
    get {
      guard navigation.tabItem == nil, title == nil, let root = stack.controllers.first else {
        return ownTabBarItem
      }
      return root.tabBarItem
    }
    set { setTabBarItem(newValue) }
  }

  // MARK: Gestures

  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    isViewLoaded ? gestures.edge : nil
  }

  @available(iOS 26.0, *)
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    isViewLoaded ? gestures.content : nil
  }

  @discardableResult
  open override func accessibilityPerformEscape() -> Bool {
    guard stack.controllers.count > 1 else { return false }
    popByUser { popViewController(animated: true) }
    return true
  }

  // MARK: View

  open override func loadView() {
    let view = NavigationContainerView(frame: UIScreen.main.bounds)
    view.layOut = { [weak self] in self?.layOutContents() }
    contentView.frame = view.bounds
    view.addSubview(contentView)
    view.addSubview(bar)
    gestures.attach(to: view)
    barHiding.attach(to: view)
    self.view = view
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    barHiding.fitToHeight(from: previousTraitCollection, animated: true)
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  open override var childForStatusBarStyle: UIViewController? {
    stack.isNavigationBarHidden ? topViewController : nil
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }

  override var ordersChildAppearance: Bool { true }

  override func containerWillAppear() {
    dropPendingChange()
    installTop()
    dropPendingChange()
    if isTopUnannounced, !Stage.current.takes(.lateWillShow) { announceTop() }
  }

  override func containerIsAppearing() {
    barHiding.fitToHeight(from: nil, animated: false)
    if isTopUnannounced, Stage.current.takes(.lateWillShow) { announceTop() }
  }

  override func containerDidAppear() {
    confirmTop()
  }

  override func containerWillDisappear() {
    endRunningChanges()
  }

  override func containerDidDisappear() {
    dropPendingChange()
  }
}

extension UINavigationController {
  public enum Operation: Int, Sendable {
    case none, push, pop
  }
}
