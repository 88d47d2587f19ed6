import BridgeSupport
import Combine
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// A back button with an action of its own keeps the swipe.
@MainActor
@Suite(.onStage)
struct BackActionTests {
  @MainActor
  private final class Model: ObservableObject {
    @Published var count = 0
    @Published var hasAction = true
    @Published var leading: [UIKitNavigationBarItem]?
    @Published var staysBeside = false
    var taps: [Int] = []
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    private var action: (@MainActor () -> Void)? {
      guard model.hasAction else { return nil }
      let count = model.count
      return { model.taps.append(count) }
    }

    var body: some View {
      Text("Content")
        .uiKitNavigationBar(title: "Details", leading: model.leading)
        .uiKitNavigationBarBackButton(
          staysBesideLeadingItems: model.staysBeside,
          action: action
        )
    }
  }

  @Test
  func `a tap on the back button runs the newest action and pops nothing`() throws {
    let test = TestStack()
    let model = Model()
    let screen = test.show(Screen(model: model))
    let tester = try NavigationTester(test.stack)
    model.count = 2
    tester.settle()

    try tester.back()

    #expect(model.taps == [2])
    #expect(test.stack.topViewController === screen)
    #expect(screen.navigationItem.writes["backAction"] == 1)
  }

  @Test(arguments: [15, 27])
  func `the swipe goes back without asking the action`(version: Int) throws {
    try PlatformFeatures.$current.withValue(.iOS(version)) {
      let test = TestStack()
      let model = Model()
      test.show(Screen(model: model))
      let tester = try NavigationTester(test.stack)

      try tester.swipeBack()

      #expect(test.stack.viewControllers == [test.root])
      #expect(model.taps == [])
    }
  }

  @Test
  func `without the action the button pops again`() throws {
    let test = TestStack()
    let model = Model()
    test.show(Screen(model: model))
    let tester = try NavigationTester(test.stack)

    model.hasAction = false
    tester.settle()
    try tester.back()

    #expect(test.stack.viewControllers == [test.root])
  }

  @Test
  func `below iOS 16 an item with a name stands in for the button`() throws {
    try PlatformFeatures.$current.withValue(.iOS(15)) {
      let test = TestStack()
      let model = Model()
      let screen = test.show(Screen(model: model))
      let item = try #require(screen.navigationItem.leftBarButtonItems?.first)

      #expect(screen.navigationItem.leftBarButtonItems?.count == 1)
      #expect(item.accessibilityLabel == "Root")
      #expect(item.image == UIImage(systemName: "chevron.backward"))
      #expect(screen.navigationItem.backAction == nil)
      model.count = 4
      test.settle()
      item.fire()
      #expect(model.taps == [4])
      model.hasAction = false
      test.settle()

      #expect((screen.navigationItem.leftBarButtonItems ?? []).isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func `below iOS 16 leading items replace it, or stand beside it`(staysBeside: Bool) {
    PlatformFeatures.$current.withValue(.iOS(15)) {
      let test = TestStack()
      let model = Model()
      model.leading = [.title("Filter") { _ in }]
      model.staysBeside = staysBeside

      let screen = test.show(Screen(model: model))

      let labels = screen.navigationItem.leftBarButtonItems?.map {
        $0.accessibilityLabel ?? $0.title
      }
      #expect(labels == (staysBeside ? ["Root", "Filter"] : ["Filter"]))
    }
  }

  @Test
  func `a name for the back menu shows no title in the button`() throws {
    let test = TestStack()
    test.show(Text("A").uiKitNavigationBarBackButton(menuTitle: "Start"))

    let below = test.root.navigationItem
    #expect(below.backButtonTitle == "Start")
    #expect(below.backButtonDisplayMode == .minimal)
    test.pop()

    #expect(below.backButtonTitle == nil)
    #expect(below.backButtonDisplayMode == .default)
  }

  @Test
  func `an image of the button changes on the same item and is taken back`() throws {
    struct Screen: View {
      @ObservedObject var model: Model

      var body: some View {
        Text("A").uiKitNavigationBarBackButton(
          image: UIImage(systemName: model.count == 0 ? "xmark" : "house")
        )
      }
    }
    let test = TestStack()
    let model = Model()
    test.show(Screen(model: model))
    let item = try #require(test.root.navigationItem.backBarButtonItem)

    model.count = 1
    test.settle()

    #expect(test.root.navigationItem.backBarButtonItem === item)
    #expect(item.image == UIImage(systemName: "house"))
    test.pop()
    #expect(test.root.navigationItem.backBarButtonItem == nil)
  }
}
