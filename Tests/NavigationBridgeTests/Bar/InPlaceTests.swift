import BridgeSupport
import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Law 2: an item keeps its object, and only what changed is written.
@MainActor
@Suite(.onStage)
struct InPlaceTests {
  private func save(isEnabled: Bool) -> UIKitNavigationBarItem {
    .title("Save", isEnabled: isEnabled) { _ in }
  }

  private let more = UIKitNavigationBarItem.systemImage("ellipsis", accessibilityLabel: "More") {
    _ in
  }

  @Test
  func `enabling an item writes isEnabled on the same object and nothing else`() throws {
    let log = BarWriteLog()
    try BarWriteLog.$current.withValue(log) {
      let test = TestStack()
      let model = ScreenModel(title: "Details", trailing: [save(isEnabled: false), more])
      let screen = test.show(ModelScreen(model: model))
      let before = try #require(screen.navigationItem.rightBarButtonItems)
      ItemWrites.reset()
      log.removeAll()

      model.trailing = [save(isEnabled: true), more]
      test.settle()

      let after = try #require(screen.navigationItem.rightBarButtonItems)
      #expect(areSame(before, after))
      #expect(after[0].isEnabled)
      #expect(log.writes == ["item.isEnabled"])
      #expect(ItemWrites.navigationItems.total == 0)
      #expect(ItemWrites.barItems.total == 1)
    }
  }

  @Test
  func `twenty unrelated updates write nothing`() {
    let test = TestStack()
    let model = ScreenModel(
      title: "Details",
      subtitle: "One",
      leading: [more],
      trailing: [save(isEnabled: true)]
    )
    test.show(ModelScreen(model: model))
    ItemWrites.reset()

    for number in 0..<20 {
      model.text = "Content \(number)"
      test.settle()
    }

    #expect(ItemWrites.navigationItems.total == 0)
    #expect(ItemWrites.barItems.total == 0)
  }

  @Test
  func `an inserted item leaves the others their objects and assigns the array once`() throws {
    let test = TestStack()
    let model = ScreenModel(trailing: [save(isEnabled: true), more])
    let screen = test.show(ModelScreen(model: model))
    let before = try #require(screen.navigationItem.rightBarButtonItems)
    ItemWrites.reset()

    model.trailing = [.title("New") { _ in }, save(isEnabled: true), more]
    test.settle()

    let after = try #require(screen.navigationItem.rightBarButtonItems)
    #expect(after.map(\.title) == ["New", "Save", "More"])
    #expect(after[1] === before[0])
    #expect(after[2] === before[1])
    #expect(ItemWrites.navigationItems.arrayAssignments == 1)
  }

  @Test
  func `a changed symbol stays the same item`() throws {
    let test = TestStack()
    let model = ScreenModel(trailing: [
      .systemImage("heart", accessibilityLabel: "Like") { _ in }, more,
    ])
    let screen = test.show(ModelScreen(model: model))
    let before = try #require(screen.navigationItem.rightBarButtonItems)

    model.trailing = [.systemImage("heart.fill", accessibilityLabel: "Liked") { _ in }, more]
    test.settle()

    let after = try #require(screen.navigationItem.rightBarButtonItems)
    #expect(areSame(before, after))
    #expect(after[0].image == UIImage(systemName: "heart.fill"))
    #expect(after[0].accessibilityLabel == "Liked")
  }

  @Test
  func `an explicit id keeps its item when text and order change`() throws {
    let test = TestStack()
    let model = ScreenModel(trailing: [save(isEnabled: true).id("save"), more.id("more")])
    let screen = test.show(ModelScreen(model: model))
    let before = try #require(screen.navigationItem.rightBarButtonItems)

    model.trailing = [more.id("more"), .title("Saved") { _ in }.id("save")]
    test.settle()

    let after = try #require(screen.navigationItem.rightBarButtonItems)
    #expect(after[0] === before[1])
    #expect(after[1] === before[0])
    #expect(after[1].title == "Saved")
  }

  @Test
  func `an array that changes in a transition is assigned once at its end`() throws {
    let test = TestStack()
    let model = ScreenModel(trailing: [save(isEnabled: false)])
    let screen = test.push(ModelScreen(model: model))
    test.advance(by: 0.1)
    ItemWrites.reset()

    model.trailing = [save(isEnabled: true), more]
    test.flush()
    model.trailing = [save(isEnabled: true), .title("New") { _ in }, more]
    test.flush()

    #expect(ItemWrites.navigationItems.arrayAssignments == 0)
    #expect(screen.navigationItem.rightBarButtonItems?.first?.isEnabled == true)

    test.settle()

    #expect(ItemWrites.navigationItems.arrayAssignments == 1)
    #expect(screen.navigationItem.rightBarButtonItems?.map(\.title) == ["Save", "New", "More"])
  }

  @Test
  func `the array's order is the declared one, outermost first`() {
    let test = TestStack()
    let items = ["A", "B", "C"].map { UIKitNavigationBarItem.title($0) { _ in } }

    let screen = test.show(ModelScreen(model: ScreenModel(leading: items, trailing: items)))

    #expect(screen.navigationItem.rightBarButtonItems?.map(\.title) == ["A", "B", "C"])
    #expect(screen.navigationItem.leftBarButtonItems?.map(\.title) == ["A", "B", "C"])
  }

  @Test
  func `what somebody else writes over a named part is corrected at the next layout`() {
    let test = TestStack()
    let screen = test.show(ModelScreen(model: ScreenModel(title: "Details")))

    screen.navigationItem.title = "Foreign"
    screen.view.setNeedsLayout()
    test.settle()

    #expect(screen.navigationItem.title == "Details")
  }

  @Test
  func `one change of state evaluates the screen once`() {
    let test = TestStack()
    let model = ScreenModel(title: "One")
    test.show(ModelScreen(model: model))
    let before = model.bodyCount

    model.title = "Two"
    test.settle()

    #expect(model.bodyCount == before + 1)
  }
}
