import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct TitleMenuTests {
  @Test
  func `a title with a menu provider opens its menu`() throws {
    var chosen: [String] = []
    let fixture = BarFixture { items in
      items[0].titleMenuProvider = { suggested in
        UIMenu(children: suggested + [UIAction(title: "Move") { chosen.append($0.title) }])
      }
    }.show()

    let title = try fixture.frame("Home")
    Stage.current.tap(at: CGPoint(x: title.midX, y: title.midY))
    Stage.current.loop.settle()
    let window = try #require(fixture.bar.window)
    let row = try #require(MenuPresenter.current(in: window)?.accessibilityNodes().first)
    #expect(DisplayAudit(Stage.current.displayList()).findings.isEmpty)
    Stage.current.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
    Stage.current.loop.settle()

    #expect(chosen == ["Move"])
  }

  @Test
  func `the menu of a title in the middle is in the middle`() throws {
    let fixture = BarFixture { items in
      items[0].titleMenuProvider = { _ in UIMenu(children: [UIAction(title: "Move") { _ in }]) }
    }.show()

    let title = try fixture.frame("Home")
    Stage.current.tap(at: CGPoint(x: title.midX, y: title.midY))
    Stage.current.loop.settle()

    let window = try #require(fixture.bar.window)
    let row = try #require(MenuPresenter.current(in: window)?.accessibilityNodes().first)
    #expect(abs(row.frame.midX - window.bounds.midX) < 1)
  }

  @Test
  func `a title without a provider does nothing`() throws {
    let fixture = BarFixture().show()

    let title = try fixture.frame("Home")
    Stage.current.tap(at: CGPoint(x: title.midX, y: title.midY))
    Stage.current.loop.settle()

    let window = try #require(fixture.bar.window)
    #expect(MenuPresenter.current(in: window) == nil)
  }

  @Test
  func `the overflow button is a source while it shows`() throws {
    let fixture = BarFixture { items in
      items[0].additionalOverflowItems = UIDeferredMenuElement {
        $0([UIAction(title: "Print") { _ in }])
      }
    }.show()
    #expect(fixture.top.overflowPresentationSource != nil)

    let more = try fixture.frame("More")
    Stage.current.tap(at: CGPoint(x: more.midX, y: more.midY))
    Stage.current.loop.settle()

    #expect(Stage.current.textTree() == "(behind) ‘Home’\nmenu:\n  [Print]")
  }
}
