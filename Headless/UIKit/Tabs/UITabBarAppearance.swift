// A.7
@available(iOS 13.0, *)
open class UITabBarAppearance: UIBarAppearance {
  public override init() {
    super.init()
  }

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
  }

  open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet { stackedLayoutAppearance = stackedLayoutAppearance.copied() }
  }

  open var inlineLayoutAppearance = UITabBarItemAppearance() {
    didSet { inlineLayoutAppearance = inlineLayoutAppearance.copied() }
  }

  open var compactInlineLayoutAppearance = UITabBarItemAppearance() {
    didSet { compactInlineLayoutAppearance = compactInlineLayoutAppearance.copied() }
  }

  open var selectionIndicatorTintColor: UIColor?
}

@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()

  func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    return copy
  }
}

@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
  }

  var titleColor: UIColor? { titleTextAttributes[.foregroundColor] as? UIColor }
}
