// A.7
@MainActor @preconcurrency
open class UITabBarController: UIViewController, UITabBarDelegate {
  var state = TabState()
  let contentView = UIView(frame: .zero)
  private let bar = UITabBar(frame: .zero)
  private(set) lazy var more = UINavigationController(rootViewController: UIViewController())
  private var storedAccessory: UITabAccessory?
  var accessoryView: TabAccessoryView?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connectBar()
  }

  @available(iOS 18.0, *)
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    unsupported("archived tab bar controllers")
    return nil
  }

  private func connectBar() {
    bar.delegate = self
    bar.owner = self
  }

  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: Controllers

  open var viewControllers: [UIViewController]? {
    get { state.controllers.isEmpty ? nil : state.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    state.tabs = nil
    state.selectedTab = nil
    set(viewControllers ?? [])
  }

  open var selectedViewController: UIViewController? {
    get { state.selected }
    set {
      guard let newValue else { return }
      guard state.controllers.contains(where: { $0 === newValue }) else {
        raise(
          .invalidArgument,
          "-[\(type(of: self)) setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected."
        )
      }
      select(newValue)
    }
  }

  /// Of the tabs that can be seen, in an order that starts at 0.
  open var selectedIndex: Int {
    get {
      let index =
        state.tabs == nil
        ? state.controllers.firstIndex { $0 === state.selected }
        : visibleTabs.firstIndex { $0 === state.selectedTab }
      return index ?? NSNotFound
    }
    set {
      guard state.tabs == nil else {
        guard visibleTabs.indices.contains(newValue) else { return }
        return select(visibleTabs[newValue])
      }
      guard state.controllers.indices.contains(newValue) else { return }
      select(state.controllers[newValue])
    }
  }

  /// D: all of them, unless an app says otherwise.
  open var customizableViewControllers: [UIViewController]? {
    get { storedCustomizable ?? viewControllers }
    set {
      storedCustomizable = newValue
      if newValue?.isEmpty == false { unsupported("customizing the tabs of a tab bar") }
    }
  }

  private var storedCustomizable: [UIViewController]?

  open var moreNavigationController: UINavigationController { more }

  // MARK: Tabs

  @available(iOS 18.0, *)
  open var tabs: [UITab] {
    get { state.tabs ?? [] }
    set { setTabs(newValue, animated: false) }
  }

  @available(iOS 18.0, *)
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    set(tabs)
  }

  @available(iOS 18.0, *)
  open var selectedTab: UITab? {
    get { state.selectedTab }
    set { if let newValue { select(newValue) } }
  }

  @available(iOS 18.0, *)
  open func tab(forIdentifier identifier: String) -> UITab? {
    findTab(identifier, in: state.tabs ?? [])
  }

  @available(iOS 18.0, *)
  open var mode: Mode {
    get { storedMode == 2 ? .tabSidebar : storedMode == 1 ? .tabBar : .automatic }
    set {
      storedMode = newValue.rawValue
      tabItemsDidChange()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  private var storedMode = 0

  @available(iOS 18.0, *)
  open var sidebar: Sidebar { ownSidebar }

  private lazy var ownSidebar = Sidebar(self)
  var sidebarView: TabSidebarView?
  var sidebarToggle: UIButton?

  /// Where the width is compact, only these have a place in the bar, in this order.
  @available(iOS 18.0, *)
  open var compactTabIdentifiers: [String]? {
    get { storedCompactTabs }
    set {
      storedCompactTabs = newValue
      tabItemsDidChange()
    }
  }

  private var storedCompactTabs: [String]?

  @available(iOS 18.0, *)
  open var customizationIdentifier: String? {
    get { storedCustomization }
    set {
      storedCustomization = newValue
      if newValue != nil { unsupported("customizing the tabs of a tab bar") }
    }
  }

  private var storedCustomization: String?

  @available(iOS 26.0, *)
  open var contentLayoutGuide: UILayoutGuide { contentGuide }

  private lazy var contentGuide = TabContentGuide(of: self)

  // MARK: Bar

  open var tabBar: UITabBar { bar }

  @available(iOS 18.0, *)
  open var isTabBarHidden: Bool {
    get { state.isHiddenByApp }
    set { setTabBarHidden(newValue, animated: false) }
  }

  @available(iOS 18.0, *)
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != state.isHiddenByApp else { return }
    changeBar(animated: animated) { state.isHiddenByApp = hidden }
  }

  @available(iOS 26.0, *)
  open var tabBarMinimizeBehavior: MinimizeBehavior {
    get { MinimizeBehavior(rawValue: storedMinimizing) ?? .automatic }
    set {
      storedMinimizing = newValue.rawValue
      if newValue == .onScrollDown || newValue == .onScrollUp {
        unsupported("tab bars that get smaller while the content scrolls")
      }
    }
  }

  private var storedMinimizing = 0

  @available(iOS 26.0, *)
  open var bottomAccessory: UITabAccessory? {
    get { storedAccessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  @available(iOS 26.0, *)
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    storedAccessory = bottomAccessory
    accessoryView?.removeFromSuperview()
    accessoryView = bottomAccessory.map { TabAccessoryView(content: $0.contentView) }
    viewIfLoaded?.setNeedsLayout()
  }

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: View

  open override func loadView() {
    let view = TabContainerView(frame: UIScreen.main.bounds)
    view.layOut = { [weak self] in self?.layOutContents() }
    contentView.frame = view.bounds
    view.addSubview(contentView)
    view.addSubview(bar)
    self.view = view
  }

  open override var childForStatusBarStyle: UIViewController? { state.selected }
  open override var childForStatusBarHidden: UIViewController? { state.selected }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass
    else { return }
    tabItemsDidChange()
    viewIfLoaded?.setNeedsLayout()
  }

  override var ordersChildAppearance: Bool { true }

  override func containerWillAppear() {
    installSelected()
  }

  override func containerDidAppear() {
    followSelection()
  }

  override func containerWillDisappear() {
    state.running?.end()
  }

  override func stackWantsBottomBarHidden(_ isHidden: Bool, timeline: Timeline?) {
    stackWishDidChange(timeline: timeline)
  }
}

extension UITabBarController {
  @available(iOS 18.0, *)
  public enum Mode: Int, Sendable {
    case automatic, tabBar, tabSidebar
  }

  @available(iOS 26.0, *)
  public enum MinimizeBehavior: Int, Sendable {
    case automatic, never, onScrollDown, onScrollUp
  }
}
