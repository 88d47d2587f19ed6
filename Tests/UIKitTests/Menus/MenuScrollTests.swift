import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

/// A menu that is higher than the screen scrolls.
@MainActor
@Suite(.onStage)
struct MenuScrollTests {
  private func open(_ count: Int, run: @escaping (String) -> Void = { _ in }) throws -> MenuOverlay
  {
    let fixture = BarFixture { items in
      let item = UIBarButtonItem.symbol("ellipsis", label: "More")
      item.menu = UIMenu(
        children: (1...count).map { number in
          UIAction(title: "Row \(number)") { run($0.title) }
        }
      )
      items[0].rightBarButtonItem = item
    }.show()
    let frame = try fixture.frame("More")
    Stage.current.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    Stage.current.loop.settle()
    let window = try #require(fixture.bar.window)
    return try #require(MenuPresenter.current(in: window))
  }

  @Test
  func `it is as high as the screen has room, and its end can be reached`() throws {
    var chosen: [String] = []
    let overlay = try open(40) { chosen.append($0) }
    let card = overlay.card.convert(overlay.card.bounds, to: nil)
    #expect(card.maxY <= Stage.current.device.size.height)

    for _ in 0..<4 {
      Stage.current.drag(
        from: CGPoint(x: card.midX, y: card.maxY - 40),
        to: CGPoint(x: card.midX, y: card.minY + 40),
        duration: 0.3
      )
      Stage.current.loop.settle()
    }
    #expect(chosen == [])
    let last = try #require(overlay.card.rows.last)
    let frame = last.convert(last.bounds, to: nil)
    #expect(card.contains(CGPoint(x: frame.midX, y: frame.midY)))
    Stage.current.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    Stage.current.loop.settle()

    #expect(chosen == ["Row 40"])
  }

  @Test
  func `one that fits doesn't scroll`() throws {
    let overlay = try open(3)

    #expect(!overlay.card.content.isScrollEnabled)
  }
}
