@MainActor @preconcurrency
open class UIBarItem: NSObject {
  var observers = ObserverList()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    guard coder is FactoryCoder else {
      unsupported("archived bar items")
      return nil
    }
  }

  open var isEnabled = true { didSet { didWrite("isEnabled") } }
  open var title: String? { didSet { didWrite("title") } }
  open var image: UIImage? { didSet { didWrite("image") } }
  open var landscapeImagePhone: UIImage? { didSet { didWrite("landscapeImagePhone") } }
  @available(iOS 11.0, *)
  open var largeContentSizeImage: UIImage? { didSet { didWrite("largeContentSizeImage") } }
  open var imageInsets = UIEdgeInsets.zero { didSet { didWrite("imageInsets") } }
  open var tag = 0

  // MARK: Text attributes

  private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    textAttributes[state.rawValue] = attributes
    didWrite("titleTextAttributes")
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state.rawValue]
  }

  // MARK: Accessibility

  open var accessibilityLabel: String? { didSet { didWrite("accessibilityLabel") } }
  open var accessibilityHint: String? { didSet { didWrite("accessibilityHint") } }
  open var accessibilityValue: String? { didSet { didWrite("accessibilityValue") } }
  open var accessibilityIdentifier: String? { didSet { didWrite("accessibilityIdentifier") } }

  /// Every setter ends here.
  func didWrite(_ property: String) {
    notifyObservers()
  }

  func notifyObservers() {
    for case let observer as any BarItemObserver in observers.objects {
      observer.barItemDidChange(self)
    }
  }
}

/// Lets class methods that return `Self` make an instance through the required initializer.
final class FactoryCoder: NSCoder {}
