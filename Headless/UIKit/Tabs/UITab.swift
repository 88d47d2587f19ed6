// A.7
@available(iOS 18.0, *)
@MainActor @preconcurrency
open class UITab: NSObject {
  private let provider: ((UITab) -> UIViewController)?
  private var loaded: UIViewController?
  /// What the bar shows for it.
  let item = UITabBarItem()
  weak var owner: UITabBarController?

  public let identifier: String

  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
    item.title = title
    item.image = image
    item.accessibilityIdentifier = identifier
  }

  open var title: String {
    didSet {
      item.title = title
      contentDidChange()
    }
  }
  open var image: UIImage? {
    didSet {
      item.image = image
      contentDidChange()
    }
  }
  open var subtitle: String? { didSet { contentDidChange() } }
  open var badgeValue: String? {
    didSet {
      item.badgeValue = badgeValue
      contentDidChange()
    }
  }
  open var isEnabled = true {
    didSet {
      item.isEnabled = isEnabled
      contentDidChange()
    }
  }
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } }
  }
  open var allowsHiding = false {
    didSet { if allowsHiding { unsupported("customizing the tabs of a tab bar") } }
  }
  open var preferredPlacement = Placement.automatic {
    didSet { if preferredPlacement != oldValue { tabBarController?.tabItemsDidChange() } }
  }
  open var userInfo: Any?

  open internal(set) weak var parent: UITabGroup?

  open weak var tabBarController: UITabBarController? {
    owner ?? parent?.tabBarController
  }

  /// Asks the provider once, when it is first needed.
  open var viewController: UIViewController? {
    if let loaded { return loaded }
    guard let made = provider?(self) else { return nil }
    loaded = made
    made.navigation.tab = WeakTab(tab: self)
    return made
  }

  var loadedController: UIViewController? { loaded }

  var hasProvider: Bool { provider != nil }

  /// What was shown for it already.
  var shownBefore: UIViewController? { loaded }

  /// The tab that shows its controller in the bar controller: itself, or what a group has chosen.
  var shownController: UIViewController { viewController ?? placeholder }

  private lazy var placeholder = UIViewController()

  var rootTab: UITab { parent?.rootTab ?? self }

  func isInside(_ other: UITab) -> Bool {
    guard let parent else { return false }
    return parent === other || parent.isInside(other)
  }

  /// The tab's row of the sidebar says the same.
  private func contentDidChange() {
    tabBarController?.sidebarView?.row(for: self)?.reload()
  }

  /// Whether its place is at the end of the bar, by its icon alone.
  var isPinned: Bool { preferredPlacement == .pinned }

  /// D: what is optional is added to the bar by a person, from the sidebar.
  var isForSidebarOnly: Bool {
    preferredPlacement == .sidebarOnly || preferredPlacement == .optional
  }
}

@available(iOS 18.0, *)
extension UITab {
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }
}

struct WeakTab {
  weak var tab: UITab?
}

@available(iOS 18.0, *)
extension UIViewController {
  public weak var tab: UITab? {
    navigation.tab?.tab ?? parent?.tab
  }
}
