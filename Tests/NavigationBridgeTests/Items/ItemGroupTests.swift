import BridgeSupport
import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct ItemGroupTests {
  private func symbol(_ name: String) -> BarItem {
    .systemImage(name, accessibilityLabel: name) { _ in }
  }

  private func bar(_ groups: [UIKitNavigationBarItemGroup]) -> NavigationBarConfiguration {
    var bar = NavigationBarConfiguration(title: "Notes")
    bar.trailingGroups = groups
    return bar
  }

  @Test
  func `a group keeps its object while its items come and go`() throws {
    let test = TestStack()
    let star = symbol("star")
    let heart = symbol("heart")
    let model = ConfiguredScreen.Model(bar([.fixed { star }]))
    let screen = test.show(ConfiguredScreen(model))
    let group = try #require(screen.navigationItem.trailingItemGroups.first)
    let first = try #require(group.barButtonItems.first)
    ItemWrites.reset()

    model.bar = bar([
      .fixed {
        heart
        star
      }
    ])
    test.settle()

    #expect(screen.navigationItem.trailingItemGroups.first === group)
    #expect(group.barButtonItems.map(\.accessibilityLabel) == ["heart", "star"])
    #expect(group.barButtonItems.last === first)
    #expect(ItemWrites.navigationItems.arrayAssignments == 0)
  }

  @Test
  func `groups that say nothing new are not written`() {
    let log = BarWriteLog()
    BarWriteLog.$current.withValue(log) {
      let test = TestStack()
      let star = symbol("star")
      let groups: [UIKitNavigationBarItemGroup] = [
        .movable(customizationIdentifier: "a", representative: symbol("bold")) { star },
        .optional(customizationIdentifier: "b") { star },
      ]
      let model = ConfiguredScreen.Model(bar(groups))
      test.show(ConfiguredScreen(model))
      log.removeAll()

      for number in 0..<5 {
        model.text = "\(number)"
        model.bar = bar(groups)
        test.settle()
      }

      #expect(log.writes == [])
    }
  }

  @Test
  func `a moved group keeps its object by its identifier`() {
    let test = TestStack()
    let groups: [UIKitNavigationBarItemGroup] = [
      .movable(customizationIdentifier: "a") { symbol("star") },
      .fixed { symbol("heart") }.id("b"),
    ]
    let model = ConfiguredScreen.Model(bar(groups))
    let screen = test.show(ConfiguredScreen(model))
    let before = screen.navigationItem.trailingItemGroups

    model.bar = bar(groups.reversed())
    test.settle()

    #expect(screen.navigationItem.trailingItemGroups.elementsEqual(before.reversed(), by: ===))
  }

  @Test
  func `plain items and groups take each other's place`() {
    let test = TestStack()
    let model = ConfiguredScreen.Model(NavigationBarConfiguration(trailing: [symbol("star")]))
    let screen = test.show(ConfiguredScreen(model))

    model.bar = bar([.fixed { symbol("heart") }])
    test.settle()
    #expect(screen.navigationItem.trailingItemGroups.count == 1)
    model.bar = NavigationBarConfiguration(trailing: [symbol("star")])
    test.settle()

    #expect(screen.navigationItem.rightBarButtonItems?.map(\.accessibilityLabel) == ["star"])
  }

  @Test
  func `below iOS 16 groups are plain items, the pinned one outermost`() {
    PlatformFeatures.$current.withValue(.iOS(15)) {
      let test = TestStack()
      var configuration = bar([
        .fixed { symbol("star") },
        .fixed { symbol("heart") }.isHidden(true),
        .fixed { symbol("bold") },
      ])
      configuration.pinnedTrailingGroup = .fixed { symbol("trash") }
      configuration.centerGroups = [.fixed { symbol("italic") }]

      let screen = test.show(ConfiguredScreen(.init(configuration)))

      let labels = screen.navigationItem.rightBarButtonItems?.map(\.accessibilityLabel)
      #expect(labels == ["trash", "star", "bold"])
      #expect(screen.navigationItem.centerItemGroups.isEmpty)
    }
  }

  @Test
  func `an id declared twice over all groups of a side is reported`() {
    let log = IssueLog()
    log.collect {
      let test = TestStack()
      test.show(
        ConfiguredScreen(
          .init(bar([.fixed { symbol("star").id("x") }, .fixed { symbol("heart").id("x") }]))
        )
      )
    }

    #expect(
      log.texts == [
        """
        Can't show the trailing items: the id 'x' is declared twice. Give each item of the list an \
        id of its own with 'id(_:)'.
        """
      ]
    )
  }

  @Test
  func `an action of a group's item has its anchor in the bar`() throws {
    let test = TestStack()
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    let share = BarItem.title("Share") { $0.present(sheet) }
    let screen = test.show(ConfiguredScreen(.init(bar([.fixed { share }]))))
    let item = try #require(screen.navigationItem.trailingItemGroups.first?.barButtonItems.first)

    item.fire()

    #expect(sheet.popoverPresentationController?.barButtonItem === item)
  }
}
