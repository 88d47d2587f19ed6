// A.6
@available(iOS 14.0, *)
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public struct ImageProperties: Hashable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    public var font: UIFont
    public var color: UIColor
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none

    func shown(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var secondaryText: String?
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryText = secondaryAttributedText?.string }
  }
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { margins.value }
    set { margins.value = newValue }
  }
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private var margins: HashableInsets

  private init(
    font: UIFont.TextStyle,
    color: UIColor = .label,
    secondaryFont: UIFont.TextStyle = .subheadline,
    vertical: CGFloat = 11
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: font), color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondaryFont),
      color: .secondaryLabel
    )
    margins = HashableInsets(
      value: NSDirectionalEdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 16)
    )
  }

  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    self
  }
}

// A.6
@available(iOS 14.0, *)
extension UIListContentConfiguration {
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(font: .body, secondaryFont: .caption1)
  }

  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(font: .body, secondaryFont: .subheadline)
  }

  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(font: .body, secondaryFont: .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  public static func sidebarCell() -> UIListContentConfiguration {
    cell()
  }

  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    subtitleCell()
  }

  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(font: .headline, vertical: 6)
  }

  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(font: .footnote, color: .secondaryLabel, vertical: 6)
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(font: .headline, color: .secondaryLabel, vertical: 10)
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(font: .footnote, color: .secondaryLabel, vertical: 6)
  }

  @available(iOS 18.0, *)
  public static func header() -> UIListContentConfiguration {
    groupedHeader()
  }

  @available(iOS 18.0, *)
  public static func footer() -> UIListContentConfiguration {
    groupedFooter()
  }
}
