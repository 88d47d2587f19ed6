open class UIColor: NSObject, @unchecked Sendable {
  /// Where a colour's components come from.
  enum Source: Sendable {
    case fixed(DisplayColor)
    case system(SystemColor, alpha: CGFloat?)
    /// The tint of the view that draws it.
    case tint(alpha: CGFloat?)
    case dynamic(@Sendable (UITraitCollection) -> DisplayColor)
  }

  let source: Source

  init(source: Source) {
    self.source = source
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(DisplayColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    let color = HSBColor(hue: hue, saturation: saturation, brightness: brightness)
    self.init(color.displayColor(alpha: alpha))
  }

  public convenience init(
    displayP3Red red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  @available(iOS 13.0, *)
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init { traits in dynamicProvider(traits).displayColor(for: traits) }
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(displayColor(for: traitCollection))
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(var color):
      color.alpha = alpha
      return UIColor(color)
    case .system(let color, _):
      return UIColor(source: .system(color, alpha: alpha))
    case .tint:
      return UIColor(source: .tint(alpha: alpha))
    case .dynamic(let resolve):
      return UIColor { traits in
        var color = resolve(traits)
        color.alpha = alpha
        return color
      }
    }
  }

  // MARK: Components

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = displayColor(for: .current)
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = displayColor(for: .current)
    let hsb = HSBColor(color)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = displayColor(for: .current)
    let isGrey = color.red == color.green && color.green == color.blue
    white?.pointee =
      isGrey ? color.red : 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    alpha?.pointee = color.alpha
    return true
  }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (source, other.source) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.system(let a, let alphaA), .system(let b, let alphaB)):
      return a == b && alphaA == alphaB
    case (.tint(let a), .tint(let b)): return a == b
    default: return other === self
    }
  }

  open override var hash: Int {
    switch source {
    case .fixed(let color): color.hashValue
    case .system(let color, _): color.hashValue
    case .tint: 1
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }
}

extension UIColor {
  convenience init(resolve: @escaping @Sendable (UITraitCollection) -> DisplayColor) {
    self.init(source: .dynamic(resolve))
  }

  @_spi(Headless)
  public convenience init(_ color: DisplayColor) {
    self.init(source: .fixed(color))
  }

  convenience init(_ color: SystemColor) {
    self.init(source: .system(color, alpha: nil))
  }

  /// The components for given traits.
  ///
  /// The tint is the system's: a view knows its own.
  @_spi(Headless)
  public func displayColor(for traits: UITraitCollection) -> DisplayColor {
    switch source {
    case .fixed(let color):
      return color
    case .system(let system, let alpha):
      return Self.components(of: system, alpha: alpha, traits: traits)
    case .tint(let alpha):
      return Self.components(of: .blue, alpha: alpha, traits: traits)
    case .dynamic(let resolve):
      return resolve(traits)
    }
  }

  private static func components(
    of system: SystemColor,
    alpha: CGFloat?,
    traits: UITraitCollection
  ) -> DisplayColor {
    var color = system.display(
      isDark: traits.userInterfaceStyle == .dark,
      isElevated: traits.userInterfaceLevel == .elevated,
      hasHighContrast: traits.accessibilityContrast == .high
    )
    if let alpha { color.alpha = alpha }
    return color
  }

  /// The system's tint: blue.
  static var defaultTint: UIColor { systemBlue }
}

extension UIView {
  /// A colour's components as this view draws it.
  @_spi(Headless)
  public func displayColor(_ color: UIColor) -> DisplayColor {
    guard case .tint(let alpha) = color.source, let tint = tintColor else {
      return color.displayColor(for: traitCollection)
    }
    var components = tint.displayColor(for: traitCollection)
    if let alpha { components.alpha = alpha }
    return components
  }
}
