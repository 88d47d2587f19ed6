/// Which of Apple's two looks is drawn: glass since 26, the flat bars before.
@_spi(Headless)
public enum SystemLook: Hashable, Sendable {
  case glass, classic
}

/// The system's colours as values, for every appearance.
@_spi(Headless)
public enum SystemColor: String, CaseIterable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case lightText, darkText, white, black, clear

  /// The colour for one appearance.
  ///
  /// Sheets and popovers are elevated: their dark backgrounds are one step lighter.
  public func display(
    isDark: Bool,
    isElevated: Bool = false,
    hasHighContrast: Bool = false,
    look: SystemLook = .glass
  ) -> DisplayColor {
    if hasHighContrast, let (light, dark) = highContrastTint {
      return DisplayColor(hex: isDark ? dark : light)
    }
    if let tint = look == .glass ? tint : classicTint ?? tint {
      return DisplayColor(hex: isDark ? tint.dark : tint.light)
    }
    return semantic(isDark: isDark, isElevated: isElevated)
  }

  private var tint: (light: UInt32, dark: UInt32)? {
    switch self {
    case .red: (0xFF383C, 0xFF4245)
    case .orange: (0xFF8D28, 0xFF9230)
    case .yellow: (0xFFCC00, 0xFFD600)
    case .green: (0x34C759, 0x30D158)
    case .mint: (0x00C8B3, 0x00DAC3)
    case .teal: (0x00C3D0, 0x00D2E0)
    case .cyan: (0x00C0E8, 0x3CD3FE)
    case .blue, .link: (0x0088FF, 0x0091FF)
    case .indigo: (0x6155F5, 0x6D7CFF)
    case .purple: (0xCB30E0, 0xDB34F2)
    case .pink: (0xFF2D55, 0xFF375F)
    case .brown: (0xAC7F5E, 0xB78A66)
    case .gray: (0x8E8E93, 0x8E8E93)
    case .gray2: (0xAEAEB2, 0x636366)
    case .gray3: (0xC7C7CC, 0x48484A)
    case .gray4: (0xD1D1D6, 0x3A3A3C)
    case .gray5: (0xE5E5EA, 0x2C2C2E)
    case .gray6: (0xF2F2F7, 0x1C1C1E)
    default: nil
    }
  }

  private var classicTint: (light: UInt32, dark: UInt32)? {
    switch self {
    case .red: (0xFF3B30, 0xFF453A)
    case .orange: (0xFF9500, 0xFF9F0A)
    case .yellow: (0xFFCC00, 0xFFD60A)
    case .mint: (0x00C7BE, 0x63E6E2)
    case .teal: (0x30B0C7, 0x40C8E0)
    case .cyan: (0x32ADE6, 0x64D2FF)
    case .blue: (0x007AFF, 0x0A84FF)
    case .link: (0x007AFF, 0x0984FF)
    case .indigo: (0x5856D6, 0x5E5CE6)
    case .purple: (0xAF52DE, 0xBF5AF2)
    case .brown: (0xA2845E, 0xAC8E68)
    default: nil
    }
  }

  private var highContrastTint: (light: UInt32, dark: UInt32)? {
    switch self {
    case .red: (0xE9152D, 0xFF6165)
    case .green: (0x008932, 0x4AD968)
    case .blue: (0x1E6EF4, 0x5CB8FF)
    default: nil
    }
  }

  private func semantic(isDark: Bool, isElevated: Bool) -> DisplayColor {
    func pick(_ light: DisplayColor, _ dark: DisplayColor) -> DisplayColor { isDark ? dark : light }
    func text(_ light: CGFloat, _ dark: CGFloat) -> DisplayColor {
      pick(DisplayColor(hex: 0x3C3C43, alpha: light), DisplayColor(hex: 0xEBEBF5, alpha: dark))
    }
    func fill(_ hex: UInt32, _ light: CGFloat, _ dark: CGFloat) -> DisplayColor {
      DisplayColor(hex: hex, alpha: isDark ? dark : light)
    }
    // Dark backgrounds, first to third, and a fourth that only elevation reaches.
    let depths: [UInt32] = [0x000000, 0x1C1C1E, 0x2C2C2E, 0x3A3A3C]
    func background(_ light: UInt32, depth: Int) -> DisplayColor {
      DisplayColor(hex: isDark ? depths[isElevated ? depth + 1 : depth] : light)
    }
    return switch self {
    case .label: pick(.black, .white)
    case .secondaryLabel: text(0.60, 0.60)
    case .tertiaryLabel, .placeholderText: text(0.298, 0.298)
    case .quaternaryLabel: text(0.176, 0.157)
    case .separator:
      pick(DisplayColor(hex: 0x3C3C43, alpha: 0.29), DisplayColor(hex: 0x545458, alpha: 0.60))
    case .opaqueSeparator: pick(DisplayColor(hex: 0xC6C6C8), DisplayColor(hex: 0x38383A))
    case .background: background(0xFFFFFF, depth: 0)
    case .secondaryBackground: background(0xF2F2F7, depth: 1)
    case .tertiaryBackground: background(0xFFFFFF, depth: 2)
    case .groupedBackground: background(0xF2F2F7, depth: 0)
    case .secondaryGroupedBackground: background(0xFFFFFF, depth: 1)
    case .tertiaryGroupedBackground: background(0xF2F2F7, depth: 2)
    case .fill: fill(0x787880, 0.20, 0.36)
    case .secondaryFill: fill(0x787880, 0.16, 0.32)
    case .tertiaryFill: fill(0x767680, 0.12, 0.24)
    case .quaternaryFill: fill(0x747480, 0.08, 0.18)
    case .lightText: DisplayColor(red: 1, green: 1, blue: 1, alpha: 0.60)
    case .darkText, .black: .black
    case .white: .white
    default: .clear
    }
  }
}
