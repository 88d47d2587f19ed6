@_spi(Headless) public import UIKit

public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
    case ui(UIFont)
  }

  var base: Base
  var weight: Weight?
  var isItalic = false
  var isMonospaced = false

  init(_ base: Base, weight: Weight? = nil) {
    self.base = base
    self.weight = weight
  }

  public init(_ font: UIFont) {
    self.init(.ui(font))
  }

  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title
    @available(iOS 14.0, *)
    case title2, title3
    case headline, subheadline, body, callout, footnote, caption
    @available(iOS 14.0, *)
    case caption2

    public static var allCases: [TextStyle] {
      [
        .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
        .caption, .caption2,
      ]
    }
  }

  public struct Weight: Hashable, Sendable {
    let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  @available(iOS 14.0, *)
  public static let title2 = Font(.style(.title2))
  @available(iOS 14.0, *)
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  @available(iOS 14.0, *)
  public static let caption2 = Font(.style(.caption2))

  public static func system(
    size: CGFloat,
    weight: Weight = .regular,
    design: Design = .default
  ) -> Font {
    var font = Font(.size(size), weight: weight)
    font.isMonospaced = design == .monospaced
    return font
  }

  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    var font = Font(.style(style))
    font.isMonospaced = design == .monospaced
    return font
  }

  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  public func bold() -> Font { weight(.bold) }

  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  @available(iOS 15.0, *)
  public func monospaced() -> Font {
    var font = self
    font.isMonospaced = true
    return font
  }

  public func monospacedDigit() -> Font { self }
}

/// What modifiers of views add to the font of the environment.
struct FontModifiers: Hashable, Sendable {
  var weight: Font.Weight?
  var isBold = false
  var isItalic = false
  var isMonospaced = false
}

extension Font {
  func adding(_ modifiers: FontModifiers) -> Font {
    var font = self
    if let weight = modifiers.weight { font.weight = weight }
    if modifiers.isBold { font.weight = .bold }
    if modifiers.isItalic { font.isItalic = true }
    if modifiers.isMonospaced { font.isMonospaced = true }
    return font
  }

  /// The measures and the look of this font for a size category.
  func resolved(for category: ContentSizeCategory) -> TextLayout.Style {
    var result = baseFont(for: category).layoutStyle
    if let weight { result.weight = weight.value }
    if isItalic { result.isItalic = true }
    if isMonospaced { result.isMonospaced = true }
    return result
  }

  private func baseFont(for category: ContentSizeCategory) -> UIFont {
    switch base {
    case .size(let size): .systemFont(ofSize: size)
    case .ui(let font): font
    case .style(let style):
      .preferredFont(
        forTextStyle: style.uiStyle,
        compatibleWith: UITraitCollection(
          preferredContentSizeCategory: UIContentSizeCategory.ordered[category.index]
        )
      )
    }
  }
}

extension Font.TextStyle {
  var uiStyle: UIFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption1
    case .caption2: .caption2
    }
  }
}

extension EnvironmentValues {
  /// The font of text that says none itself.
  var resolvedFont: TextLayout.Style {
    (font ?? .body).adding(fontModifiers).resolved(for: sizeCategory)
  }
}
