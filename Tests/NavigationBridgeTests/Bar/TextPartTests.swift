import BridgeSupport
import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Titles with attributes, large ones, and views below them.
@MainActor
@Suite(.onStage)
struct TextPartTests {
  @Test
  func `an attributed title is the plain one too`() {
    let test = TestStack()

    let screen = test.push(
      Text("Content").uiKitNavigationBar(
        attributedTitle: AttributedString("Bold"),
        subtitle: AttributedString("Line"),
        largeSubtitle: AttributedString("Long line")
      )
    )

    let item = screen.navigationItem
    #expect(item.title == "Bold")
    #expect(item.attributedTitle == AttributedString("Bold"))
    #expect(item.attributedSubtitle == AttributedString("Line"))
    #expect(item.largeAttributedSubtitle == AttributedString("Long line"))
  }

  @Test
  func `a plain title that is said beside it stays`() {
    let test = TestStack()

    let screen = test.push(
      Text("Content")
        .uiKitNavigationBar(title: "Plain")
        .uiKitNavigationBar(attributedTitle: AttributedString("Bold"))
    )

    #expect(screen.navigationItem.title == "Plain")
  }

  @Test
  func `below iOS 26 the plain texts show`() {
    PlatformFeatures.$current.withValue(.iOS(18)) {
      let test = TestStack()

      let screen = test.push(
        Text("Content").uiKitNavigationBar(
          attributedTitle: AttributedString("Bold"),
          subtitle: AttributedString("Line")
        )
      )

      #expect(screen.navigationItem.title == "Bold")
      #expect(screen.navigationItem.attributedTitle == nil)
      #expect(screen.navigationItem.titleView?.accessibilityLabel == "Bold, Line")
    }
  }

  @Test
  func `a large title has texts of its own`() {
    let test = TestStack { $0.navigationBar.prefersLargeTitles = true }

    let screen = test.show(
      Text("Content")
        .uiKitNavigationBar(title: "Notes")
        .uiKitNavigationBarLargeTitle("All notes", subtitle: "7 notes")
    )

    #expect(screen.navigationItem.largeTitle == "All notes")
    #expect(screen.navigationItem.largeSubtitle == "7 notes")
    #expect(Stage.current.textTree().contains("All notes"))
  }

  @Test
  func `views below the titles follow state in place`() throws {
    struct Screen: View {
      @ObservedObject var model: ScreenModel

      var body: some View {
        Text("Content")
          .uiKitNavigationBarSubtitleView { Text("Small \(model.text)") }
          .uiKitNavigationBarLargeSubtitleView { Text("Large \(model.text)") }
          .uiKitNavigationBar(title: "Notes")
      }
    }
    let test = TestStack { $0.navigationBar.prefersLargeTitles = true }
    let model = ScreenModel()
    let screen = test.show(Screen(model: model))
    let small = try #require(screen.navigationItem.subtitleView)
    let large = try #require(screen.navigationItem.largeSubtitleView)

    model.text = "changed"
    test.settle()

    #expect(screen.navigationItem.subtitleView === small)
    #expect(screen.navigationItem.largeSubtitleView === large)
    #expect(large.accessibilityNodes().map(\.label) == ["Large changed"])
    #expect(large.bounds.width > 0)
  }
}
