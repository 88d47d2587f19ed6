// A.7
@available(iOS 18.0, *)
open class UITabGroup: UITab {
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title,
      image: image,
      identifier: identifier,
      viewControllerProvider: viewControllerProvider
    )
    adoptChildren()
  }

  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self {
        child.parent = nil
      }
      adoptChildren()
    }
  }

  private func adoptChildren() {
    for child in children {
      child.parent = self
    }
  }

  open var selectedChild: UITab? {
    didSet {
      updateManagedStack()
      if selectedChild !== oldValue { tabBarController?.selectedChildDidChange(of: self) }
    }
  }

  open var defaultChildIdentifier: String?

  /// Rows at the end of the group in the sidebar.
  open var sidebarActions: [UIAction] = [] {
    didSet { tabBarController?.sidebarContentDidChange() }
  }

  open var managingNavigationController: UINavigationController? {
    didSet { updateManagedStack() }
  }

  override var shownController: UIViewController {
    guard let managingNavigationController else {
      if let chosenChild { return chosenChild.shownController }
      guard viewController == nil, let first = children.first else { return super.shownController }
      return first.shownController
    }
    if managingNavigationController.viewControllers.isEmpty { updateManagedStack() }
    return managingNavigationController
  }

  override var shownBefore: UIViewController? {
    managingNavigationController ?? chosenChild?.shownBefore ?? super.shownBefore
      ?? children.first?.shownBefore
  }

  private var chosenChild: UITab? {
    selectedChild ?? children.first { $0.identifier == defaultChildIdentifier }
  }

  /// The group's own screen, and above it that of the selected child (D).
  private func updateManagedStack() {
    guard let stack = managingNavigationController else { return }
    let screens = levels.flatMap(displayedControllers)
    guard !screens.isEmpty, !screens.elementsEqual(stack.viewControllers, by: ===) else { return }
    stack.setViewControllers(screens, animated: false)
  }

  /// The group, and below it what is chosen in each.
  private var levels: [UITab] {
    guard let chosenChild else { return [self] }
    return [self] + ((chosenChild as? UITabGroup)?.levels ?? [chosenChild])
  }

  /// D: the delegate may show others, or none, for each level.
  private func displayedControllers(of tab: UITab) -> [UIViewController] {
    let proposed = [tab.viewController].compactMap { $0 }
    guard let owner = tabBarController else { return proposed }
    return owner.delegate?.tabBarController(
      owner,
      displayedViewControllersFor: tab,
      proposedViewControllers: proposed
    ) ?? proposed
  }

  /// Whether there is anything to see besides its children's screens.
  var hasScreen: Bool { hasProvider || managingNavigationController != nil }
}

// A.7
@available(iOS 18.0, *)
open class UISearchTab: UITab {
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search",
      image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.UISearchTab",
      viewControllerProvider: viewControllerProvider
    )
    item.isDetached = true
  }

  @available(iOS 26.0, *)
  open var automaticallyActivatesSearch: Bool {
    get { activatesSearch }
    set {
      activatesSearch = newValue
      if newValue { unsupported("search tabs that activate their search") }
    }
  }

  private var activatesSearch = false
}

// A.7
@available(iOS 26.0, *)
@MainActor @preconcurrency
open class UITabAccessory: NSObject {
  public let contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}
