import Testing

@_spi(Headless) import UIKit

struct TextLayoutTests {
  private let body = TextLayout.Style(pointSize: 17, linePitch: 22)

  @Test(arguments: [
    (17.0, 3.0, 20.333), (17, 2, 20.5), (15, 3, 18), (13, 3, 15.667), (34, 3, 40.667), (34, 2, 41),
  ])
  func `one line is the line height rounded up to the pixel`(
    size: Double,
    scale: Double,
    height: Double
  ) {
    let layout = TextLayout("Ag", style: TextLayout.Style(pointSize: size), scale: scale)

    #expect(abs(layout.size.height - height) < 0.001)
  }

  @Test(arguments: [(17.0, 22.0, [20.333, 42.333]), (15, 20, [18, 38, 58])])
  func `further lines add the leading`(size: Double, pitch: Double, heights: [Double]) {
    let style = TextLayout.Style(pointSize: size, linePitch: pitch)

    for (index, height) in heights.enumerated() {
      let text = Array(repeating: "Ag", count: index + 1).joined(separator: "\n")

      #expect(abs(TextLayout(text, style: style).size.height - height) < 0.001)
    }
  }

  @Test
  func `an empty text has no lines and no size`() {
    let layout = TextLayout("", style: body, maxWidth: 100)

    #expect(layout.lines.isEmpty)
    #expect(layout.size == .zero)
  }

  @Test
  func `lines break at words and drop the spaces there`() {
    let layout = TextLayout("one two  three four", style: body, maxWidth: 80)

    #expect(layout.lines == ["one two", "three four"])
    #expect(!layout.isTruncated)
    #expect(layout.size.width <= 80.34)
  }

  @Test
  func `a word wider than the line breaks inside`() {
    let layout = TextLayout("Donaudampfschiff", style: body, maxWidth: 60)

    #expect(layout.lines.count > 1)
    #expect(layout.lines.joined() == "Donaudampfschiff")
    #expect(layout.lines.allSatisfy { TextMetrics.width(of: $0, pointSize: 17, weight: 400) <= 60 })
  }

  @Test
  func `empty lines between paragraphs stay`() {
    let layout = TextLayout("a\n\nb", style: body)

    #expect(layout.lines == ["a", "", "b"])
  }

  @Test
  func `lines break between ideographs but not before closing marks`() {
    let layout = TextLayout("漢字漢字。", style: body, maxWidth: 17 * 4)

    #expect(layout.lines == ["漢字漢", "字。"])
  }

  @Test
  func `text that fits exactly isn't cut`() {
    let width = TextLayout("Details", style: body).size.width

    let layout = TextLayout("Details", style: body, maxWidth: width, maxLines: 1)

    #expect(layout.lines == ["Details"])
    #expect(!layout.isTruncated)
  }

  @Test(arguments: [
    (TextLayout.LineBreak.truncatingTail, "A long title that…"),
    (.truncatingHead, "…at doesn't fit here"), (.truncatingMiddle, "A long titl…n't fit here"),
  ])
  func `one line is cut where the mode says`(mode: TextLayout.LineBreak, like: String) throws {
    let text = "A long title that doesn't fit here"

    let layout = TextLayout(text, style: body, maxWidth: 150, maxLines: 1, lineBreak: mode)

    let line = try #require(layout.lines.first)
    let parts = line.split(separator: "…", omittingEmptySubsequences: false)
    #expect(layout.lines.count == 1)
    #expect(layout.isTruncated)
    #expect(parts.count == 2)
    #expect(text.hasPrefix(parts[0]) && text.hasSuffix(parts[1]))
    #expect(
      parts.map(\.isEmpty)
        == like.split(separator: "…", omittingEmptySubsequences: false).map(\.isEmpty)
    )
    #expect(layout.size.width <= 150.34)
    #expect(layout.size.width > 130)
    #expect(layout.naturalWidth > 200)
  }

  @Test
  func `the last permitted line is cut, the others wrap`() {
    let layout = TextLayout(
      "one two three four five six seven",
      style: body,
      maxWidth: 80,
      maxLines: 2
    )

    #expect(layout.lines.count == 2)
    #expect(layout.lines[0] == "one two")
    #expect(layout.lines[1].hasSuffix("…"))
    #expect(layout.isTruncated)
  }

  @Test
  func `a paragraph beyond the last line leaves its mark`() {
    let layout = TextLayout("first\nsecond", style: body, maxWidth: 200, maxLines: 1)

    #expect(layout.lines == ["first…"])
    #expect(layout.isTruncated)
  }

  @Test
  func `clipped text stays whole and takes the width it was given`() {
    let text = "A long title that doesn't fit here"

    let layout = TextLayout(text, style: body, maxWidth: 100, maxLines: 1, lineBreak: .clipping)

    #expect(layout.lines == [text])
    #expect(layout.size.width == 100)
    #expect(layout.isTruncated)
  }

  @Test
  func `the same question has the same answer`() {
    let first = TextLayout("one two three", style: body, maxWidth: 50, maxLines: 2)
    let second = TextLayout("one two three", style: body, maxWidth: 50, maxLines: 2)

    #expect(first == second)
  }
}
