import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) @testable import UIKit

// B.5
@MainActor
@Suite(.onStage)
struct TabBarModifierTests {
  private func tabs(_ host: UIViewController) throws -> UITabBarController {
    try #require(host.children.lazy.compactMap { $0 as? UITabBarController }.first)
  }

  @Test
  func `an accessory stands above the tab bar and follows its state`() throws {
    let host = showHosted(Accessory())
    Stage.current.loop.settle()
    let tabs = try tabs(host)
    #expect(tabs.bottomAccessory != nil)
    #expect(Stage.current.textTree().contains("Playing 0"))

    try Finger.tap("Next")
    #expect(Stage.current.textTree().contains("Playing 1"))
    try Finger.tap("Stop")

    #expect(tabs.bottomAccessory == nil)
    #expect(!Stage.current.textTree().contains("Playing"))
  }

  @Test
  func `how the bar gets smaller is the controller's behaviour`() throws {
    let host = showHosted(
      TabView {
        Text("one").tabItem { Text("One") }
      }
      .tabBarMinimizeBehavior(.never)
    )
    Stage.current.loop.settle()

    #expect(try tabs(host).tabBarMinimizeBehavior == .never)
  }

  @Test
  func `tabs that may be a sidebar have one on a tablet`() throws {
    let stage = Stage(device: .pad)
    try stage.perform {
      let host = UIHostingController(
        rootView: TabView {
          Text("one").tabItem { Label("One", systemImage: "house") }
          Text("two").tabItem { Label("Two", systemImage: "gear") }
        }
        .tabViewStyle(.sidebarAdaptable)
      )
      stage.show(host)
      stage.loop.settle()
      let tabs = try tabs(host)
      #expect(tabs.mode == .tabSidebar)

      try Finger.tap("Show Sidebar")
      #expect(!tabs.sidebar.isHidden)
      try Finger.tap("Two")

      #expect(tabs.selectedIndex == 1)
      #expect(Stage.current.textTree().contains("two"))
    }
  }

  @Test
  func `tabs that are only a bar have no sidebar`() throws {
    let host = showHosted(
      TabView {
        Text("one").tabItem { Text("One") }
      }
      .tabViewStyle(.tabBarOnly)
    )
    Stage.current.loop.settle()

    #expect(try tabs(host).mode == .tabBar)
  }

  @Test
  func `a tab may name an image of the app`() {
    showHosted(
      TabView(selection: .constant(1)) {
        Tab("One", image: "own", value: 1) { Text("first") }
      }
    )
    Stage.current.loop.settle()

    #expect(Stage.current.textTree().contains("One"))
  }

  private struct Accessory: View {
    @State private var song = 0
    @State private var isShown = true

    var body: some View {
      TabView {
        VStack {
          Button("Next") { song += 1 }
          Button("Stop") { isShown = false }
        }
        .tabItem { Text("One") }
      }
      .tabViewBottomAccessory(isEnabled: isShown) { Text("Playing \(song)") }
    }
  }
}
