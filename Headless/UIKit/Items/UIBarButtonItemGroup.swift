@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject {
  /// How the user may move the group when customizing the bar.
  enum Customization: Equatable {
    case fixed
    case movable(String)
    case optional(String, isInDefault: Bool)
  }

  private(set) var customization = Customization.fixed
  private var items: [UIBarButtonItem] = []
  var observers = ObserverList()
  var displaysRepresentativeItem = false

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.representativeItem = representativeItem
    super.init()
    representativeItem?.representedGroup = self
    adopt(barButtonItems)
  }

  public required init?(coder: NSCoder) {
    super.init()
    unsupported("archived bar button item groups")
    return nil
  }

  @available(iOS 16.0, *)
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  @available(iOS 16.0, *)
  open class func movableGroup(
    customizationIdentifier: String,
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.customization = .movable(customizationIdentifier)
    return group
  }

  @available(iOS 16.0, *)
  open class func optionalGroup(
    customizationIdentifier: String,
    isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.customization = .optional(
      customizationIdentifier,
      isInDefault: isInDefaultCustomization
    )
    return group
  }

  /// A.2: an item belongs to one group at most.
  open var barButtonItems: [UIBarButtonItem] {
    get { items }
    set {
      for item in items where item.group === self && !newValue.contains(item) {
        item.group = nil
      }
      adopt(newValue)
      notify()
    }
  }

  open var representativeItem: UIBarButtonItem? {
    didSet {
      if oldValue?.representedGroup === self { oldValue?.representedGroup = nil }
      representativeItem?.representedGroup = self
      notify()
    }
  }
  open var isDisplayingRepresentativeItem: Bool { displaysRepresentativeItem }

  @available(iOS 16.0, *)
  open var alwaysAvailable = false { didSet { notify() } }

  @available(iOS 16.0, *)
  open var menuRepresentation: UIMenuElement? {
    get { representation }
    set {
      representation = newValue?.copiedElement()
      notify()
    }
  }

  @available(iOS 16.0, *)
  open var isHidden = false { didSet { notify() } }

  private var representation: UIMenuElement?

  private func adopt(_ newItems: [UIBarButtonItem]) {
    items = newItems
    for item in newItems where item.group !== self {
      item.group?.remove(item)
      item.group = self
    }
  }

  private func remove(_ item: UIBarButtonItem) {
    items.removeAll { $0 === item }
    notify()
  }

  private func notify() {
    for case let item as UINavigationItem in observers.objects {
      item.groupDidChange()
    }
  }
}
