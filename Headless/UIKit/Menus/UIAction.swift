public typealias UIActionHandler = (UIAction) -> Void

@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UIAction: UIMenuElement, UIMenuLeaf {
  private let handler: UIActionHandler
  public let identifier: UIAction.Identifier
  private var senders: [Any?] = []

  private init(handler: @escaping UIActionHandler, identifier: UIAction.Identifier?) {
    self.handler = handler
    self.identifier = identifier ?? .dynamic()
    super.init()
  }

  public required init?(coder: NSCoder) {
    handler = { _ in }
    identifier = .dynamic()
    super.init(coder: coder)
  }

  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(handler: handler, identifier: identifier)
    self.title = title
    self.image = image
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title,
      image: image,
      identifier: identifier,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state,
      handler: handler
    )
    self.subtitle = subtitle
  }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title,
      image: image,
      identifier: identifier,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state,
      handler: handler
    )
    self.subtitle = subtitle
    self.selectedImage = selectedImage
  }

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes = []
  open var state = UIMenuElement.State.off
  @available(iOS 17.0, *)
  open var selectedImage: UIImage?

  /// A.10: non-nil only while the handler runs.
  @available(iOS 14.0, *)
  open var sender: Any? { senders.last ?? nil }

  @available(iOS 16.0, *)
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }

  @available(iOS 16.0, *)
  open func performWithSender(_ sender: Any?, target: Any?) {
    senders.append(sender)
    handler(self)
    senders.removeLast()
  }

  /// The image shown: `selectedImage` stands in while the state is on.
  var shownImage: UIImage? {
    state == .off ? image : selectedImage ?? image
  }

  func copied() -> UIAction {
    let copy = UIAction(handler: handler, identifier: identifier)
    copy.title = title
    copy.subtitle = subtitle
    copy.image = image
    copy.selectedImage = selectedImage
    copy.discoverabilityTitle = discoverabilityTitle
    copy.attributes = attributes
    copy.state = state
    copy.accessibilityIdentifier = accessibilityIdentifier
    return copy
  }

  override func copiedElement() -> UIMenuElement { copied() }
}

@available(iOS 13.0, *)
extension UIAction {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    static func dynamic() -> Identifier {
      Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    }
  }
}
