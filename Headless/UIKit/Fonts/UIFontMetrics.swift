@available(iOS 11.0, *)
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard font.attributes.metrics == nil else {
      raise(
        .invalidArgument,
        "Attempted to scale a font that has already been scaled by a UIFontMetrics"
      )
    }
    let metrics = ScaledFontMetrics(
      style: style,
      baseSize: font.pointSize,
      maximumPointSize: maximumPointSize
    )
    return metrics.font(
      base: font.attributes,
      traits: traitCollection ?? UITraitCollection.current
    )
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? UITraitCollection.current
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    return (value * style.growth(for: traits) * scale).rounded() / scale
  }
}

/// How a font grows that `UIFontMetrics` scaled.
struct ScaledFontMetrics: Hashable, Sendable {
  let style: UIFont.TextStyle
  let baseSize: CGFloat
  /// Zero for no limit.
  let maximumPointSize: CGFloat

  func font(base: FontAttributes, traits: UITraitCollection) -> UIFont {
    var result = base
    let size = baseSize * style.growth(for: traits)
    result.pointSize = maximumPointSize > 0 ? min(size, maximumPointSize) : size
    result.leading = nil
    result.textStyle = nil
    result.metrics = self
    return UIFont(attributes: result)
  }
}

extension UIFont.TextStyle {
  fileprivate func growth(for traits: UITraitCollection) -> CGFloat {
    TextStyleTable.pointSize(self, traits.preferredContentSizeCategory)
      / TextStyleTable.pointSize(self, .large)
  }
}
