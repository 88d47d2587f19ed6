@available(iOS 13.0, *)
open class UINavigationBarAppearance: UIBarAppearance {
  public override init() {
    super.init()
  }

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    subtitleTextAttributes = other.subtitleTextAttributes
    largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
    buttonAppearance = other.buttonAppearance.copied()
    backButtonAppearance = other.backButtonAppearance.copied()
    prominentButtonAppearance = other.prominentButtonAppearance.copied()
    backIndicator = other.backIndicator
  }

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  @available(iOS 26.0, *)
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  @available(iOS 26.0, *)
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonAppearance = buttonAppearance.copied() }
  }

  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { backButtonAppearance = backButtonAppearance.copied() }
  }

  @available(iOS, introduced: 13.0, deprecated: 26.0, renamed: "prominentButtonAppearance")
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { prominentButtonAppearance }
    set { prominentButtonAppearance = newValue }
  }

  @available(iOS 26.0, *)
  open var prominentButtonAppearance = UIBarButtonItemAppearance(style: .prominent) {
    didSet { prominentButtonAppearance = prominentButtonAppearance.copied() }
  }

  open var backIndicatorImage: UIImage { backIndicator?.image ?? Self.defaultBackIndicator }

  open var backIndicatorTransitionMaskImage: UIImage {
    backIndicator?.mask ?? Self.defaultBackIndicator
  }

  /// Both images or none: one alone counts as none.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    guard let image, let transitionMaskImage else { return backIndicator = nil }
    backIndicator = BackIndicator(image: image, mask: transitionMaskImage)
  }

  private(set) var backIndicator: BackIndicator?

  struct BackIndicator {
    let image: UIImage
    let mask: UIImage
  }

  private static let defaultBackIndicator =
    UIImage(systemName: "chevron.backward") ?? UIImage()
}

@available(iOS 13.0, *)
open class UIToolbarAppearance: UIBarAppearance {
  public override init() {
    super.init()
  }

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied()
    prominentButtonAppearance = other.prominentButtonAppearance.copied()
  }

  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonAppearance = buttonAppearance.copied() }
  }

  @available(iOS, introduced: 13.0, deprecated: 26.0, renamed: "prominentButtonAppearance")
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { prominentButtonAppearance }
    set { prominentButtonAppearance = newValue }
  }

  @available(iOS 26.0, *)
  open var prominentButtonAppearance = UIBarButtonItemAppearance(style: .prominent) {
    didSet { prominentButtonAppearance = prominentButtonAppearance.copied() }
  }
}
