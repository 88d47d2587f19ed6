import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct TabBuilderTests {
  private enum Place: String, CaseIterable, Identifiable {
    case home, list, settings
    var id: String { rawValue }
  }

  private func titles(_ view: some View) throws -> [String?]? {
    let host = showHosted(view)
    Stage.current.loop.settle()
    return try #require(host.children.first as? UITabBarController).tabBar.items?.map(\.title)
  }

  @Test(arguments: [true, false])
  func `tabs come from collections and conditions`(isAdmin: Bool) throws {
    let view = TabView(selection: .constant("home")) {
      ForEach(Place.allCases) { place in
        Tab(place.rawValue, systemImage: "circle", value: place.rawValue) { Text(place.rawValue) }
      }
      if isAdmin {
        Tab("admin", systemImage: "key", value: "admin") { Text("admin") }
      } else {
        Tab("guest", systemImage: "key", value: "guest") { Text("guest") }
      }
    }

    #expect(try titles(view) == ["home", "list", "settings", isAdmin ? "admin" : "guest"])
  }

  @Test
  func `there may be as many tabs as a view says`() throws {
    let view = TabView(selection: .constant(1)) {
      Tab("1", systemImage: "circle", value: 1) { Text("1") }
      Tab("2", systemImage: "circle", value: 2) { Text("2") }
      Group {
        Tab("3", systemImage: "circle", value: 3) { Text("3") }
        Tab("4", systemImage: "circle", value: 4) { Text("4") }
      }
    }

    #expect(try titles(view) == ["1", "2", "3", "4"])
  }
}
