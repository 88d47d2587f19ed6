import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Part 3: pushes, pops and paths by commands.
@MainActor
@Suite(.onStage)
struct StackCommandTests {
  private let issues = IssueLog()

  private func makeTest() throws -> NavigatorTest {
    try issues.collect { try NavigatorTest() }
  }

  @Test
  func `case 44: one controller pushed twice in a turn is there once`() throws {
    let test = try makeTest()
    let screen = UIViewController()

    let first = test.navigator.push(screen)
    let second = test.navigator.push(screen)
    test.settle()

    #expect([first.result, second.result] == [true, false])
    #expect(test.stack.viewControllers.filter { $0 === screen }.count == 1)
    #expect(test.isConsistent)
    #expect(
      issues.texts == [
        """
        Can't push 'UIViewController': this very controller is on the stack already. Go back to \
        it, or push another instance.
        """
      ]
    )
  }

  @Test
  func `case 44: a controller deeper in the stack isn't pushed again`() throws {
    let test = try makeTest()
    let screen = UIViewController()
    test.navigator.push(screen, animated: false)
    test.navigator.push(Text("Above"), animated: false)
    let before = test.stack.viewControllers

    let again = test.navigator.push(screen)
    test.settle()

    #expect(again.result == false)
    #expect(test.stack.viewControllers == before)
    #expect(issues.texts.count == 1)
  }

  @Test
  func `case 45: a double tap pushes once`() throws {
    let test = try makeTest()
    let handle = try #require(test.handle(at: 0))

    let first = handle.push(test.route("detail"))
    test.advance(by: 0.1)
    let second = handle.push(test.route("detail"))
    test.settle()

    #expect([first.result, second.result] == [true, false])
    #expect(test.path == ["detail"])
    #expect(test.stack.viewControllers.count == 2)
    #expect(
      issues.texts == [
        """
        Can't push 'detail' once more: the same screen is pushing an equal route just now, which \
        is a double tap. Push the second one when the first has arrived.
        """
      ]
    )
  }

  @Test
  func `case 45: an equal route may follow when the first has arrived`() throws {
    let test = try makeTest()
    let handle = try #require(test.handle(at: 0))

    handle.push(test.route("detail"))
    test.settle()
    handle.push(test.route("detail"))
    test.settle()

    #expect(test.path == ["detail", "detail"])
    #expect(test.stack.viewControllers.count == 3)
    #expect(issues.texts.isEmpty)
  }

  @Test
  func `case 45: another screen may push an equal route at once`() throws {
    let test = try makeTest()
    try #require(test.handle(at: 0)).push(test.route("detail"))

    try #require(test.handle(at: 1)).push(test.route("detail"))
    test.settle()

    #expect(test.path == ["detail", "detail"])
  }

  @Test
  func `case 46: pushes and pops of one turn run one after the other`() async throws {
    let test = try makeTest()
    var log: [String] = []
    let tasks = [
      ("a", test.navigator.push(test.route("a"))), ("b", test.navigator.push(test.route("b"))),
      ("pop", test.navigator.pop()), ("c", test.navigator.push(test.route("c"))),
    ]

    test.settle()
    for (name, task) in tasks {
      #expect(await task.finished)
      log.append(name)
    }

    #expect(log == ["a", "b", "pop", "c"])
    #expect(test.path == ["a", "c"])
    #expect(test.isConsistent)
    #expect(Stage.current.log.isEmpty)
  }

  @Test
  func `case 46: a swipe during a push doesn't begin`() throws {
    let test = try makeTest()
    test.build("a")
    test.navigator.push(test.route("b"))
    test.advance(by: 0.1)

    test.swipe(isFinished: true)

    #expect(test.path == ["a", "b"])
    #expect(test.isConsistent)
    #expect(Stage.current.log.isEmpty)
  }

  @Test
  func `case 47: the root's first appearance may push at once`() throws {
    let log = RouteLog()
    let root = PushingRoot(route: log.route("b"))
    let test = try NavigatorTest(Navigator(root: root))
    test.settle()

    #expect(test.stack.viewControllers.count == 2)
    #expect(test.path == ["b"])
    #expect(test.stack.viewControllers.first?.navigationItem.title == "Root")
    let appearances = root.appearances.count
    test.navigator.popToRoot()
    test.settle()
    #expect(root.appearances.count == appearances + 1)
    #expect(Stage.current.log.isEmpty)
  }

  @Test
  func `case 47: a path set before the window shows builds the root's bar`() throws {
    let log = RouteLog()
    let root = PushingRoot(route: log.route("unused"), pushes: false)
    let navigator = Navigator(root: root)
    navigator.setPath([log.route("b")])

    let test = try NavigatorTest(navigator)

    #expect(test.stack.viewControllers.count == 2)
    #expect(root.appearances.count == 0)
    #expect(test.stack.viewControllers.first?.navigationItem.title == "Root")
    navigator.popToRoot()
    test.settle()
    #expect(root.appearances.count == 1)
  }

  @Test
  func `case 50: a cancelled swipe isn't booked as a pop`() async throws {
    let test = try makeTest()
    test.build("a", "b", "c")
    var events = test.navigator.events().makeAsyncIterator()

    Stage.current.swipeBack(to: 0.2, hold: 0, releases: false)
    let duringTheSwipe = test.path
    Stage.current.swipeBack(to: 0.2)
    test.settle()

    #expect(duringTheSwipe == ["a", "b", "c"])
    #expect(test.path == ["a", "b", "c"])
    test.navigator.push(test.route("d"))
    test.settle()
    #expect(test.path == ["a", "b", "c", "d"])
    #expect(test.isConsistent)
    // The push is the first event since the swipe began.
    let first = await events.next()
    guard case .pushed(let screen, by: .navigator) = first else {
      Issue.record("The first event is \(String(describing: first)).")
      return
    }
    #expect(screen.name == "d")
  }

  @Test
  func `case 52: the back button reaches the path`() throws {
    let test = try NavigatorTest(isShown: false)
    let tester = try NavigationTester(test.stack)
    test.navigator.push(test.route("a"))
    tester.settle()

    try tester.back()

    #expect(test.path.isEmpty)
    test.navigator.push(test.route("b"))
    tester.settle()
    #expect(test.path == ["b"])
    #expect(test.stack.viewControllers.count == 2)
  }

  @Test
  func `case 54: the back menu removes the middle ones too`() async throws {
    let test = try NavigatorTest(isShown: false)
    let tester = try NavigationTester(test.stack)
    test.build("a", "b", "c")
    var events = test.navigator.events().makeAsyncIterator()

    try tester.backMenu(to: 0)

    #expect(test.path.isEmpty)
    var popped: [String] = []
    while popped.count < 3, let event = await events.next() {
      if case .popped(let screen, by: .outside) = event { popped.append(screen.name) }
    }
    #expect(popped == ["c", "b", "a"])
    test.navigator.push(test.route("d"))
    tester.settle()
    #expect(test.stack.viewControllers.count == 2)
  }

  @Test
  func `case 57: a path of three shows the last one, in one transition`() throws {
    let test = try makeTest()
    let coordinator = { test.stack.transitionCoordinator }

    test.navigator.setPath(test.routes("a", "b", "c"))
    #expect(test.stack.viewControllers.count == 4)
    #expect(coordinator()?.isAnimated == true)
    test.advance(by: 0.4)
    #expect(coordinator() == nil)
    #expect(test.path == ["a", "b", "c"])
    let members = test.stack.viewControllers
    #expect(members.map(\.isViewLoaded) == [true, false, false, true])

    test.navigator.setPath([TestRoute]())
    #expect(coordinator()?.isAnimated == true)
    test.advance(by: 0.4)
    #expect(coordinator() == nil)
    #expect(test.path.isEmpty)
    #expect(members.map(\.isViewLoaded) == [true, false, false, true])
    #expect(test.isConsistent)
  }

  @Test
  func `case 61: going back too far changes nothing`() throws {
    let test = try makeTest()
    let root = test.stack.viewControllers

    let tasks = [
      test.navigator.pop(), test.navigator.pop(5), test.navigator.pop(to: test.route("missing")),
      test.navigator.dismiss(),
    ]
    test.settle()

    #expect(tasks.map(\.result) == [false, false, false, false])
    #expect(!test.navigator.canPop)
    #expect(!test.navigator.canDismiss)
    #expect(test.path.isEmpty)
    #expect(test.stack.viewControllers == root)
    #expect(
      issues.texts == [
        "Can't pop: the stack shows its root, 'Text'. Ask 'canPop' before.",
        "Can't pop 5 screens: the stack shows its root, 'Text'. Ask 'canPop' before.",
        """
        Can't pop to 'missing': it isn't on the stack, which holds 'Text'. Look for it in \
        'entries' before.
        """,
        """
        Can't dismiss: the navigator's stack isn't in a modal. Call 'dismissPresented()' to dismiss \
        what it presents.
        """,
      ]
    )
  }
}

/// A root that goes on as soon as it is seen.
private struct PushingRoot: View {
  let route: TestRoute
  var pushes = true
  let appearances = Appearances()
  @Environment(\.navigator) private var navigator

  @MainActor
  final class Appearances {
    var count = 0
  }

  var body: some View {
    Text("Root")
      .onAppear {
        appearances.count += 1
        if pushes, appearances.count == 1 { navigator?.push(route) }
      }
      .uiKitNavigationBar(title: "Root")
  }
}
