import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

/// Where the subtitle stands under a title that gave way to the leading side.
@MainActor
@Suite(.onStage)
struct BarSubtitleTests {
  private func texts(_ fixture: BarFixture) -> (title: CGRect, subtitle: CGRect) {
    let labels = fixture.bar.face.titleView.subviews.compactMap { $0 as? BarText }
    let frames = labels.map { $0.convert($0.bounds, to: nil) }
    return (frames[0], frames[1])
  }

  private func fixture(items: Int) -> BarFixture {
    BarFixture(titles: ["A title of some length"]) { stack in
      stack[0].subtitle = "7 notes"
      stack[0].rightBarButtonItems = (0..<items).map { .symbol("star", label: "\($0)") }
    }.show()
  }

  @Test
  func `under a centred title it is centred`() {
    let texts = texts(fixture(items: 0))

    #expect(abs(texts.title.midX - texts.subtitle.midX) < 1)
  }

  @Test
  func `under a leading title it begins where the title does`() {
    let texts = texts(fixture(items: 4))

    #expect(texts.title.midX < 190)
    #expect(texts.title.minX == texts.subtitle.minX)
  }

  @Test
  func `from right to left both end at the same edge`() {
    let fixture = fixture(items: 4)
    fixture.bar.semanticContentAttribute = .forceRightToLeft
    fixture.bar.face.semanticContentAttribute = .forceRightToLeft
    fixture.bar.face.titleView.semanticContentAttribute = .forceRightToLeft
    fixture.bar.setNeedsContent()
    fixture.flush()

    let texts = texts(fixture)

    #expect(texts.title.midX > 200)
    #expect(texts.title.maxX == texts.subtitle.maxX)
  }

  @Test
  func `with room again it is centred again`() {
    let fixture = fixture(items: 4)
    fixture.top.rightBarButtonItems = []
    fixture.flush()

    let texts = texts(fixture)

    #expect(abs(texts.title.midX - texts.subtitle.midX) < 1)
  }
}
