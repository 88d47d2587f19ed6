/// Text measurement without native code: the advances of Inter, spaced so that they meet SF's.
@_spi(Headless)
public enum TextMetrics {
  /// Where the baseline lies below the top of a line, in em.
  static let ascenderInEm: CGFloat = 0.95215
  static let descenderInEm: CGFloat = 0.24121
  static let capHeightInEm: CGFloat = 0.7046
  static let xHeightInEm: CGFloat = 0.5264
  /// The advance of every glyph of the monospaced font.
  static let monospacedAdvanceInEm: CGFloat = 0.6177
  /// From here on the font's display cut is used.
  static let displayCutSize: CGFloat = 20

  public static func lineHeight(pointSize: CGFloat) -> CGFloat {
    (ascenderInEm + descenderInEm) * pointSize
  }

  public static func ascender(pointSize: CGFloat) -> CGFloat {
    ascenderInEm * pointSize
  }

  public static func descender(pointSize: CGFloat) -> CGFloat {
    -descenderInEm * pointSize
  }

  public static func capHeight(pointSize: CGFloat) -> CGFloat {
    capHeightInEm * pointSize
  }

  public static func xHeight(pointSize: CGFloat) -> CGFloat {
    xHeightInEm * pointSize
  }

  /// The width of one line, letter spacing after the last glyph included.
  public static func width(
    of text: String,
    pointSize: CGFloat,
    weight: Int,
    isMonospaced: Bool = false
  ) -> CGFloat {
    if let ascii = asciiWidth(of: text, pointSize: pointSize, weight: weight, isMonospaced) {
      return ascii
    }
    var width: CGFloat = 0
    for character in text {
      width += advance(
        of: character,
        pointSize: pointSize,
        weight: weight,
        isMonospaced: isMonospaced
      )
    }
    return width
  }

  public static func advance(
    of character: Character,
    pointSize: CGFloat,
    weight: Int,
    isMonospaced: Bool = false
  ) -> CGFloat {
    let scalars = character.unicodeScalars
    if isEmoji(scalars) { return emojiAdvanceInEm * pointSize }
    let table = table(pointSize: pointSize, weight: weight)
    var advance: CGFloat = 0
    for scalar in scalars where !isZeroWidth(scalar) {
      if isWide(scalar) {
        advance += pointSize
      } else if isMonospaced {
        advance += monospacedAdvanceInEm * pointSize
      } else {
        advance += (table.advance(of: scalar.value) ?? defaultAdvanceInEm) * pointSize
        advance += tracking(pointSize: pointSize, weight: weight)
      }
    }
    return advance
  }

  /// Whether the font itself draws the character.
  public static func hasGlyph(for character: Character) -> Bool {
    !isEmoji(character.unicodeScalars)
      && character.unicodeScalars.allSatisfy {
        isZeroWidth($0) || AdvanceTable.textRegular.advance(of: $0.value) != nil
      }
  }

  static func table(pointSize: CGFloat, weight: Int) -> AdvanceTable {
    let isDisplay = pointSize >= displayCutSize
    return switch drawnWeight(weight) {
    case 400: isDisplay ? .displayRegular : .textRegular
    case 500: isDisplay ? .displayMedium : .textMedium
    case 600: isDisplay ? .displaySemibold : .textSemibold
    default: isDisplay ? .displayBold : .textBold
    }
  }

  /// The weight of the table that stands for a weight: 400, 500, 600 or 700.
  public static func drawnWeight(_ weight: Int) -> Int {
    switch weight {
    case ..<450: 400
    case ..<550: 500
    case ..<650: 600
    default: 700
    }
  }

  private static func asciiWidth(
    of text: String,
    pointSize: CGFloat,
    weight: Int,
    _ isMonospaced: Bool
  ) -> CGFloat? {
    let table = table(pointSize: pointSize, weight: weight)
    let known = text.utf8.withContiguousStorageIfAvailable { bytes -> CGFloat? in
      if isMonospaced {
        return bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
          ? monospacedAdvanceInEm * CGFloat(bytes.count) : nil
      }
      var sum: CGFloat = 0
      for byte in bytes {
        guard byte < 0x80, let advance = table.advance(of: UInt32(byte)) else { return nil }
        sum += advance
      }
      return sum
    }
    guard let known, let em = known else { return nil }
    let spacing = isMonospaced ? 0 : tracking(pointSize: pointSize, weight: weight)
    return em * pointSize + spacing * CGFloat(text.utf8.count)
  }
}
