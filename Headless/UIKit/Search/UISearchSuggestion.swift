@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  var representedObject: Any? { get set }
}

@available(iOS 16.0, *)
extension UISearchSuggestion {
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
}

@available(iOS 16.0, *)
@MainActor @preconcurrency
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  private let suggestion: String
  private let descriptionText: String?
  private let icon: UIImage?

  public init(
    localizedSuggestion suggestion: String,
    localizedDescription description: String?,
    iconImage: UIImage?
  ) {
    self.suggestion = suggestion
    descriptionText = description
    icon = iconImage
    super.init()
  }

  public convenience init(
    localizedSuggestion suggestion: String,
    localizedDescription description: String?
  ) {
    self.init(
      localizedSuggestion: suggestion,
      localizedDescription: description,
      iconImage: nil
    )
  }

  public convenience init(localizedSuggestion suggestion: String) {
    self.init(localizedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
  }

  open var localizedSuggestion: String? { suggestion }
  open var localizedDescription: String? { descriptionText }
  open var iconImage: UIImage? { icon }
  open var representedObject: Any?
}
