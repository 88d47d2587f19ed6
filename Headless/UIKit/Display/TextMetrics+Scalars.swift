extension TextMetrics {
  static let defaultAdvanceInEm: CGFloat = 0.6
  static let emojiAdvanceInEm: CGFloat = 1.25

  static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x300..<0x370, 0x200B...0x200F, 0x202A...0x202E: true
    case 0x2060...0x206F, 0x20D0...0x20F0, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF: true
    case 0xE0000...0xE0FFF: true
    default: false
    }
  }

  /// Chinese, Japanese and Korean: as wide as the em.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3: true
    case 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6: true
    case 0x1B000...0x1B2FF, 0x20000...0x3FFFD: true
    default: false
    }
  }

  static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, first.value > 0xFF else {
      // A keycap: a digit, the emoji selector, the enclosing key.
      return scalars.contains { $0.value == 0x20E3 }
    }
    if first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji && scalars.contains { $0.value == 0xFE0F }
  }
}
