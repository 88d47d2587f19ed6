import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct BarAttributeTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let redShown = DisplayColor(red: 1, green: 0, blue: 0)

  private func texts() -> [DisplayText] {
    func collect(_ items: [DisplayItem]) -> [DisplayText] {
      items.flatMap { item -> [DisplayText] in
        switch item {
        case .text(let text): [text]
        case .group(let group): collect(group.items)
        default: []
        }
      }
    }
    return collect(Stage.current.displayList().items)
  }

  @Test
  func `titles take colour and font of the appearance's attributes`() throws {
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = [
      .foregroundColor: red, .font: UIFont.systemFont(ofSize: 20, weight: .bold),
    ]
    BarFixture { items in
      items[0].standardAppearance = appearance
      items[0].scrollEdgeAppearance = appearance
    }.show()

    let title = try #require(texts().first { $0.lines == ["Home"] })

    #expect(title.color == redShown)
    #expect(title.pointSize == 20 && title.weight == 700)
  }

  @Test
  func `text buttons take the colours of the appearance, then their own`() throws {
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: red]
    let own = UIBarButtonItem(title: "Own")
    own.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .normal)
    let fixture = BarFixture { items in
      items[0].scrollEdgeAppearance = appearance
      items[0].rightBarButtonItems = [
        own, UIBarButtonItem(title: "Plain"), .symbol("star", label: "Star"),
      ]
    }.show()

    #expect(try fixture.button("Plain").contentColor == redShown)
    #expect(try fixture.button("Own").contentColor == .white)
    #expect(try fixture.button("Star").contentColor == .black)
    #expect(own.titleTextAttributes(for: .normal)?.count == 1)
    #expect(own.titleTextAttributes(for: .disabled) == nil)
  }

  @Test
  func `what isn't drawn here says so once`() {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundImage = UIImage(systemName: "star")
    let item = UINavigationItem(title: "A")
    item.navigationBarMinimization.minimizationBehavior = .onScrollDown

    #expect(
      Stage.current.unsupportedFeatures == [
        "background images of bars", "navigation bars that are minimized",
      ]
    )
  }

  @Test
  func `on the older look the bar lies nearer to the status bar of an island`() {
    Stage.current.look = .classic
    let fixture = BarFixture().show()

    #expect(abs(fixture.bar.frame.minY - 53.67) < 0.01)
    #expect(abs(fixture.controllers[0].view.safeAreaInsets.top - 97.67) < 0.01)
  }

  @Test
  func `a badge reads back and takes its own look`() throws {
    let item = UIBarButtonItem.symbol("bell", label: "News")
    let badge = UIBarButtonItem.Badge.string("new")
    badge.backgroundColor = .black
    badge.foregroundColor = red
    badge.font = .systemFont(ofSize: 11, weight: .regular)
    item.badge = badge
    let fixture = BarFixture { $0[0].rightBarButtonItem = item }.show()

    let text = try #require(texts().first { $0.lines == ["new"] })

    #expect(text.color == redShown && text.pointSize == 11 && text.weight == 400)
    #expect(try fixture.node("News").value == "new")
  }
}
