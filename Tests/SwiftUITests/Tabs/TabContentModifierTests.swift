import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct TabContentModifierTests {
  @Test
  func `badges of tabs are those of their bar items, whatever the style`() throws {
    let host = showHosted(
      TabView(selection: .constant(1)) {
        Tab("Home", systemImage: "house", value: 1) { Text("home") }.badge(3)
        TabSection("Others") {
          Tab("Inbox", systemImage: "tray", value: 2) { Text("inbox") }
          Tab("Sent", systemImage: "paperplane", value: 3) { Text("sent") }
        }
        .badge("new")
      }
      .tabViewStyle(.sidebarAdaptable)
    )
    Stage.current.loop.settle()

    let tabs = try #require(host.children.first as? UITabBarController)
    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Inbox", "Sent"])
    #expect(tabs.tabBar.items?.map(\.badgeValue) == ["3", "new", "new"])
  }
}
