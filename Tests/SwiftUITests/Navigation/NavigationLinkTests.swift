import StageSupport
@_spi(Headless) import SwiftUI
import Testing

// B.3
@MainActor
@Suite(.onStage)
struct NavigationLinkTests {
  private func show<Content: View>(_ content: Content) -> UIHostingController<Content> {
    let controller = showHosted(content)
    Stage.current.loop.settle()
    return controller
  }

  @Test
  func `a navigation view is a real stack, the host's child, with a large title`() throws {
    let host = show(NavigationView { Text("content").navigationTitle("Home") })

    let stack = try #require(host.innerStack)
    #expect(stack.parent === host)
    #expect(stack.viewControllers.count == 1)
    #expect(stack.topViewController?.navigationItem.title == "Home")
    #expect(stack.navigationBar.prefersLargeTitles)
    #expect(host.navigationItem.title == nil)
    #expect(Finger.screen == "bar: / ‘Home’\ncontent")
  }

  @Test
  func `a tap on a link pushes a hosting controller with its title in place`() throws {
    let host = show(
      NavigationView {
        NavigationLink("Go") { Text("detail").navigationTitle("Detail") }.navigationTitle("Home")
      }
    )
    let stack = try #require(host.innerStack)

    let node = try #require(Finger.nodes.last { $0.label == "Go" })
    Stage.current.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))

    #expect(stack.viewControllers.count == 2)
    #expect(stack.topViewController?.navigationItem.title == "Detail")
    #expect(stack.transitionCoordinator != nil)
    Stage.current.loop.settle()
    #expect(Finger.screen.contains("detail"))
    try Finger.tap("Back")
    #expect(stack.viewControllers.count == 1)
    try Finger.tap("Go")
    #expect(stack.viewControllers.count == 2)
  }

  struct Flagged: View {
    let model: Watched
    var body: some View {
      @Bindable var model = model
      NavigationView {
        NavigationLink("Go", isActive: $model.flag) { Text("detail") }
      }
    }
  }

  @Test
  func `a flag pushes and pops, and follows the user's way back`() throws {
    let model = Watched()
    model.flag = false
    let host = show(Flagged(model: model))
    let stack = try #require(host.innerStack)

    model.flag = true
    Stage.current.loop.settle()
    #expect(stack.viewControllers.count == 2)
    model.flag = false
    Stage.current.loop.settle()
    #expect(stack.viewControllers.count == 1)
    try Finger.tap("Go")
    #expect(model.flag)
    Stage.current.swipeBack(to: 0.2)
    Stage.current.loop.settle()
    #expect(model.flag)
    Stage.current.swipeBack()
    Stage.current.loop.settle()

    #expect(!model.flag)
    #expect(stack.viewControllers.count == 1)
  }

  struct Tagged: View {
    @State var selection: String?
    let trace: Trace
    var body: some View {
      let _ = trace(selection ?? "nil")
      NavigationView {
        VStack {
          NavigationLink("One", tag: "one", selection: $selection) { Text("first") }
          NavigationLink("Two", tag: "two", selection: $selection) { Text("second") }
        }
      }
    }
  }

  @Test
  func `a selection names the link that is open`() throws {
    let trace = Trace()
    _ = show(Tagged(trace: trace))

    try Finger.tap("Two")
    #expect(Finger.screen.contains("second"))
    #expect(trace.events.last == "two")
    try Finger.tap("Back")

    #expect(trace.events.last == "nil")
  }

  @Test
  func `a link in a stack of UIKit's pushes there, beyond it is dimmed`() throws {
    let content = VStack {
      NavigationLink("Go") { Text("detail").navigationTitle("Detail") }
      NavigationLink("Value", value: 3)
    }
    _ = show(content)
    #expect(!Finger.isEnabled("Go"))

    let stack = UINavigationController(rootViewController: UIHostingController(rootView: content))
    Stage.current.show(stack)
    Stage.current.loop.settle()
    #expect(Finger.isEnabled("Go"))
    #expect(!Finger.isEnabled("Value"))
    try Finger.tap("Go")

    #expect(stack.viewControllers.count == 2)
    #expect(stack.topViewController?.navigationItem.title == "Detail")
    try Finger.tap("Back")
    #expect(stack.viewControllers.count == 1)
  }

  struct Counting: View {
    @State private var count = 0
    var body: some View {
      NavigationView {
        VStack {
          Button("Add") { count += 1 }
          NavigationLink("Go") {
            VStack {
              Text("count \(count)")
              Button("More") { count += 1 }
            }
          }
        }
      }
    }
  }

  @Test
  func `an open screen follows what its parent passes on`() throws {
    _ = show(Counting())
    try Finger.tap("Add")
    try Finger.tap("Go")
    #expect(Finger.screen.contains("count 1"))

    try Finger.tap("More")

    #expect(Finger.screen.contains("count 2"))
  }

  @Test
  func `screens have the environment of their stack`() throws {
    struct Reader: View {
      @EnvironmentObject var model: PublishedStore
      var body: some View { Text("number \(model.number)") }
    }
    let model = PublishedStore()
    _ = show(NavigationView { NavigationLink("Go") { Reader() } }.environmentObject(model))
    try Finger.tap("Go")
    #expect(Finger.screen.contains("number 0"))

    model.number = 7
    Stage.current.loop.settle()

    #expect(Finger.screen.contains("number 7"))
  }

  @Test
  func `a row's link fills the row, with a chevron`() throws {
    _ = show(NavigationView { List { NavigationLink("Row") { Text("detail") } } })

    #expect(Finger.screen.contains("Row"))
    let node = try #require(Finger.nodes.last { $0.label == "Row" })
    Stage.current.tap(at: CGPoint(x: 340, y: node.frame.midY))
    Stage.current.loop.settle()

    #expect(Finger.screen.contains("detail"))
  }

  @Test
  func `appearance follows the stack`() throws {
    let trace = Trace()
    _ = show(
      NavigationView {
        NavigationLink("Go") {
          Text("detail").onAppear { trace("detail in") }.onDisappear { trace("detail out") }
        }
        .onAppear { trace("root in") }
        .onDisappear { trace("root out") }
      }
    )
    #expect(trace.take() == ["root in"])

    try Finger.tap("Go")
    #expect(Set(trace.take()) == ["detail in", "root out"])
    try Finger.tap("Back")

    #expect(Set(trace.take()) == ["detail out", "root in"])
  }
}
