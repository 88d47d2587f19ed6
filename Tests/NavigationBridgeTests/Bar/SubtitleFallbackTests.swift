import BridgeSupport
@testable import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Below iOS 26 a title view shows title and subtitle.
@MainActor
@Suite(.onStage)
struct SubtitleFallbackTests {
  private func show(
    _ model: ScreenModel,
    on version: Int
  ) -> (TestStack, BridgedHostingController<ModelScreen>) {
    PlatformFeatures.$current.withValue(.iOS(version)) {
      let test = TestStack()
      return (test, test.show(ModelScreen(model: model)))
    }
  }

  @Test
  func `from iOS 26 on the subtitle is the item's own`() {
    let (_, screen) = show(ScreenModel(title: "Profile", subtitle: "Online"), on: 26)

    #expect(screen.navigationItem.subtitle == "Online")
    #expect(screen.navigationItem.titleView == nil)
  }

  @Test
  func `below iOS 26 both lines are one element, and the title stays set`() throws {
    let (_, screen) = show(ScreenModel(title: "Profile", subtitle: "Online"), on: 18)

    let view = try #require(screen.navigationItem.titleView as? TitleLinesView)
    #expect(screen.navigationItem.title == "Profile")
    #expect(screen.navigationItem.subtitle == nil)
    #expect(view.titleLabel.text == "Profile")
    #expect(view.subtitleLabel.text == "Online")
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Profile, Online")
  }

  @Test(arguments: ["7", "A subtitle that is longer than the title"])
  func `the view fits the longer line and stays the same view`(subtitle: String) throws {
    let model = ScreenModel(title: "Client list", subtitle: "One")
    let (test, screen) = show(model, on: 18)
    let view = try #require(screen.navigationItem.titleView as? TitleLinesView)

    model.subtitle = subtitle
    test.settle()

    let widths = [view.titleLabel, view.subtitleLabel].map(\.intrinsicContentSize.width)
    #expect(screen.navigationItem.titleView === view)
    #expect(view.subtitleLabel.text == subtitle)
    #expect(view.intrinsicContentSize.width == widths.max()?.rounded(.up))
  }

  @Test
  func `the view goes with the subtitle`() {
    let model = ScreenModel(title: "Profile", subtitle: "Online")
    let (test, screen) = show(model, on: 18)

    model.subtitle = nil
    test.settle()

    #expect(screen.navigationItem.titleView == nil)
    #expect(screen.navigationItem.title == "Profile")
  }
}
