extension UIImage {
  @available(iOS 13.0, *)
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    public override init() {
      super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  @available(iOS 13.0, *)
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }

  @available(iOS 13.0, *)
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  @available(iOS 13.0, *)
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let values: SymbolValues

    init(values: SymbolValues) {
      self.values = values
      super.init()
    }

    open class var unspecified: SymbolConfiguration { SymbolConfiguration(values: SymbolValues()) }

    public convenience init(pointSize: CGFloat) {
      self.init(values: SymbolValues(pointSize: pointSize))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(values: SymbolValues(pointSize: pointSize, weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(values: SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(values: SymbolValues(textStyle: textStyle))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(values: SymbolValues(textStyle: textStyle, scale: scale))
    }

    public convenience init(font: UIFont) {
      self.init(font: font, scale: .default)
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        values: SymbolValues(
          pointSize: font.pointSize,
          weight: SymbolWeight(fontWeight: font.attributes.weight),
          scale: scale
        )
      )
    }

    public convenience init(scale: SymbolScale) {
      self.init(values: SymbolValues(scale: scale))
    }

    public convenience init(weight: SymbolWeight) {
      self.init(values: SymbolValues(weight: weight))
    }

    @available(iOS 15.0, *)
    public convenience init(hierarchicalColor: UIColor) {
      self.init(values: SymbolValues(colors: [hierarchicalColor]))
    }

    @available(iOS 15.0, *)
    public convenience init(paletteColors: [UIColor]) {
      self.init(values: SymbolValues(colors: paletteColors))
    }

    @available(iOS 15.0, *)
    open class func preferringMulticolor() -> SymbolConfiguration { unspecified }

    @available(iOS 16.0, *)
    open class func preferringMonochrome() -> SymbolConfiguration { unspecified }

    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      merging(otherConfiguration as? SymbolConfiguration) as? Self ?? self
    }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    open override var hash: Int { values.hashValue }
  }
}

extension UIImage.SymbolConfiguration {
  /// Values that `other` names replace those of this configuration.
  func merging(_ other: UIImage.SymbolConfiguration?) -> UIImage.SymbolConfiguration {
    guard let other else { return self }
    return UIImage.SymbolConfiguration(values: values.merging(other.values))
  }
}

extension UIImage.SymbolWeight {
  init(fontWeight: UIFont.Weight) {
    self = Self(rawValue: fontWeight.css / 100) ?? .regular
  }
}

/// What a symbol configuration says; nil for what it leaves open.
struct SymbolValues: Hashable, Sendable {
  var pointSize: CGFloat?
  var textStyle: UIFont.TextStyle?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.default
  var colors: [UIColor] = []

  func merging(_ other: SymbolValues) -> SymbolValues {
    var result = self
    if other.pointSize != nil || other.textStyle != nil {
      result.pointSize = other.pointSize
      result.textStyle = other.textStyle
    }
    if other.weight != .unspecified { result.weight = other.weight }
    if other.scale != .default, other.scale != .unspecified { result.scale = other.scale }
    if !other.colors.isEmpty { result.colors = other.colors }
    return result
  }

  func resolvedPointSize(for traits: UITraitCollection) -> CGFloat {
    if let pointSize { return pointSize }
    guard let textStyle else { return 17 }
    return TextStyleTable.pointSize(textStyle, traits.preferredContentSizeCategory)
  }

  /// The side of the square in which the symbol is drawn.
  func side(for traits: UITraitCollection) -> CGFloat {
    let factor: CGFloat =
      switch scale {
      case .small: 0.94
      case .large: 1.5
      case .default, .unspecified, .medium: 1.2
      }
    return (resolvedPointSize(for: traits) * factor).rounded()
  }

  var cssWeight: Int { weight.fontWeight().css }
}
