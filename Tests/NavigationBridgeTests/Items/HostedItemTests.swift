import BridgeSupport
import Combine
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// SwiftUI views as bar items and in place of the title.
@MainActor
@Suite(.onStage)
struct HostedItemTests {
  @MainActor
  private final class Model: ObservableObject {
    @Published var count = 0
    @Published var isEnabled = true
    @Published var isShown = true
  }

  /// Has state of its own, which must stay over the screen's updates.
  private struct Counter: View {
    @State private var taps = 0
    let count: Int

    var body: some View {
      Button("\(taps) of \(count)") { taps += 1 }
    }
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("Content")
        .uiKitNavigationBar(
          trailing: model.isShown ? [.view(id: "counter") { Counter(count: model.count) }] : []
        )
        .uiKitNavigationBar(title: "Screen")
    }
  }

  @Test
  func `a view item follows state and keeps its own`() throws {
    let test = TestStack()
    let model = Model()
    let screen = test.show(Screen(model: model))
    let item = try #require(screen.navigationItem.rightBarButtonItems?.first)
    let view = try #require(item.customView)
    let tester = try NavigationTester(test.stack)

    try tester.tap("0 of 0")
    model.count = 5
    tester.settle()

    try tester.tap("1 of 5")
    #expect(tester.screen.contains("2 of 5"))
    #expect(screen.navigationItem.rightBarButtonItems?.first === item)
    #expect(item.customView === view)
  }

  @Test
  func `a view item is as wide as its content, also after that changed`() throws {
    let test = TestStack()
    let model = Model()
    let screen = test.show(Screen(model: model))
    let view = try #require(screen.navigationItem.rightBarButtonItems?.first?.customView)
    let narrow = view.bounds.width

    model.count = 1_000_000
    test.settle()

    #expect(narrow > 0)
    #expect(view.bounds.width > narrow)
    #expect(view.bounds.width == view.intrinsicContentSize.width)
    #expect(view.bounds.height <= 44)
  }

  @Test
  func `a view item goes with its declaration`() {
    let test = TestStack()
    let model = Model()
    let screen = test.show(Screen(model: model))

    model.isShown = false
    test.settle()

    #expect((screen.navigationItem.rightBarButtonItems ?? []).isEmpty)
  }

  @Test
  func `a view without size is reported once`() {
    let log = IssueLog()
    log.collect {
      let test = TestStack()
      let model = ScreenModel(trailing: [.view(id: "empty") { EmptyView() }])
      test.show(ModelScreen(model: model))
      for number in 0..<3 {
        model.text = "\(number)"
        model.trailing = [.view(id: "empty") { EmptyView() }]
        test.settle()
      }
    }

    #expect(
      log.texts == [
        """
        Can't see or tap the bar item 'empty': its view has no size. Give the view a size, or hide \
        the item with 'isHidden(_:)'.
        """
      ]
    )
  }
}
