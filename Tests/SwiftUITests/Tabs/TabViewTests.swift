import StageSupport
@_spi(Headless) import SwiftUI
import Testing

// B.5
@MainActor
@Suite(.onStage)
struct TabViewTests {
  @Observable
  final class Model {
    var tab = "home"
    var count = 0
    var showsThird = false
  }

  struct Older: View {
    @Bindable var model: Model
    let trace: Trace
    var body: some View {
      TabView(selection: $model.tab) {
        NavigationView {
          NavigationLink("Go") { Text("detail") }.navigationTitle("Home")
        }
        .tabItem { Label("Home", systemImage: "house") }
        .tag("home")
        Inbox(trace: trace)
        if model.showsThird {
          Text("third").tabItem { Text("Third") }.tag("third")
        }
      }
    }
  }

  struct Inbox: View {
    let trace: Trace
    var body: some View {
      Text("inbox")
        .onAppear { trace("inbox in") }
        .onDisappear { trace("inbox out") }
        .tabItem {
          Image(systemName: "tray")
          Text("Inbox")
        }
        .badge(3)
        .tag("inbox")
    }
  }

  private func show(_ model: Model, _ trace: Trace = Trace()) throws -> UITabBarController {
    let host = showHosted(Older(model: model, trace: trace))
    Stage.current.loop.settle()
    return try #require(host.children.first as? UITabBarController)
  }

  @Test
  func `tabs are real tabs, with their labels and badges`() throws {
    let tabs = try show(Model())

    #expect(tabs.viewControllers?.count == 2)
    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Inbox"])
    #expect(Finger.screen.contains("tab bar: [Home, tab, selected] [Inbox, 3, tab]"))
    #expect(tabs.tabBar.items?.first?.image == UIImage(systemName: "house.fill"))
  }

  @Test
  func `the bar of an earlier tab is where it was`() throws {
    let host = showHosted(
      TabView {
        NavigationStack { Text("a").navigationTitle("A") }.tabItem { Text("One") }
        NavigationStack { Text("b").navigationTitle("B") }.tabItem { Text("Two") }
      }
    )
    Stage.current.loop.settle()
    let bar = try #require(Self.bar(in: host.view))
    let frame = bar.convert(bar.bounds, to: nil)
    #expect(frame.minY > 0)

    try Finger.tap("Two")
    try Finger.tap("One")

    #expect(bar.window != nil)
    #expect(bar.convert(bar.bounds, to: nil) == frame)
  }

  private static func bar(in view: UIView) -> UINavigationBar? {
    view as? UINavigationBar ?? view.subviews.lazy.compactMap { bar(in: $0) }.first
  }

  @Test
  func `a tap writes the selection, and code selects`() throws {
    let model = Model()
    let trace = Trace()
    let tabs = try show(model, trace)
    #expect(trace.take() == [])

    try Finger.tap("Inbox")
    #expect(model.tab == "inbox")
    #expect(trace.take() == ["inbox in"])
    #expect(Finger.screen.contains("inbox"))
    model.tab = "home"
    Stage.current.loop.settle()

    #expect(tabs.selectedIndex == 0)
    #expect(trace.take() == ["inbox out"])
  }

  @Test
  func `each tab keeps its stack, a second tap pops it`() throws {
    _ = try show(Model())
    try Finger.tap("Go")
    #expect(Finger.screen.contains("detail"))

    try Finger.tap("Inbox")
    try Finger.tap("Home")
    #expect(Finger.screen.contains("detail"))
  }

  @Test
  func `a tab that comes later is added, the others are kept`() throws {
    let model = Model()
    let tabs = try show(model)
    let first = tabs.viewControllers?.first

    model.showsThird = true
    Stage.current.loop.settle()

    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Inbox", "Third"])
    #expect(tabs.viewControllers?.first === first)
    model.showsThird = false
    Stage.current.loop.settle()
    #expect(tabs.viewControllers?.count == 2)
  }

  struct Newer: View {
    @Bindable var model: Model
    var body: some View {
      TabView(selection: $model.tab) {
        Tab("Home", systemImage: "house", value: "home") { Text("home \(model.count)") }
        Tab("Inbox", systemImage: "tray", value: "inbox") { Text("inbox") }
        Tab(value: "search", role: .search) { Text("found") }
      }
    }
  }

  @Test
  func `the tabs of iOS 18`() throws {
    let model = Model()
    let host = showHosted(Newer(model: model))
    Stage.current.loop.settle()
    let tabs = try #require(host.children.first as? UITabBarController)

    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Inbox", "Search"])
    try Finger.tap("Search")
    #expect(model.tab == "search")
    #expect(Finger.screen.contains("found"))
    model.tab = "home"
    model.count = 5
    Stage.current.loop.settle()

    #expect(Finger.screen.contains("home 5"))
  }

  @Test
  func `tabs of a collection`() throws {
    let host = showHosted(
      TabView {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Text(name).tabItem { Text(name.uppercased()) }
        }
      }
    )
    Stage.current.loop.settle()
    let tabs = try #require(host.children.first as? UITabBarController)

    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C"])
    try Finger.tap("C")
    #expect(tabs.selectedIndex == 2)
  }

  struct Pages: View {
    @Bindable var model: Model
    var body: some View {
      TabView(selection: $model.tab) {
        Text("one").tag("home")
        Text("two").tag("other")
      }
      .tabViewStyle(.page)
    }
  }

  @Test
  func `pages turn by a swipe, which writes the selection`() {
    let model = Model()
    _ = showHosted(Pages(model: model))
    Stage.current.loop.settle()
    #expect(Finger.screen.contains("one"))
    #expect(Finger.screen.contains("page 1 of 2"))

    Stage.current.drag(
      from: CGPoint(x: 350, y: 400),
      to: CGPoint(x: 60, y: 400),
      hold: 0.2
    )
    Stage.current.loop.settle()
    #expect(model.tab == "other")
    #expect(Finger.screen.contains("two"))
    model.tab = "home"
    Stage.current.loop.settle()

    #expect(Finger.screen.contains("one"))
  }
}
