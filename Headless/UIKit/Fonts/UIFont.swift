open class UIFont: NSObject, @unchecked Sendable {
  let attributes: FontAttributes

  init(attributes: FontAttributes) {
    self.attributes = attributes
    super.init()
  }

  /// Only the system's fonts exist here.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let weight = FontAttributes.weight(named: fontName) else { return nil }
    self.init(attributes: FontAttributes(pointSize: fontSize, weight: weight))
  }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var attributes = descriptor.attributes
    if pointSize > 0, pointSize != attributes.pointSize {
      attributes.pointSize = pointSize
      attributes.leading = nil
      attributes.textStyle = nil
    }
    self.init(attributes: attributes)
  }

  // MARK: System fonts

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(attributes: FontAttributes(pointSize: fontSize, weight: weight))
  }

  @available(iOS 16.0, *)
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(attributes: FontAttributes(pointSize: fontSize, weight: .regular, isItalic: true))
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  @available(iOS 13.0, *)
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      attributes: FontAttributes(pointSize: fontSize, weight: weight, isMonospaced: true)
    )
  }

  // MARK: Text styles

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? UITraitCollection.current
    let category = traits.preferredContentSizeCategory
    return UIFont(
      attributes: FontAttributes(
        pointSize: TextStyleTable.pointSize(style, category),
        weight: style == .headline ? .semibold : .regular,
        leading: TextStyleTable.leading(style, category),
        textStyle: style
      )
    )
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: fontDescriptor, size: fontSize)
  }

  // MARK: Values

  open var familyName: String {
    attributes.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont"
  }

  open var fontName: String {
    let family = attributes.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".SFUI"
    return "\(family)-\(attributes.weight.name)\(attributes.isItalic ? "Italic" : "")"
  }

  open var pointSize: CGFloat { attributes.pointSize }
  open var ascender: CGFloat { TextMetrics.ascender(pointSize: pointSize) }
  open var descender: CGFloat { TextMetrics.descender(pointSize: pointSize) }
  open var capHeight: CGFloat { TextMetrics.capHeight(pointSize: pointSize) }
  open var xHeight: CGFloat { TextMetrics.xHeight(pointSize: pointSize) }
  open var lineHeight: CGFloat { TextMetrics.lineHeight(pointSize: pointSize) }
  open var leading: CGFloat { 0 }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(attributes) }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.attributes == attributes
  }

  open override var hash: Int { attributes.hashValue }

  // MARK: Layout

  /// What decides where text in this font breaks.
  @_spi(Headless)
  public var layoutStyle: TextLayout.Style {
    TextLayout.Style(
      pointSize: attributes.pointSize,
      weight: attributes.weight.css,
      isItalic: attributes.isItalic,
      isMonospaced: attributes.isMonospaced,
      linePitch: attributes.leading
    )
  }

  /// This font for other traits, if it came from a text style.
  @_spi(Headless)
  public func adjusted(to traits: UITraitCollection) -> UIFont {
    if let metrics = attributes.metrics {
      return metrics.font(base: attributes, traits: traits)
    }
    guard let style = attributes.textStyle else { return self }
    let preferred = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    var result = attributes
    result.pointSize = preferred.attributes.pointSize
    result.leading = preferred.attributes.leading
    return UIFont(attributes: result)
  }
}

/// What a font is, as values.
struct FontAttributes: Hashable, Sendable {
  var pointSize: CGFloat
  var weight: UIFont.Weight
  var isItalic = false
  var isMonospaced = false
  /// A text style's distance between baselines.
  var leading: CGFloat?
  var textStyle: UIFont.TextStyle?
  var metrics: ScaledFontMetrics?

  static func weight(named name: String) -> UIFont.Weight? {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return weights.first { name == ".SFUI-\($0.name)" }
  }
}
