import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// What can't be done: nothing crashes, nothing changes, and the issue says what to do.
@MainActor
@Suite(.onStage)
struct NavigatorMisuseTests {
  private let issues = IssueLog()

  private func makeTest() throws -> NavigatorTest {
    try issues.collect { try NavigatorTest() }
  }

  @Test
  func `a stack isn't pushed into a stack`() throws {
    let test = try makeTest()
    let before = test.stack.viewControllers

    let push = test.navigator.push(UINavigationController())

    #expect(push.result == false)
    #expect(test.stack.viewControllers == before)
    #expect(
      issues.texts == [
        """
        Can't push 'UINavigationController': UIKit allows no stack inside a stack. Present it, or \
        push one of its screens.
        """
      ]
    )
  }

  @Test
  func `a controller of another container isn't pushed`() throws {
    let test = try makeTest()
    let container = UIViewController()
    let child = UIViewController()
    container.addChild(child)

    let push = test.navigator.push(child)

    #expect(push.result == false)
    #expect(child.parent === container)
    #expect(
      issues.texts == [
        """
        Can't push 'UIViewController': it is a child of 'UIViewController'. Take it out with \
        'removeFromParent()' before, or push another instance.
        """
      ]
    )
  }

  @Test
  func `two navigators for one stack act on the same one, and it is reported`() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let first = issues.collect { Navigator(adopting: stack) }

    let second = issues.collect { Navigator(adopting: stack) }
    second.push(Text("Details"), animated: false)

    #expect(first.entries.map(\.id) == second.entries.map(\.id))
    #expect(first.entries.count == 2)
    #expect(
      issues.texts == [
        """
        Can't give 'UINavigationController' a second navigator of its own: both act on the same \
        stack and environment. Keep the first one and hand it on, or ask the stack's 'navigator'.
        """
      ]
    )
  }

  @Test
  func `a command after the window has gone ends with false`() {
    let navigator = issues.collect { Navigator(window: UIWindow()) }

    let push = issues.collect { navigator.push(Text("Details")) }

    #expect(push.result == false)
    #expect(navigator.entries.isEmpty)
    #expect(
      issues.texts == [
        "Can't push 'Text': the window is gone. Make a navigator for the window that is there now."
      ]
    )
  }

  @Test
  func `a screen pushes nothing under a modal that the app has presented`() throws {
    let stage = try issues.collect { try NavigatorStage() }
    stage.stack.present(
      UINavigationController(rootViewController: UIViewController()),
      animated: false
    )
    stage.tester.settle()

    let push = stage.stack.topViewController?.navigator?.push(TitledScreen("A"))

    #expect(push?.result == false)
    #expect(stage.stack.viewControllers.count == 1)
    #expect(
      issues.texts == [
        """
        Can't push 'TitledScreen': 'UINavigationController' covers the stack, and no navigator of \
        this stack has presented it. Dismiss it before, or go on in it.
        """
      ]
    )
  }

  @Test
  func `a window without a stack is reported`() {
    let window = Stage.current.show(UIViewController())
    let navigator = Navigator(window: window)

    let pop = issues.collect { navigator.pop() }

    #expect(pop.result == false)
    #expect(
      issues.texts == [
        """
        Can't pop: the window shows no stack. Put a 'UINavigationController' or a \
        'NavigationView' into it.
        """
      ]
    )
  }

  @Test
  func `a navigator of a window finds the stack that is seen`() {
    let first = UINavigationController(rootViewController: UIViewController())
    let second = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = Stage.current.show(tabs)
    let navigator = Navigator(window: window)

    navigator.push(Text("One"), animated: false)
    tabs.selectedIndex = 1
    Stage.current.loop.settle()
    navigator.push(Text("Two"), animated: false)
    navigator.push(Text("Three"), animated: false)

    #expect(first.viewControllers.count == 2)
    #expect(second.viewControllers.count == 3)
    #expect(navigator.navigationController === second)
  }

  @Test
  func `a path that a body sets is reported and not set`() throws {
    let log = RouteLog()
    let test = try makeTest()

    _ = issues.collect {
      test.navigator.push(Impatient(navigator: test.navigator, route: log.route("a")))
    }
    test.settle()

    #expect(test.stack.viewControllers.count == 2)
    #expect(test.path.isEmpty)
    #expect(
      issues.texts.first == """
        Can't set the path to [a] while SwiftUI evaluates a view. Do it in an action, in \
        'onAppear' or in 'onChange'.
        """
    )
  }

  @Test
  func `a negative count is refused`() throws {
    let test = try makeTest()
    test.build("a")

    let pop = test.navigator.pop(-1)

    #expect(pop.result == false)
    #expect(test.path == ["a"])
    #expect(
      issues.texts == [
        "Can't pop -1 screens: a count of screens is zero or more. Pass how many to leave."
      ]
    )
  }

  @Test
  func `a stack that has gone takes no commands and keeps its navigator quiet`() throws {
    let test = try makeTest()
    test.build("a")
    let handle = try #require(test.handle(at: 1))
    test.navigator.pop()
    test.settle()

    let push = handle.push(Text("Late"))

    #expect(push.result == false)
    #expect(handle.entries.isEmpty)
    #expect(test.stack.viewControllers.count == 1)
    #expect(issues.texts.isEmpty)
  }
}

/// A screen that goes on while its body runs, once.
private struct Impatient: View {
  let navigator: Navigator
  let route: BridgeSupport.TestRoute
  private let once = Once()

  init(navigator: Navigator, route: BridgeSupport.TestRoute) {
    self.navigator = navigator
    self.route = route
  }

  @MainActor
  final class Once {
    var isDone = false
  }

  var body: some View {
    let _ = goOn()
    Text("Impatient")
  }

  private func goOn() {
    guard !once.isDone else { return }
    once.isDone = true
    navigator.setPath([route])
  }
}
