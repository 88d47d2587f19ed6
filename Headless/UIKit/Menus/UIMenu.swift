@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  public let identifier: UIMenu.Identifier
  public let options: UIMenu.Options
  public let children: [UIMenuElement]

  private init(
    identifier: UIMenu.Identifier?,
    options: UIMenu.Options,
    children: [UIMenuElement]
  ) {
    self.identifier = identifier ?? .dynamic()
    self.options = options
    self.children = children
    super.init()
  }

  public required init?(coder: NSCoder) {
    identifier = .dynamic()
    options = []
    children = []
    super.init(coder: coder)
  }

  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init(identifier: identifier, options: options, children: children)
    storedTitle = title
    storedImage = image
  }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title,
      image: image,
      identifier: identifier,
      options: options,
      children: children
    )
    self.subtitle = subtitle
  }

  @available(iOS 16.0, *)
  @_disfavoredOverload
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = {
      if #available(iOS 17, *) { .automatic } else { .large }
    }(),
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title,
      image: image,
      identifier: identifier,
      options: options,
      children: children
    )
    self.subtitle = subtitle
    self.preferredElementSize = preferredElementSize
  }

  /// A.10: the elements whose state is on, those of inline menus included.
  @available(iOS 15.0, *)
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }

  @available(iOS 16.0, *)
  open var preferredElementSize = ElementSize.automatic
  @available(iOS 17.4, *)
  open var displayPreferences: UIMenuDisplayPreferences?

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title,
      image: image,
      identifier: identifier,
      options: options,
      children: newChildren
    )
    menu.subtitle = subtitle
    menu.preferredElementSize = preferredElementSize
    menu.displayPreferences = displayPreferences
    menu.accessibilityIdentifier = accessibilityIdentifier
    return menu
  }

  func copied() -> UIMenu {
    replacingChildren(children.map { $0.copiedElement() })
  }

  override func copiedElement() -> UIMenuElement { copied() }
}

@available(iOS 13.0, *)
extension UIMenu {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    static func dynamic() -> Identifier {
      Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    @available(iOS 15.0, *)
    public static let singleSelection = Options(rawValue: 1 << 5)
    @available(iOS 17.0, *)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  @available(iOS 16.0, *)
  public enum ElementSize: Int, Sendable {
    case small, medium, large
    @available(iOS 17.0, *)
    case automatic = -1
  }
}

@available(iOS 17.4, *)
@MainActor @preconcurrency
open class UIMenuDisplayPreferences: NSObject {
  open var maximumNumberOfTitleLines = 0
}
