@available(iOS 13.0, *)
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// Which of the three configurations was chosen last.
  enum Background: Equatable {
    case `default`, opaque, transparent
  }

  public let idiom: UIUserInterfaceIdiom
  private(set) var background = Background.default

  public override init() {
    idiom = Stage.current.device.isPad ? .pad : .phone
    super.init()
    configureWithDefaultBackground()
  }

  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    background = barAppearance.background
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    overrideUserInterfaceStyle = barAppearance.overrideUserInterfaceStyle
  }

  open func copy() -> Self {
    Self(barAppearance: self)
  }

  open func configureWithDefaultBackground() {
    reset(.default, effect: UIBlurEffect(style: .systemChromeMaterial), color: nil)
    shadowColor = Self.shadow
  }

  open func configureWithOpaqueBackground() {
    reset(.opaque, effect: nil, color: Self.page)
    shadowColor = Self.shadow
  }

  open func configureWithTransparentBackground() {
    reset(.transparent, effect: nil, color: nil)
    shadowColor = nil
  }

  open var backgroundEffect: UIBlurEffect?
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage? {
    didSet {
      if backgroundImage != nil { unsupported("background images of bars") }
    }
  }
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  @available(iOS 27.0, *)
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  private func reset(_ kind: Background, effect: UIBlurEffect?, color: UIColor?) {
    background = kind
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowImage = nil
  }

  private static let page = UIColor(dynamicProvider: { traits in
    traits.userInterfaceStyle == .dark ? .black : .white
  })

  private static let shadow = UIColor(dynamicProvider: { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  })
}
