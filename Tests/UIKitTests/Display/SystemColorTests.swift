import Testing

@_spi(Headless) import UIKit

struct SystemColorTests {
  @Test
  func `the tint is blue in either look and appearance`() {
    #expect(SystemColor.blue.display(isDark: false) == DisplayColor(hex: 0x0088FF))
    #expect(SystemColor.blue.display(isDark: true) == DisplayColor(hex: 0x0091FF))
    #expect(SystemColor.blue.display(isDark: false, look: .classic) == DisplayColor(hex: 0x007AFF))
    #expect(
      SystemColor.blue.display(isDark: true, hasHighContrast: true) == DisplayColor(hex: 0x5CB8FF)
    )
  }

  @Test
  func `greys and semantic colours are the same in both looks`() {
    for color in [SystemColor.gray, .gray6, .label, .separator, .groupedBackground, .green] {
      #expect(color.display(isDark: true, look: .classic) == color.display(isDark: true))
    }
  }

  @Test(arguments: [
    (SystemColor.background, 0x000000, 0x1C1C1E), (.secondaryBackground, 0x1C1C1E, 0x2C2C2E),
    (.tertiaryGroupedBackground, 0x2C2C2E, 0x3A3A3C),
  ])
  func `elevated dark backgrounds are one step lighter`(color: SystemColor, base: Int, up: Int) {
    #expect(color.display(isDark: true) == DisplayColor(hex: UInt32(base)))
    #expect(color.display(isDark: true, isElevated: true) == DisplayColor(hex: UInt32(up)))
    #expect(
      color.display(isDark: false, isElevated: true) == color.display(isDark: false)
    )
  }

  @Test
  func `labels grow fainter by rank`() {
    let ranks = [SystemColor.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]

    for isDark in [false, true] {
      let alphas = ranks.map { $0.display(isDark: isDark).alpha }

      #expect(alphas == alphas.sorted(by: >))
    }
  }

  @Test
  func `only clear is invisible`() {
    for color in SystemColor.allCases {
      #expect((color.display(isDark: false).alpha == 0) == (color == .clear))
    }
  }
}
