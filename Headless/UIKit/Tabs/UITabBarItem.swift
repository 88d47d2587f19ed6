// A.7
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// The system's item that it was made as; its title and image follow.
  private(set) var systemItem: SystemItem?
  /// Whether the bar of iOS 26 shows it beside the others, as it does with a search tab.
  package var isDetached = false { didSet { if isDetached != oldValue { notifyObservers() } } }
  /// The view that shows the item now.
  weak var displayedView: UIView?

  public override init() {
    super.init()
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var selectedImage: UIImage? { didSet { didWrite("selectedImage") } }
  open var badgeValue: String? { didSet { didWrite("badgeValue") } }
  open var badgeColor: UIColor? { didSet { didWrite("badgeColor") } }
  @available(iOS 13.0, *)
  open var standardAppearance: UITabBarAppearance? { didSet { didWrite("standardAppearance") } }
  @available(iOS 15.0, *)
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { didWrite("scrollEdgeAppearance") }
  }

  // MARK: What is shown

  var shownTitle: String? { title ?? systemItem?.title }

  func shownImage(isSelected: Bool) -> UIImage? {
    if isSelected, let selectedImage { return selectedImage }
    return image ?? systemItem.flatMap { UIImage(systemName: $0.symbolName) }
  }

  var spokenName: String? {
    accessibilityLabel ?? shownTitle ?? shownImage(isSelected: false)?.spokenName
  }
}

extension UITabBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    var symbolName: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down"
      case .mostViewed: "list.number"
      }
    }
  }
}

@available(iOS 17.0, *)
extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    displayedFrame(in: referenceView)
  }
}
