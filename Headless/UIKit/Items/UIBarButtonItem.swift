@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// What the item was made as; it never changes.
  enum Kind: Equatable {
    case ordinary
    case system(SystemItem)
    case fixedSpace
    case flexibleSpace
  }

  private(set) var kind = Kind.ordinary
  weak var group: UIBarButtonItemGroup?
  /// The group that this item stands for where there is no room for it.
  weak var representedGroup: UIBarButtonItemGroup?
  var menuState = ItemMenuState()
  /// Whether it holds a place for the search bar.
  var standsForSearch = false
  /// The view that shows the item now.
  weak var displayedView: UIView?
  /// How often each property was set.
  @_spi(Headless) public private(set) var writes = ItemWriteCounts()
  private var isReady = false

  public override init() {
    super.init()
    start()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  private func start() {
    LiveCounters.barItems += 1
    LiveCounters.madeBarItems += 1
    isReady = true
  }

  isolated deinit {
    if isReady { LiveCounters.barItems -= 1 }
  }

  public convenience init(customView: UIView) {
    self.init()
    quietly { self.customView = customView }
  }

  @available(iOS 14.0, *)
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    quietly {
      self.primaryAction = primaryAction
      if let title { self.title = title }
      if let image { self.image = image }
      self.menu = menu
    }
  }

  convenience init(made systemItem: UIBarButtonItem.SystemItem) {
    self.init()
    kind =
      switch systemItem {
      case .flexibleSpace: .flexibleSpace
      case .fixedSpace: .fixedSpace
      default: .system(systemItem)
      }
    if systemItem == .done { quietly { style = .prominent } }
  }

  /// A.2: the action's title and image are ignored.
  @available(iOS 14.0, *)
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(made: systemItem)
    quietly {
      self.primaryAction = primaryAction
      self.menu = menu
    }
  }

  @available(iOS 14.0, *)
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = make()
    item.kind = .fixedSpace
    item.quietly { item.width = width }
    return item
  }

  /// A.2: of zero width, it splits the shared background.
  @available(iOS 26.0, *)
  open class func fixedSpace() -> Self {
    fixedSpace(0)
  }

  @available(iOS 14.0, *)
  open class func flexibleSpace() -> Self {
    let item = make()
    item.kind = .flexibleSpace
    return item
  }

  private class func make() -> Self {
    guard let item = self.init(coder: FactoryCoder()) else {
      raise(.internalInconsistency, "\(self) failed to initialize")
    }
    return item
  }

  // MARK: Look

  open var style = Style.plain { didSet { didWrite("style") } }
  open var width: CGFloat = 0 { didSet { didWrite("width") } }
  open var possibleTitles: Set<String>? { didSet { didWrite("possibleTitles") } }
  open var customView: UIView? { didSet { didWrite("customView") } }
  open var tintColor: UIColor? { didSet { didWrite("tintColor") } }
  @available(iOS 16.0, *)
  open var isHidden = false { didSet { didWrite("isHidden") } }
  @available(iOS 15.0, *)
  open var isSelected = false { didSet { didWrite("isSelected") } }
  @available(iOS 17.0, *)
  open var isSymbolAnimationEnabled = false { didSet { didWrite("isSymbolAnimationEnabled") } }
  @available(iOS 26.0, *)
  open var hidesSharedBackground = false { didSet { didWrite("hidesSharedBackground") } }
  @available(iOS 26.0, *)
  open var sharesBackground = true { didSet { didWrite("sharesBackground") } }
  @available(iOS 26.0, *)
  open var identifier: String? { didSet { didWrite("identifier") } }
  @available(iOS 26.0, *)
  open var badge: UIBarButtonItem.Badge? { didSet { didWrite("badge") } }
  @available(iOS 27.0, *)
  open var visibilityPriority = UIBarButtonItemVisibilityPriority.standard {
    didSet { didWrite("visibilityPriority") }
  }
  @available(iOS 27.0, *)
  open var isPaddingRemoved = false { didSet { didWrite("isPaddingRemoved") } }

  // MARK: Action and menu

  // A.2: setting it copies the action, and takes over the parts of its title and image that aren't
  // nil, other than for system items. Nil leaves both.
  @available(iOS 14.0, *)
  open var primaryAction: UIAction? {
    get { menuState.primaryAction }
    set {
      menuState.primaryAction = newValue?.copied()
      if let newValue, kind == .ordinary {
        // An action's title is "", not nil, when none was given: it is taken over too.
        quietly {
          title = newValue.title
          if let image = newValue.image { self.image = image }
        }
      }
      didWrite("primaryAction")
    }
  }

  /// A.10: an immutable copy is taken here; what is read back is the object that was handed over,
  /// until the user's choice changes the selection.
  @available(iOS 14.0, *)
  open var menu: UIMenu? {
    get { menuState.menu }
    set {
      menuState.setMenu(newValue, selects: changesSelectionAsPrimaryAction)
      didWrite("menu")
    }
  }

  @available(iOS 16.0, *)
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic {
    didSet { didWrite("preferredMenuElementOrder") }
  }

  @available(iOS 15.0, *)
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      menuState.setMenu(menuState.menu, selects: changesSelectionAsPrimaryAction)
      didWrite("changesSelectionAsPrimaryAction")
    }
  }

  @available(iOS 16.0, *)
  open var menuRepresentation: UIMenuElement? {
    get { menuState.representation }
    set {
      menuState.representation = newValue?.copiedElement()
      didWrite("menuRepresentation")
    }
  }

  // MARK: Groups

  open var buttonGroup: UIBarButtonItemGroup? { group }

  @available(iOS 16.0, *)
  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup.fixedGroup(items: [self])
  }

  @available(iOS 16.0, *)
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  @available(iOS 16.0, *)
  open func creatingOptionalGroup(
    customizationIdentifier: String,
    isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization,
      items: [self]
    )
  }

  // MARK: Writes

  private var quietDepth = 0

  override func didWrite(_ property: String) {
    guard quietDepth == 0 else { return }
    writes.add(property, isArray: false)
    ItemWrites.barItems.add(property, isArray: false)
    notifyObservers()
  }

  /// Sets properties on the item's own account: no write of the app's.
  func quietly(_ changes: () -> Void) {
    quietDepth += 1
    changes()
    quietDepth -= 1
  }
}
