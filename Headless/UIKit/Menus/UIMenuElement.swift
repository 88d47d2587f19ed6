@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  var storedTitle = ""
  var storedImage: UIImage?

  override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    guard coder is FactoryCoder else {
      unsupported("archived menu elements")
      return nil
    }
  }

  open var title: String { storedTitle }
  open var image: UIImage? { storedImage }
  @available(iOS 15.0, *)
  open var subtitle: String?
  open var accessibilityIdentifier: String?

  /// The copy that UIKit takes when the element is handed over.
  func copiedElement() -> UIMenuElement { self }
}

@available(iOS 13.0, *)
extension UIMenuElement {
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    @available(iOS 16.0, *)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}
