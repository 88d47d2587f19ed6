open class UIColor: NSObject, @unchecked Sendable {
  private let resolve: @Sendable (UITraitCollection) -> DisplayColor

  init(resolve: @escaping @Sendable (UITraitCollection) -> DisplayColor) {
    self.resolve = resolve
    super.init()
  }

  convenience init(_ color: DisplayColor) {
    self.init { _ in color }
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(DisplayColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init { traits in dynamicProvider(traits).displayColor(for: traits) }
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(displayColor(for: traitCollection))
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor { [resolve] traits in
      var color = resolve(traits)
      color.alpha = alpha
      return color
    }
  }

  @_spi(Headless)
  public func displayColor(for traits: UITraitCollection) -> DisplayColor {
    resolve(traits)
  }

  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
}

extension UIColor {
  /// The system's tint: blue.
  static let defaultTint = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? DisplayColor(red: 0, green: 145 / 255, blue: 1)
      : DisplayColor(red: 0, green: 136 / 255, blue: 1)
  }
}
