import StageSupport
@_spi(Headless) import SwiftUI
import Testing

// B.3
@MainActor
@Suite(.onStage)
struct NavigationStackTests {
  @Observable
  final class Router {
    var path: [Int] = []
    var any = NavigationPath()
    var isShown = false
    var item: String?
    @ObservationIgnored var log: [[Int]] = []
  }

  struct Paged: View {
    @Bindable var router: Router
    var body: some View {
      NavigationStack(path: $router.path) {
        VStack {
          NavigationLink("One", value: 1)
          NavigationLink("Text", value: "no")
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          Page(number: number)
        }
      }
    }
  }

  struct Page: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("page \(number)")
        NavigationLink("Next", value: number + 1)
        Button("Leave") { dismiss() }
      }
      .navigationTitle("Page \(number)")
    }
  }

  private func show(_ router: Router) throws -> UINavigationController {
    let host = showHosted(Paged(router: router))
    Stage.current.loop.settle()
    return try #require(host.innerStack)
  }

  private func titles(_ stack: UINavigationController) -> [String?] {
    stack.viewControllers.map(\.navigationItem.title)
  }

  @Test
  func `links append to the path, and the path is the stack`() throws {
    let router = Router()
    let stack = try show(router)

    try Finger.tap("One")
    try Finger.tap("Next")

    #expect(router.path == [1, 2])
    #expect(titles(stack) == ["Root", "Page 1", "Page 2"])
    #expect(Finger.screen.contains("page 2"))
  }

  @Test
  func `code sets the path, with one transition`() throws {
    let router = Router()
    let stack = try show(router)
    let root = stack.viewControllers[0]

    router.path = [1, 2, 3]
    flush()
    #expect(titles(stack) == ["Root", "Page 1", "Page 2", "Page 3"])
    #expect(stack.transitionCoordinator != nil)
    Stage.current.loop.settle()
    let second = stack.viewControllers[2]
    router.path = [1, 2]
    Stage.current.loop.settle()
    #expect(stack.viewControllers.last === second)
    router.path = []
    Stage.current.loop.settle()

    #expect(stack.viewControllers == [root])
  }

  @Test
  func `a path that is set before the first appearance is there without a transition`() throws {
    let router = Router()
    router.path = [4, 5]

    let host = showHosted(Paged(router: router))

    let stack = try #require(host.innerStack)
    #expect(titles(stack) == ["Root", "Page 4", "Page 5"])
    #expect(stack.transitionCoordinator == nil)
    #expect(Finger.screen.contains("page 5"))
  }

  @Test
  func `back by tap, by swipe and by menu shortens the path when it is done`() throws {
    let router = Router()
    let stack = try show(router)
    router.path = [1, 2, 3]
    Stage.current.loop.settle()

    let back = try #require(Finger.nodes.first { $0.identifier == "BackButton" })
    Stage.current.tap(at: CGPoint(x: back.frame.midX, y: back.frame.midY))
    #expect(router.path == [1, 2, 3])
    Stage.current.loop.settle()
    #expect(router.path == [1, 2])
    Stage.current.swipeBack(to: 0.2)
    Stage.current.loop.settle()
    #expect(router.path == [1, 2])
    stack.popToRootViewController(animated: true)
    Stage.current.loop.settle()

    #expect(router.path == [])
  }

  @Test
  func `dismiss in a screen takes its value off the path`() throws {
    let router = Router()
    let stack = try show(router)
    router.path = [1, 2]
    Stage.current.loop.settle()

    let node = try #require(Finger.nodes.last { $0.label == "Leave" })
    Stage.current.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))

    #expect(router.path == [1])
    Stage.current.loop.settle()
    #expect(titles(stack) == ["Root", "Page 1"])
  }

  @Test
  func `changes during a transition lead to the last path`() throws {
    let router = Router()
    let stack = try show(router)

    router.path = [1]
    flush()
    router.path = [1, 2]
    flush()
    router.path = [9]
    Stage.current.loop.settle()

    #expect(titles(stack) == ["Root", "Page 9"])
    #expect(router.path == [9])
  }

  @Test
  func `screens of a common beginning are kept, with their state`() throws {
    let router = Router()
    let stack = try show(router)
    router.path = [1, 2]
    Stage.current.loop.settle()
    let first = stack.viewControllers[1]
    let second = stack.viewControllers[2]

    router.path = [1, 3]
    Stage.current.loop.settle()

    #expect(stack.viewControllers[1] === first)
    #expect(stack.viewControllers[2] !== second)
  }

  @Test
  func `a value that nothing is declared for can't be reached`() throws {
    let router = Router()
    let stack = try show(router)

    try Finger.tap("Text")

    #expect(stack.viewControllers.count == 1)
    #expect(Stage.current.log.contains { $0.contains("presenting a value of type “String”") })
  }

  struct Untyped: View {
    @Bindable var router: Router
    var body: some View {
      NavigationStack(path: $router.any) {
        NavigationLink("Word", value: "word")
          .navigationDestination(for: String.self) { word in
            NavigationLink("Number", value: 7).navigationTitle(word)
              .navigationDestination(for: Int.self) { Text("number \($0)") }
          }
      }
    }
  }

  @Test
  func `a path of any values takes values of several types`() throws {
    let router = Router()
    let host = showHosted(Untyped(router: router))
    Stage.current.loop.settle()

    try Finger.tap("Word")
    try Finger.tap("Number")

    #expect(router.any.count == 2)
    #expect(Finger.screen.contains("number 7"))
    router.any.removeLast(2)
    Stage.current.loop.settle()
    #expect(host.innerStack?.viewControllers.count == 1)
  }

  struct Presenting: View {
    @Bindable var router: Router
    var body: some View {
      NavigationStack {
        Text("root")
          .navigationDestination(isPresented: $router.isShown) { Text("shown") }
          .navigationDestination(item: $router.item) { Text("item \($0)") }
      }
    }
  }

  @Test
  func `destinations by flag and by item`() throws {
    let router = Router()
    let host = showHosted(Presenting(router: router))
    Stage.current.loop.settle()

    router.isShown = true
    Stage.current.loop.settle()
    #expect(Finger.screen.contains("shown"))
    try Finger.tap("Back")
    #expect(!router.isShown)
    router.item = "a"
    Stage.current.loop.settle()
    #expect(Finger.screen.contains("item a"))
    router.item = nil
    Stage.current.loop.settle()

    #expect(host.innerStack?.viewControllers.count == 1)
  }

  @Test
  func `a stack without a path keeps its own`() throws {
    struct Own: View {
      var body: some View {
        NavigationStack {
          NavigationLink("One", value: 1).navigationDestination(for: Int.self) { Page(number: $0) }
        }
      }
    }
    let host = showHosted(Own())
    Stage.current.loop.settle()

    try Finger.tap("One")
    try Finger.tap("Next")
    #expect(host.innerStack?.viewControllers.count == 3)
    try Finger.tap("Back")

    #expect(Finger.screen.contains("page 1"))
  }

  @Test
  func `screens that left are freed`() throws {
    let router = Router()
    let stack = try show(router)
    router.path = [1, 2]
    Stage.current.loop.settle()
    weak let left = stack.viewControllers.last

    router.path = []
    Stage.current.loop.settle()

    #expect(left == nil)
  }
}
