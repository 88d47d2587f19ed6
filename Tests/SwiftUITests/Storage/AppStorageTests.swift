import Foundation
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct AppStorageTests {
  let stage = Stage.current
  private let store = makeStore()

  private static func makeStore() -> UserDefaults {
    UserDefaults(suiteName: "AppStorageTests.\(UUID().uuidString)") ?? .standard
  }

  private func labels(_ host: UIViewController) -> [String] {
    stage.loop.settle()
    return host.view.accessibilityNodes().compactMap(\.label)
  }

  private func show(_ view: some View) -> UIViewController {
    let host = UIHostingController(rootView: view.defaultAppStorage(store))
    stage.show(host)
    stage.loop.settle()
    return host
  }

  private func tap(_ label: String, in host: UIViewController) throws {
    let node = try #require(host.view.accessibilityNodes().first { $0.label == label })
    stage.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    stage.loop.settle()
  }

  @Test
  func `the default counts until something was stored`() {
    #expect(labels(show(Settings())).contains("count 3, name none, theme dark"))

    store.set(9, forKey: "count")
    store.set("Ada", forKey: "name")
    store.set("light", forKey: "theme")

    #expect(labels(show(Settings())).contains("count 9, name Ada, theme light"))
  }

  @Test
  func `a change is stored, and every view that reads the key follows`() throws {
    let host = show(
      VStack {
        Settings()
        OtherReader()
      }
    )

    try tap("More", in: host)

    #expect(store.integer(forKey: "count") == 4)
    #expect(labels(host).contains("other 4"))
  }

  @Test
  func `a key of an optional is removed with nil`() throws {
    store.set("Ada", forKey: "name")
    let host = show(Settings())

    try tap("Forget", in: host)

    #expect(store.string(forKey: "name") == nil)
    #expect(labels(host).contains("count 3, name none, theme dark"))
  }

  @Test
  func `what is set elsewhere shows, by this store or another of the suite`() throws {
    let name = "AppStorageTests.\(UUID().uuidString)"
    let suite = try #require(UserDefaults(suiteName: name))
    let other = try #require(UserDefaults(suiteName: name))
    let host = UIHostingController(rootView: Settings().defaultAppStorage(suite))
    stage.show(host)
    #expect(labels(host).contains("count 3, name none, theme dark"))

    suite.set(5, forKey: "count")
    #expect(labels(host).contains("count 5, name none, theme dark"))
    other.set("Ada", forKey: "name")
    #expect(labels(host).contains("count 5, name Ada, theme dark"))
    other.removeObject(forKey: "count")

    #expect(labels(host).contains("count 3, name Ada, theme dark"))
  }

  @Test
  func `a loop whose defaults are as they were doesn't turn`() {
    _ = labels(show(Settings()))
    let turns = stage.loop.turnCount

    stage.loop.flush()

    #expect(stage.loop.turnCount == turns)
  }

  @Test
  func `a value of the scene outlives its view`() throws {
    let host = show(SceneTab())
    try tap("Next", in: host)
    #expect(labels(host).contains("tab 1"))

    let other = show(SceneTab())

    #expect(labels(other).contains("tab 1"))
  }
}

private enum Theme: String {
  case dark, light
}

private struct Settings: View {
  @AppStorage("count") private var count = 3
  @AppStorage("name") private var name: String?
  @AppStorage("theme") private var theme = Theme.dark

  var body: some View {
    VStack {
      Text("count \(count), name \(name ?? "none"), theme \(theme.rawValue)")
      Button("More") { count += 1 }
      Button("Forget") { name = nil }
    }
  }
}

private struct OtherReader: View {
  @AppStorage("count") private var count = 0

  var body: some View {
    Text("other \(count)")
  }
}

private struct SceneTab: View {
  @SceneStorage("tab") private var tab = 0

  var body: some View {
    VStack {
      Text("tab \(tab)")
      Button("Next") { tab += 1 }
    }
  }
}
