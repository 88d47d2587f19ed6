import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UIFontTests {
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20),
    (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
    (.caption1, 12), (.caption2, 11),
  ])
  func `text styles have the sizes of Large`(style: UIFont.TextStyle, size: Double) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == CGFloat(size))
  }

  @Test
  func `text styles grow with the content size category`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)

    #expect(font.pointSize == 53)
  }

  @Test
  func `only the headline is semibold`() {
    #expect(UIFont.preferredFont(forTextStyle: .headline).layoutStyle.weight == 600)
    #expect(UIFont.preferredFont(forTextStyle: .body).layoutStyle.weight == 400)
  }

  @Test
  func `a font has the vertical metrics of the system's`() {
    let font = UIFont.systemFont(ofSize: 17)

    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 0.001)
  }

  @Test
  func `fonts of equal attributes are equal`() {
    #expect(UIFont.systemFont(ofSize: 13) == UIFont.systemFont(ofSize: 13, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 13) != UIFont.boldSystemFont(ofSize: 13))
    #expect(UIFont(name: ".SFUI-Bold", size: 13) == UIFont.boldSystemFont(ofSize: 13))
    #expect(UIFont(name: "Papyrus", size: 13) == nil)
  }

  @Test
  func `metrics scale a font and keep its limit`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let font = UIFont.systemFont(ofSize: 34)

    let scaled = UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits)
    let limited = UIFontMetrics.default.scaledFont(
      for: font,
      maximumPointSize: 40,
      compatibleWith: traits
    )

    #expect(scaled.pointSize == 46)
    #expect(limited.pointSize == 40)
  }

  @Test
  func `scaling a scaled font raises`() async {
    await #expect(processExitsWith: .failure) { () -> Void in
      let once = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
      _ = UIFontMetrics.default.scaledFont(for: once)
    }
  }

  @Test
  func `a descriptor turns traits into a font`() throws {
    let descriptor = try #require(
      UIFont.systemFont(ofSize: 15).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
    )

    let font = UIFont(descriptor: descriptor, size: 0)

    #expect(font.layoutStyle.isItalic)
    #expect(font.layoutStyle.weight == 600)
    #expect(font.pointSize == 15)
  }
}
