import Testing

@_spi(Headless) import UIKit

struct TextMetricsTests {
  @Test(arguments: [
    ("Hello UIKit", 400, 79.66), ("Hello UIKit", 500, 81.99), ("Hello UIKit", 600, 83.68),
    ("Hello UIKit", 700, 86.01), ("0123456789", 400, 98.58),
  ])
  func `text is as wide as SF within one percent`(text: String, weight: Int, expected: Double) {
    let width = TextMetrics.width(of: text, pointSize: 17, weight: weight)

    #expect(abs(width - expected) / expected < 0.01)
  }

  @Test(arguments: [(17.0, 20.287), (15.0, 17.900), (34.0, 40.574)])
  func `the line height is SF's`(size: Double, expected: Double) {
    let height = TextMetrics.lineHeight(pointSize: size)

    #expect(abs(height - expected) < 0.001)
    #expect(TextMetrics.ascender(pointSize: size) < height)
  }

  @Test(arguments: 8...40)
  func `a larger size is never narrower`(size: Int) {
    let text = "Navigation Bridge"

    let width = TextMetrics.width(of: text, pointSize: CGFloat(size), weight: 400)
    let next = TextMetrics.width(of: text, pointSize: CGFloat(size) + 0.5, weight: 400)

    #expect(width < next)
  }

  @Test(arguments: [400, 500, 600])
  func `a heavier weight is wider`(weight: Int) {
    for size in [13.0, 17, 34] {
      let width = TextMetrics.width(of: "Details", pointSize: size, weight: weight)
      let heavier = TextMetrics.width(of: "Details", pointSize: size, weight: weight + 100)

      #expect(width < heavier)
    }
  }

  @Test
  func `every glyph of the monospaced font is as wide as the next`() {
    let narrow = TextMetrics.width(of: "iii", pointSize: 17, weight: 400, isMonospaced: true)
    let wide = TextMetrics.width(of: "WéM", pointSize: 17, weight: 400, isMonospaced: true)

    #expect(abs(narrow - wide) < 0.0001)
  }

  @Test(arguments: [("漢", 1.0), ("한", 1.0), ("😀", 1.25), ("👩‍👩‍👧", 1.25), ("❤️", 1.25), ("1️⃣", 1.25)])
  func `wide characters take their cell`(text: String, cells: Double) {
    let width = TextMetrics.width(of: text, pointSize: 20, weight: 400)

    #expect(abs(width - 20 * cells) < 0.0001)
  }

  @Test
  func `a composed letter is as wide as the same letter with a combining mark`() {
    let composed = TextMetrics.width(of: "\u{E9}", pointSize: 17, weight: 400)
    let combining = TextMetrics.width(of: "e\u{301}", pointSize: 17, weight: 400)

    #expect(abs(composed - combining) < 0.5)
  }

  @Test
  func `the width of a text is the sum of its characters`() {
    let text = "Grüße, Žluťoučký kůň → 漢字 😀"

    let sum = text.reduce(0) { $0 + TextMetrics.advance(of: $1, pointSize: 15, weight: 600) }

    #expect(abs(TextMetrics.width(of: text, pointSize: 15, weight: 600) - sum) < 0.0001)
    #expect(TextMetrics.hasGlyph(for: "ř"))
    #expect(!TextMetrics.hasGlyph(for: "漢"))
    #expect(!TextMetrics.hasGlyph(for: "😀"))
  }
}
