import BridgeSupport
import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Each property of an item, read back from the real object.
@MainActor
@Suite(.onStage)
struct ItemPropertiesTests {
  private func live(
    _ items: [UIKitNavigationBarItem]
  ) -> (TestStack, ScreenModel, [UIBarButtonItem]) {
    let test = TestStack()
    let model = ScreenModel(trailing: items)
    let screen = test.show(ModelScreen(model: model))
    return (test, model, screen.navigationItem.rightBarButtonItems ?? [])
  }

  private let base = UIKitNavigationBarItem.title("Item") { _ in }

  @Test
  func `an item has what its parameters say`() throws {
    let (_, _, items) = live([
      .title("Item", accessibilityLabel: "Label", tintColor: .red, isEnabled: false) { _ in }
    ])

    let item = try #require(items.first)
    #expect(item.title == "Item")
    #expect(item.accessibilityLabel == "Label")
    #expect(item.tintColor == .red)
    #expect(!item.isEnabled)
  }

  @Test
  func `chaining sets the rest`() throws {
    let image = UIImage(systemName: "star")
    let (_, _, items) = live([
      base.accessibilityHint("Hint").accessibilityIdentifier("id").isSelected(true)
        .badge(.count(3)).width(80).possibleTitles(["Item", "Longer item"])
        .largeContentSizeImage(image).visibilityPriority(.high)
    ])

    let item = try #require(items.first)
    #expect(item.accessibilityHint == "Hint")
    #expect(item.accessibilityIdentifier == "id")
    #expect(item.isSelected)
    #expect(item.badge?.stringValue == "3")
    #expect(item.width == 80)
    #expect(item.possibleTitles == ["Item", "Longer item"])
    #expect(item.largeContentSizeImage == image)
    #expect(item.visibilityPriority == .high)
  }

  @Test
  func `an update that says less takes each back`() throws {
    let (test, model, items) = live([
      base.id("x").accessibilityHint("Hint").isSelected(true).badge(.indicator).width(80)
        .visibilityPriority(.low)
    ])

    model.trailing = [base.id("x")]
    test.settle()

    let item = try #require(items.first)
    #expect(item.accessibilityHint == nil)
    #expect(!item.isSelected)
    #expect(item.badge == nil)
    #expect(item.width == 0)
    #expect(item.visibilityPriority == .standard)
  }

  @Test
  func `the identifier is the id, explicit or derived`() {
    let (_, _, items) = live([base.id("save"), base, base])

    #expect(items.map(\.identifier) == ["save", "text:Item", "text:Item#2"])
  }

  @Test(arguments: [UIBarButtonItem.SystemItem.add, .trash, .close])
  func `a system item runs its action`(system: UIBarButtonItem.SystemItem) throws {
    var count = 0
    let (_, _, items) = live([.systemItem(system) { _ in count += 1 }])

    try #require(items.first).fire()

    #expect(count == 1)
  }

  @Test
  func `a picture's title is its spoken name`() throws {
    let (_, _, items) = live([.systemImage("trash", accessibilityLabel: "Delete") { _ in }])

    let item = try #require(items.first)
    #expect(item.title == "Delete")
    #expect(item.image == UIImage(systemName: "trash"))
  }

  @Test
  func `with action and menu the item has both`() throws {
    let menu = UIMenu(children: [UIAction(title: "More") { _ in }])
    let (_, _, items) = live([.title("Item", menu: menu) { _ in }])

    let item = try #require(items.first)
    #expect(item.primaryAction != nil)
    #expect(item.menu?.children.map(\.title) == ["More"])
    #expect(item.title == "Item")
  }

  @Test
  func `a hidden item keeps its place from iOS 16 on`() {
    let (test, model, items) = live([base.id("a"), base.id("b")])

    model.trailing = [base.id("a").isHidden(true), base.id("b")]
    test.settle()

    #expect(items.map(\.isHidden) == [true, false])
  }

  @Test
  func `a hidden item is left out below iOS 16`() throws {
    try PlatformFeatures.$current.withValue(.iOS(15)) {
      let test = TestStack()
      let model = ScreenModel(trailing: [base.id("a"), base.id("b")])
      let screen = test.show(ModelScreen(model: model))
      let before = try #require(screen.navigationItem.rightBarButtonItems)

      model.trailing = [base.id("a").isHidden(true), base.id("b")]
      test.settle()
      #expect(screen.navigationItem.rightBarButtonItems == [before[1]])
      model.trailing = [base.id("a"), base.id("b")]
      test.settle()

      #expect(screen.navigationItem.rightBarButtonItems == before)
    }
  }

  @Test
  func `an action presents over nothing else`() throws {
    let log = IssueLog()
    try log.collect {
      var results: [Bool] = []
      let (test, _, items) = live([
        .title("Present") { context in results.append(context.present(UIViewController())) }
      ])
      let item = try #require(items.first)

      item.fire()
      test.settle()
      item.fire()

      #expect(results == [true, false])
    }
    #expect(
      log.texts == [
        """
        Can't present 'UIViewController' from a bar item: the screen already presents \
        'UIViewController'. Dismiss that first.
        """
      ]
    )
  }
}
