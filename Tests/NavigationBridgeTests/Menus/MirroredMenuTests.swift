@testable import NavigationBridge
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct MirroredMenuTests {
  private func given(_ titles: [String], run: @escaping (String) -> Void) -> UIMenu {
    UIMenu(
      title: "Menu",
      children: [
        UIMenu(
          title: "Inner",
          options: .displayInline,
          children: titles.map { title in UIAction(title: title) { _ in run(title) } }
        )
      ]
    )
  }

  private func makeMirror(_ menu: UIMenu, isRunning: Bool = true) -> MirroredMenu? {
    MirroredMenu(menu) { isRunning }
  }

  private func action(_ index: Int, of menu: UIMenu) -> UIAction? {
    (menu.children.first as? UIMenu)?.children[index] as? UIAction
  }

  @Test
  func `the copy looks like what was given`() throws {
    let mirror = try #require(makeMirror(given(["A", "B"]) { _ in }))

    #expect(mirror.menu.title == "Menu")
    let inner = try #require(mirror.menu.children.first as? UIMenu)
    #expect(inner.options == .displayInline)
    #expect(inner.children.map(\.title) == ["A", "B"])
  }

  @Test
  func `the copy runs the newest of equal menus`() throws {
    var ran: [String] = []
    let mirror = try #require(
      makeMirror(given(["A"]) { ran.append("old \($0)") }, isRunning: true)
    )
    let isFollowed = mirror.follows(given(["A"]) { ran.append("new \($0)") })

    action(0, of: mirror.menu)?.performWithSender(nil, target: nil)

    #expect(isFollowed)
    #expect(ran == ["new A"])
  }

  @Test
  func `a menu that looks different isn't followed`() throws {
    let mirror = try #require(makeMirror(given(["A"]) { _ in }))

    #expect(!mirror.follows(given(["B"]) { _ in }))
    #expect(!mirror.follows(given(["A", "B"]) { _ in }))
  }

  @Test
  func `what can't be copied faithfully isn't`() {
    let deferred = UIMenu(children: [UIDeferredMenuElement { $0([]) }])
    let single = UIMenu(options: .singleSelection, children: [UIAction(title: "A") { _ in }])

    #expect(makeMirror(deferred) == nil)
    #expect(makeMirror(single) == nil)
  }

  @Test
  func `after the screen left the copy runs nothing`() throws {
    var count = 0
    let mirror = try #require(
      makeMirror(given(["A"]) { _ in count += 1 }, isRunning: false)
    )

    action(0, of: mirror.menu)?.performWithSender(nil, target: nil)

    #expect(count == 0)
  }
}
