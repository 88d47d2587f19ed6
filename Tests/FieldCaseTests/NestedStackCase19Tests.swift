import BridgeSupport
import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Part 1: two bars.
@MainActor
@Suite(.onStage)
struct NestedStackCase19Tests {
  private struct Nested: View {
    var body: some View {
      NavigationStack {
        Text("content").navigationTitle("Inner")
      }
    }
  }

  private func visibleBars(in view: UIView?) -> [UINavigationBar] {
    guard let view, !view.isHidden else { return [] }
    let own = (view as? UINavigationBar).map { $0.frame.height > 0 ? [$0] : [] } ?? []
    return own + view.subviews.flatMap { visibleBars(in: $0) }
  }

  @Test
  func `case 19: a stack inside a screen is reported, once`() {
    let log = IssueLog()

    let test = log.collect {
      let test = TestStack()
      test.show(Nested())
      test.advance(by: 1)
      return test
    }

    #expect(
      log.texts == [
        """
        Can't show one navigation bar: the screen contains a 'NavigationStack' or 'NavigationView', \
        which has a bar of its own. Push without it, or hide the outer bar on this screen with \
        'uiKitNavigationBarHidden()'.
        """
      ]
    )
    test.pop()
    #expect(visibleBars(in: Stage.current.window).count == 1)
  }

  @Test
  func `case 19: with the outer bar hidden there is one bar, with the inner title`() throws {
    let log = IssueLog()

    try log.collect {
      let test = TestStack()
      test.show(Nested().uiKitNavigationBarHidden())

      let bars = visibleBars(in: Stage.current.window)
      let bar = try #require(bars.first)
      #expect(bars.count == 1)
      #expect(bar.topItem?.title == "Inner")
      test.pop()
      #expect(visibleBars(in: Stage.current.window).map(\.topItem?.title) == ["Root"])
    }

    #expect(log.texts == [])
  }
}
