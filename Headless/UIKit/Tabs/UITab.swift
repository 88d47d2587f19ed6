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

  open var title: String { didSet { item.title = title } }
  open var image: UIImage? { didSet { item.image = image } }
  open var subtitle: String?
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
  open var isEnabled = true { didSet { item.isEnabled = isEnabled } }
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } }
  }
  open var allowsHiding = false
  open var preferredPlacement = Placement.automatic
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

  /// What was shown for it already.
  var shownBefore: UIViewController? { loaded }

  /// The tab that shows its controller in the bar controller: itself, or what a group has chosen.
  var shownController: UIViewController { viewController ?? placeholder }

  private lazy var placeholder = UIViewController()

  var rootTab: UITab { parent?.rootTab ?? self }
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
