/// What stands where content would be: an image or an indicator, texts, buttons.
@available(iOS 17.0, *)
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public enum Alignment: Int, Sendable {
    case center, natural
  }

  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
  }

  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
  }

  public struct ButtonProperties {
    public var isEnabled = true
    public var primaryAction: UIAction?
    public var menu: UIMenu?
  }

  enum Kind { case empty, loading, search }

  let kind: Kind
  public var alignment = Alignment.center
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryText = secondaryAttributedText?.string }
  }
  public var secondaryTextProperties: TextProperties
  public var button: UIButton.Configuration
  public var buttonProperties = ButtonProperties()
  public var secondaryButton: UIButton.Configuration
  public var secondaryButtonProperties = ButtonProperties()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16,
    leading: 16,
    bottom: 16,
    trailing: 16
  )
  public var imageToTextPadding: CGFloat = 10
  public var textToSecondaryTextPadding: CGFloat = 6
  public var textToButtonPadding: CGFloat = 20
  public var buttonToSecondaryButtonPadding: CGFloat = 10
  public var background = UIBackgroundConfiguration.clear()

  private init(_ kind: Kind) {
    self.kind = kind
    textProperties = TextProperties(
      font: .systemFont(ofSize: 22, weight: .bold),
      color: .label
    )
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline),
      color: .secondaryLabel
    )
    imageProperties.tintColor = .secondaryLabel
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    button = .borderless()
    secondaryButton = .borderless()
  }

  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(.empty)
  }

  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(.loading)
    configuration.text = "Loading…"
    configuration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    configuration.textProperties.color = .secondaryLabel
    return configuration
  }

  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(.search)
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// D: that of a search names what is searched for.
  public func updated(
    for state: any UIConfigurationState
  ) -> UIContentUnavailableConfiguration {
    guard kind == .search, text == "No Results",
      let searched = (state as? UIContentUnavailableConfigurationState)?.searchText,
      !searched.isEmpty
    else { return self }
    var configuration = self
    configuration.text = "No Results for “\(searched)”"
    return configuration
  }
}

@available(iOS 17.0, *)
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var searchText: String?

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
