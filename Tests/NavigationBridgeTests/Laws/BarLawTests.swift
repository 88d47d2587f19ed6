import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// What the bar of a screen promises, in each kind of stack.
@MainActor
@Suite(.onStage)
struct BarLawTests {
  @Test(arguments: StackKind.allCases)
  func `the bar is complete when the push returns`(kind: StackKind) throws {
    let stage = try KindStage(kind)
    let model = ScreenModel(
      title: "Details",
      leading: [.title("Filter") { _ in }],
      trailing: [.title("Save") { _ in }, .title("More") { _ in }]
    )

    stage.navigator.push(ModelScreen(model: model))

    let item = try #require(stage.top?.navigationItem)
    let items = item.rightBarButtonItems ?? []
    #expect(item.title == "Details")
    #expect(items.map(\.title) == ["Save", "More"])
    #expect(item.leftBarButtonItems?.count == 1)
    stage.tester.settle()
    #expect(areSame(item.rightBarButtonItems ?? [], items))
  }

  @Test(arguments: StackKind.allCases)
  func `items change in place and run the newest closures`(kind: StackKind) throws {
    let stage = try KindStage(kind)
    var log: [Int] = []
    let model = ScreenModel(
      title: "Details",
      trailing: [.title("Save", isEnabled: false) { _ in log.append(0) }]
    )
    stage.navigator.push(ModelScreen(model: model))
    stage.tester.settle()
    let items = try #require(stage.top?.navigationItem.rightBarButtonItems)

    model.trailing = [.title("Save") { _ in log.append(1) }]
    stage.tester.settle()
    try stage.tester.tap("Save")

    #expect(areSame(stage.top?.navigationItem.rightBarButtonItems ?? [], items))
    #expect(items.first?.isEnabled == true)
    #expect(log == [1])
    try stage.tester.back()
    items.first?.fire()
    #expect(log == [1])
  }

  private struct RedScreen: View {
    static let red: UINavigationBarAppearance = {
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = .systemRed
      return appearance
    }()

    var body: some View {
      Text("Red")
        .uiKitNavigationBar(title: "Red")
        .uiKitNavigationBarHidden()
        .uiKitNavigationBarAppearance(Self.red)
    }
  }

  @Test(arguments: StackKind.allCases)
  func `a screen leaves the shared bar and the other items alone`(kind: StackKind) throws {
    let stage = try KindStage(kind)
    let bar = stage.stack.navigationBar
    let appearance = bar.standardAppearance
    let tint = bar.tintColor
    let root = try #require(stage.stack.viewControllers.first?.navigationItem)

    stage.navigator.push(RedScreen())
    stage.tester.settle()
    #expect(stage.top?.navigationItem.standardAppearance != nil)
    #expect(stage.stack.isNavigationBarHidden)
    stage.navigator.pop()
    stage.tester.settle()

    #expect(!stage.stack.isNavigationBarHidden)
    #expect(bar.standardAppearance === appearance)
    #expect(bar.tintColor == tint)
    #expect(root.title == "Root")
    #expect(root.standardAppearance == nil)
    #expect(root.rightBarButtonItems?.isEmpty != false)
  }

  @Test(arguments: StackKind.allCases)
  func `the swipe back survives a hidden bar, and never begins at the root`(
    kind: StackKind
  ) throws {
    let stage = try KindStage(kind)
    #expect(throws: NavigationTester.Failure.self) { try stage.tester.swipeBack() }
    var description = NavigationBarConfiguration(title: "Bare")
    description.isHidden = true
    stage.navigator.push(ConfiguredScreen(ConfiguredScreen.Model(description)))
    stage.tester.settle()
    #expect(stage.stack.isNavigationBarHidden)

    try stage.tester.swipeBack(.cancelled(at: 0.3))
    #expect(stage.stack.viewControllers.count == 2)
    #expect(stage.stack.isNavigationBarHidden)
    try stage.tester.swipeBack()

    #expect(stage.stack.viewControllers.count == 1)
    #expect(!stage.stack.isNavigationBarHidden)
  }

  @Test(arguments: StackKind.allCases)
  func `one change of state evaluates its screen at most twice`(kind: StackKind) throws {
    let stage = try KindStage(kind)
    let model = ScreenModel(title: "Details", trailing: [.title("Save") { _ in }])
    stage.navigator.push(ModelScreen(model: model))
    stage.tester.settle()
    model.bodyCount = 0

    for number in 0..<10 {
      model.title = "Details \(number)"
      stage.tester.settle()
    }

    #expect(stage.tester.bar.title == "Details 9")
    #expect((10...20).contains(model.bodyCount))
  }
}
