@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  weak var observer: (any NavigationItemObserver)?
  /// How often each property was set.
  @_spi(Headless) public internal(set) var writes = ItemWriteCounts()
  var sides = ItemSides()
  var search = ItemSearch()
  /// Whose item it is.
  weak var controller: UIViewController?

  public override init() {
    super.init()
    LiveCounters.navigationItems += 1
  }

  public init(title: String) {
    self.title = title
    super.init()
    LiveCounters.navigationItems += 1
  }

  public required init?(coder: NSCoder) {
    super.init()
    LiveCounters.navigationItems += 1
    unsupported("archived navigation items")
    return nil
  }

  isolated deinit {
    LiveCounters.navigationItems -= 1
  }

  // MARK: Title

  open var title: String? { didSet { didWriteTitle() } }
  open var titleView: UIView? { didSet { didWrite("titleView") } }
  open var prompt: String? { didSet { didWrite("prompt") } }
  @available(iOS 26.0, *)
  open var attributedTitle: AttributedString? { didSet { didWrite("attributedTitle") } }

  /// C.6.8: reads as the attributed subtitle's plain text while there is one.
  @available(iOS 26.0, *)
  open var subtitle: String? {
    get { attributedSubtitle.map { String($0.characters) } ?? plainSubtitle }
    set {
      plainSubtitle = newValue
      didWrite("subtitle")
    }
  }

  private(set) var plainSubtitle: String?
  @available(iOS 26.0, *)
  open var attributedSubtitle: AttributedString? { didSet { didWrite("attributedSubtitle") } }
  @available(iOS 26.0, *)
  open var subtitleView: UIView? { didSet { didWrite("subtitleView") } }
  @available(iOS 26.0, *)
  open var largeTitle: String? { didSet { didWrite("largeTitle") } }
  @available(iOS 26.0, *)
  open var largeSubtitle: String? { didSet { didWrite("largeSubtitle") } }
  @available(iOS 26.0, *)
  open var largeAttributedSubtitle: AttributedString? {
    didSet { didWrite("largeAttributedSubtitle") }
  }
  @available(iOS 26.0, *)
  open var largeSubtitleView: UIView? { didSet { didWrite("largeSubtitleView") } }
  @available(iOS 27.2, *)
  open var titleAlignment = TitleAlignment.automatic { didSet { didWrite("titleAlignment") } }
  @available(iOS 11.0, *)
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { didWrite("largeTitleDisplayMode") }
  }

  // MARK: Back button

  open var backBarButtonItem: UIBarButtonItem? { didSet { didWrite("backBarButtonItem") } }
  @available(iOS 11.0, *)
  open var backButtonTitle: String? { didSet { didWrite("backButtonTitle") } }
  @available(iOS 14.0, *)
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { didWrite("backButtonDisplayMode") }
  }

  open var hidesBackButton: Bool {
    get { sides.hidesBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    sides.hidesBackButton = hidesBackButton
    didWrite("hidesBackButton", animated: animated)
  }

  @available(iOS 16.0, *)
  open var backAction: UIAction? {
    get { copiedBackAction }
    set {
      copiedBackAction = newValue?.copied()
      didWrite("backAction")
    }
  }

  private var copiedBackAction: UIAction?

  // MARK: Left and right

  /// C.6.10: the first element of the array; setting one replaces the array.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { setLeftBarButton(newValue, animated: false) }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  @available(iOS 5.0, *)
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { array(of: sides.leading) }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }

  @available(iOS 5.0, *)
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { array(of: sides.trailing) }
    set { setRightBarButtonItems(newValue, animated: false) }
  }

  @available(iOS 5.0, *)
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    replaceGroups(of: sides.leading, by: [])
    sides.leading = .items(items)
    didWrite("leftBarButtonItems", isArray: true, animated: animated)
  }

  @available(iOS 5.0, *)
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    replaceGroups(of: sides.trailing, by: [])
    sides.trailing = .items(items)
    didWrite("rightBarButtonItems", isArray: true, animated: animated)
  }

  @available(iOS 5.0, *)
  open var leftItemsSupplementBackButton: Bool {
    get { sides.leftItemsSupplementBackButton }
    set {
      sides.leftItemsSupplementBackButton = newValue
      didWrite("leftItemsSupplementBackButton")
    }
  }

  // MARK: Groups

  /// C.6.11: groups replace what was set with left and right items.
  @available(iOS 16.0, *)
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { groups(of: sides.leading) }
    set {
      replaceGroups(of: sides.leading, by: newValue)
      sides.leading = .groups(newValue)
      didWrite("leadingItemGroups", isArray: true)
    }
  }

  @available(iOS 16.0, *)
  open var centerItemGroups: [UIBarButtonItemGroup] {
    get { sides.center }
    set {
      replaceGroups(of: .groups(sides.center), by: newValue)
      sides.center = newValue
      didWrite("centerItemGroups", isArray: true)
    }
  }

  @available(iOS 16.0, *)
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { groups(of: sides.trailing) }
    set {
      replaceGroups(of: sides.trailing, by: newValue)
      sides.trailing = .groups(newValue)
      didWrite("trailingItemGroups", isArray: true)
    }
  }

  @available(iOS 16.0, *)
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { sides.pinnedTrailing }
    set {
      sides.pinnedTrailing?.observers.remove(self)
      newValue?.observers.add(self)
      sides.pinnedTrailing = newValue
      didWrite("pinnedTrailingGroup")
    }
  }

  // MARK: Appearance while topmost

  @available(iOS 13.0, *)
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { didWrite("standardAppearance") }
  }
  @available(iOS 13.0, *)
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { didWrite("compactAppearance") }
  }
  @available(iOS 13.0, *)
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { didWrite("scrollEdgeAppearance") }
  }
  @available(iOS 15.0, *)
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { didWrite("compactScrollEdgeAppearance") }
  }

  // MARK: Desktop-class

  @available(iOS 16.0, *)
  open var style = ItemStyle.navigator { didSet { didWrite("style") } }
  @available(iOS 16.0, *)
  open var customizationIdentifier: String? { didSet { didWrite("customizationIdentifier") } }
  @available(iOS 16.0, *)
  open var additionalOverflowItems: UIDeferredMenuElement? {
    didSet { didWrite("additionalOverflowItems") }
  }
  @available(iOS 16.0, *)
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { didWrite("titleMenuProvider") }
  }
  @available(iOS 16.0, *)
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    didSet { didWrite("renameDelegate") }
  }
  @available(iOS 16.0, *)
  open var documentProperties: UIDocumentProperties? {
    didSet { didWrite("documentProperties") }
  }

  /// C.6.11
  var hasTitleMenu: Bool {
    titleMenuProvider != nil || renameDelegate != nil || documentProperties != nil
  }

  /// Where a menu of what didn't fit comes from.
  @available(iOS 16.0, *)
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
    overflowView
  }

  weak var overflowView: UIView?

  @available(iOS 27.0, *)
  open var navigationBarMinimization = UIBarMinimization() {
    didSet {
      if navigationBarMinimization.minimizationBehavior != .automatic {
        unsupported("navigation bars that are minimized")
      }
      didWrite("navigationBarMinimization")
    }
  }
}
