import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct GroupSnapshotTests {
  private func symbol(_ name: String) -> BarItem {
    .systemImage(name, accessibilityLabel: name) { _ in }
  }

  private func group(_ names: String..., representative: String? = nil)
    -> UIKitNavigationBarItemGroup
  {
    .fixed(representative: representative.map { symbol($0) }) {
      for name in names { symbol(name) }
    }
  }

  private func tester(_ bar: NavigationBarConfiguration) throws -> NavigationTester {
    let screen = ConfiguredScreen(.init(bar)).hostedWithBridge()
    return try NavigationTester(UINavigationController(rootViewController: screen))
  }

  @Test
  func `groups and their items are seen at their places`() throws {
    var bar = NavigationBarConfiguration(title: "Notes")
    bar.leadingGroups = [group("tray")]
    bar.trailingGroups = [group("star", "heart"), group("flag").isHidden(true)]
    bar.pinnedTrailingGroup = group("trash")

    let shown = try tester(bar).bar

    #expect(shown.leadingGroups.map { $0.items.map(\.label) } == [["tray"]])
    #expect(shown.trailingGroups.map { $0.items.map(\.label) } == [["star", "heart"]])
    #expect(shown.trailing.map(\.label) == ["star", "heart"])
    #expect(shown.pinnedTrailingGroup?.items.map(\.label) == ["trash"])
    #expect(shown.centerGroups.isEmpty)
    #expect(!shown.hasOverflow)
    #expect(Stage.current.unsettledDecisions == [])
  }

  @Test
  func `plain items are no groups`() throws {
    let shown = try tester(NavigationBarConfiguration(trailing: [symbol("star")])).bar

    #expect(shown.trailing.map(\.label) == ["star"])
    #expect(shown.trailingGroups.isEmpty)
    #expect(Stage.current.unsettledDecisions == [])
  }

  @Test
  func `a group without room is seen as its representative item`() throws {
    var bar = NavigationBarConfiguration(title: "Notes")
    bar.trailingGroups = [
      .fixed(representative: symbol("bold")) {
        for number in 1...9 { BarItem.title("Item \(number)") { _ in } }
      }
    ]

    let shown = try tester(bar).bar

    #expect(shown.trailingGroups.first?.isCollapsed == true)
    #expect(shown.trailing.map(\.label) == ["bold"])
  }

  @Test
  func `the overflow menu is opened and chosen from`() throws {
    var bar = NavigationBarConfiguration(title: "Notes")
    var isChosen = false
    bar.style = .editor
    bar.overflowItems = NavigationMenuAction("Print") { isChosen = true }.menuElements
    let tester = try tester(bar)

    try tester.openOverflow()
    try tester.choose("Print")

    #expect(tester.bar.hasOverflow)
    #expect(isChosen)
  }

  @Test
  func `without an overflow menu the verb fails`() throws {
    let tester = try tester(NavigationBarConfiguration(title: "Notes"))

    let failure = #expect(throws: NavigationTester.Failure.self) { try tester.openOverflow() }

    #expect(failure?.text == "Can't open the overflow menu: the bar has none.")
  }
}
