/// The sizes of the text styles for each content size category, and their leadings for Large.
enum TextStyleTable {
  struct Row {
    let leading: CGFloat
    /// From extra small to the fifth accessibility size.
    let sizes: [CGFloat]
  }

  static func row(_ style: UIFont.TextStyle) -> Row {
    switch style {
    case .largeTitle: largeTitle
    case .title1: title1
    case .title2: title2
    case .title3: title3
    case .callout: callout
    case .subheadline: subheadline
    case .footnote: footnote
    case .caption1: caption1
    case .caption2: caption2
    case .extraLargeTitle, .extraLargeTitle2: largeTitle
    default: body
    }
  }

  static func pointSize(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    row(style).sizes[category.index]
  }

  /// The distance between baselines.
  ///
  /// Other categories keep Large's ratio.
  static func leading(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    let row = row(style)
    return (row.sizes[category.index] * row.leading / row.sizes[3]).rounded()
  }

  private static let largeTitle = Row(
    leading: 41,
    sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
  )
  private static let title1 = Row(
    leading: 34,
    sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
  )
  private static let title2 = Row(
    leading: 28,
    sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
  )
  private static let title3 = Row(
    leading: 25,
    sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
  )
  private static let body = Row(
    leading: 22,
    sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  )
  private static let callout = Row(
    leading: 21,
    sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
  )
  private static let subheadline = Row(
    leading: 20,
    sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
  )
  private static let footnote = Row(
    leading: 18,
    sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
  )
  private static let caption1 = Row(
    leading: 16,
    sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
  )
  private static let caption2 = Row(
    leading: 13,
    sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
  )
}
