// A.7
@available(iOS 18.0, *)
extension UITabBarController {
  @MainActor @preconcurrency
  open class Sidebar: NSObject {
    weak var controller: UITabBarController?
    private var isClosed = true

    init(_ controller: UITabBarController) {
      self.controller = controller
    }

    open weak var delegate: (any UITabBarController.Sidebar.Delegate)? {
      didSet { controller?.sidebarContentDidChange() }
    }

    /// Changed inside of an animation it moves with it.
    open var isHidden: Bool {
      get { isClosed }
      set { setHidden(newValue, animated: AnimationContext.timeline != nil) }
    }

    open var preferredLayout = Layout.automatic {
      didSet { controller?.viewIfLoaded?.setNeedsLayout() }
    }

    open var headerContentConfiguration: (any UIContentConfiguration)? {
      didSet { controller?.sidebarContentDidChange() }
    }

    open var footerContentConfiguration: (any UIContentConfiguration)? {
      didSet { controller?.sidebarContentDidChange() }
    }

    open var bottomBarView: UIView? {
      didSet {
        if oldValue !== bottomBarView { oldValue?.removeFromSuperview() }
        controller?.sidebarContentDidChange()
      }
    }

    open func reconfigureItem(for tab: UITab) {
      controller?.sidebarView?.row(for: tab)?.update()
    }

    func setHidden(_ isHidden: Bool, animated: Bool) {
      guard isHidden != isClosed else { return }
      isClosed = isHidden
      controller?.sidebarVisibilityDidChange(animated: animated)
    }
  }
}

@available(iOS 18.0, *)
extension UITabBarController.Sidebar {
  public enum Layout: Int, Sendable {
    case automatic, overlap, tile
  }

  @MainActor @preconcurrency
  public protocol Animating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
  }

  @MainActor @preconcurrency
  public protocol Delegate: NSObjectProtocol {
    func tabBarController(
      _ tabBarController: UITabBarController,
      sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
      animator: any UITabBarController.Sidebar.Animating
    )
    func tabBarController(
      _ tabBarController: UITabBarController,
      sidebar: UITabBarController.Sidebar,
      itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem
    func tabBarController(
      _ tabBarController: UITabBarController,
      sidebar: UITabBarController.Sidebar,
      update item: UITabSidebarItem
    )
    func tabBarController(
      _ tabBarController: UITabBarController,
      sidebar: UITabBarController.Sidebar,
      willBeginDisplaying tab: UITab
    )
    func tabBarController(
      _ tabBarController: UITabBarController,
      sidebar: UITabBarController.Sidebar,
      didEndDisplaying tab: UITab
    )
  }
}

/// What UIKit does without the optional methods.
@available(iOS 18.0, *)
extension UITabBarController.Sidebar.Delegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {}

  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem { UITabSidebarItem(request: request) }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    update item: UITabSidebarItem
  ) {}

  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    willBeginDisplaying tab: UITab
  ) {}

  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    didEndDisplaying tab: UITab
  ) {}
}

/// Runs what a delegate adds beside the sidebar's own motion.
final class SidebarAnimator: NSObject, UITabBarController.Sidebar.Animating {
  private(set) var animations: [() -> Void] = []
  private(set) var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }
}
