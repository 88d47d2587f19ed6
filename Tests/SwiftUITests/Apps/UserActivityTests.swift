import Foundation
import StageSupport
import Testing
@_spi(Headless) import SwiftUI

@MainActor
@Suite(.onStage)
struct UserActivityTests {
  let stage = Stage.current

  @Test
  func `a universal link reaches the views, cold and warm`() throws {
    let link = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    link.webpageURL = URL(string: "https://example.com/a")
    LinkLog.entries = []

    stage.launch(LinkApp.self, continuing: link)
    stage.loop.settle()
    #expect(LinkLog.entries == ["activity https://example.com/a"])

    let other = NSUserActivity(activityType: "compose")
    stage.continue(other)
    stage.loop.settle()
    #expect(LinkLog.entries.count == 1)
  }

  @Test
  func `a URL that launches the app waits for its views`() throws {
    LinkLog.entries = []

    stage.launch(LinkApp.self, opening: [try #require(URL(string: "app://a"))])
    stage.loop.settle()

    #expect(LinkLog.entries == ["url app://a"])
  }

  @Test
  func `a view says what the user does while it is there`() {
    stage.launch(LinkApp.self)
    stage.loop.settle()

    let scene = UIApplication.shared.connectedScenes.first
    #expect(scene?.userActivity?.activityType == "reading")
    #expect(scene?.userActivity?.title == "Reading")
  }
}

@MainActor
private enum LinkLog {
  static var entries: [String] = []
}

private struct LinkApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Home")
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
          LinkLog.entries.append("activity \(activity.webpageURL?.absoluteString ?? "none")")
        }
        .onOpenURL { LinkLog.entries.append("url \($0.absoluteString)") }
        .userActivity("reading") { $0.title = "Reading" }
    }
  }
}
