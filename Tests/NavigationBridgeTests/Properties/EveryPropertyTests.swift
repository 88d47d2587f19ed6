import BridgeSupport
import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Each property of the three classes, said by a screen and read from the real object.
@MainActor
@Suite(.onStage)
struct EveryPropertyTests {
  private nonisolated static let all =
    BarProperty.ofNavigationItems + BarProperty.ofItems + BarProperty.ofGroups

  private func described(_ property: BarProperty) -> NavigationBarConfiguration {
    var bar = NavigationBarConfiguration()
    property.declare(&bar)
    return bar
  }

  /// An item that says nothing but its id stays where one was; else nothing is said.
  private func silent(_ property: BarProperty) -> NavigationBarConfiguration? {
    guard property.name.hasPrefix("item.") else { return nil }
    return NavigationBarConfiguration(trailing: [
      .systemImage("star", accessibilityLabel: "Star") { _ in }.id("x")
    ])
  }

  @Test(arguments: all)
  func `a property is there with the push, after updates, and gone with its end`(
    property: BarProperty
  ) {
    let test = TestStack()
    let model = ConfiguredScreen.Model(silent(property))
    let control = test.show(ConfiguredScreen(model))
    let before = property.read(.init(screen: control, below: test.root))
    test.pop()

    model.bar = described(property)
    let screen = test.push(ConfiguredScreen(model))
    let objects = BarProperty.Objects(screen: screen, below: test.root)
    #expect(property.read(objects) == property.expected)
    test.settle()
    model.text = "Other"
    model.bar = described(property)
    test.settle()
    #expect(property.read(objects) == property.expected)
    model.bar = silent(property)
    test.settle()

    #expect(property.read(objects) == before)
    #expect(before != property.expected)
  }

  // Groups become items below iOS 16, and what groups read then is unsettled: `ItemGroupTests`.
  @Test(arguments: all.filter { $0.minimum > 14 && !$0.isSideOfGroups })
  func `before a property exists nothing of it is written`(property: BarProperty) {
    PlatformFeatures.$current.withValue(.iOS(property.minimum - 1)) {
      let test = TestStack()
      let model = ConfiguredScreen.Model(silent(property))
      let screen = test.show(ConfiguredScreen(model))
      let objects = BarProperty.Objects(screen: screen, below: test.root)
      let before = property.read(objects)

      model.bar = described(property)
      test.settle()

      #expect(property.read(objects) == before)
      model.bar = nil
      test.settle()
      #expect((screen.navigationItem.rightBarButtonItems ?? []).isEmpty)
    }
  }

  @Test
  func `a primary action is the item's own`() throws {
    let test = TestStack()
    let model = ScreenModel(trailing: [.title("Save") { _ in }])
    let screen = test.show(ModelScreen(model: model))
    let item = try #require(screen.navigationItem.rightBarButtonItems?.first)
    #expect(item.primaryAction != nil)

    model.trailing = [.title("Save", menu: UIMenu(children: [UIAction(title: "A") { _ in }]))]
    test.settle()

    #expect(screen.navigationItem.rightBarButtonItems?.first === item)
    #expect(item.primaryAction == nil)
    #expect(item.menu != nil)
  }

  @Test
  func `a custom view is the item's, and another one takes its place`() throws {
    let test = TestStack()
    let first = UILabel()
    let second = UILabel()
    let model = ScreenModel(trailing: [.customView(first, id: "label")])
    let screen = test.push(ModelScreen(model: model))
    let item = try #require(screen.navigationItem.rightBarButtonItems?.first)
    #expect(item.customView === first)
    test.settle()

    model.trailing = [.customView(second, id: "label")]
    test.settle()

    #expect(screen.navigationItem.rightBarButtonItems?.first === item)
    #expect(item.customView === second)
  }
}
