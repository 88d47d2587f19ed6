import BridgeSupport
import Combine
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// A navigator that finds its stack in a window, anew for each command.
@MainActor
@Suite(.onStage)
struct WindowNavigatorTests {
  private let issues = IssueLog()

  private func makeStage() throws -> (NavigatorStage, Navigator) {
    let stage = try NavigatorStage()
    return (stage, Navigator(window: try #require(stage.stack.view.window)))
  }

  @Test
  func `it dismisses the modal without a stack that it has presented`() throws {
    let (stage, navigator) = try issues.collect { try makeStage() }
    navigator.present(TitledScreen("S"), stack: .none)
    stage.tester.settle()

    #expect(navigator.presentations.count == 1)
    let push = navigator.push(TitledScreen("A"))
    #expect(push.result == false)
    let above = navigator.present(TitledScreen("T"), stack: .none)
    stage.tester.settle()
    #expect(above.result == true)
    let all = navigator.dismissAll()
    stage.tester.settle()

    #expect(all.result == true)
    #expect(stage.modals.isEmpty)
    #expect(
      issues.texts == [
        """
        Can't push 'TitledScreen': 'BridgedHostingController<TitledScreen>' is presented \
        without a stack of its own, and covers the one that the screen would land in. Present it \
        with a stack, or dismiss it before.
        """
      ]
    )
  }

  @Test
  func `what it saves begins at the stack at the bottom, whatever lies above`() throws {
    let (stage, navigator) = try makeStage()
    navigator.setPath([StoredRoute.named("a"), .named("b")])
    stage.tester.settle()
    navigator.present(StoredRoute.named("m"))
    stage.tester.settle()

    let snapshot = try navigator.snapshot()

    #expect(snapshot.count == 3)
    let later = try NavigatorStage()
    let other = Navigator(window: try #require(later.stack.view.window))
    other.restore(snapshot, routes: StoredRoute.self)
    later.tester.settle()
    #expect(later.navigator.entries.count == 3)
    #expect(later.modals.count == 1)
  }

  @Test
  func `who reads the events of a modal's stack goes on when the modal has gone`() async throws {
    let (stage, navigator) = try makeStage()
    navigator.present(StoredRoute.named("m"))
    stage.tester.settle()
    let modal = try #require(stage.modals.last as? UINavigationController)
    let inner = try #require(modal.topViewController?.navigator)
    let events = inner.events()
    var isOver = false
    let reader = Task { @MainActor in
      for await _ in events {}
      isOver = true
    }

    navigator.dismissAll()
    stage.tester.settle()

    #expect(await eventually { isOver })
    reader.cancel()
  }

  @Test
  func `an alert stands above a modal without a stack`() throws {
    let (stage, navigator) = try makeStage()
    navigator.present(TitledScreen("S"), stack: .none)
    stage.tester.settle()

    let alert = navigator.alert("A", actions: [.cancel("OK")])
    stage.tester.settle()

    #expect(alert.result == true)
    #expect(stage.modals.last is UIAlertController)
  }

  @Test
  func `a search that is active covers no stack`() throws {
    let list = UIViewController()
    list.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let stack = UINavigationController(rootViewController: list)
    let navigator = Navigator(window: Stage.current.show(stack))
    Stage.current.loop.settle()
    list.navigationItem.searchController?.isActive = true
    Stage.current.loop.settle()
    #expect(stack.presentedViewController is UISearchController)

    let push = navigator.push(TitledScreen("Result"))
    Stage.current.loop.settle()

    #expect(push.result == true)
    #expect(stack.viewControllers.count == 2)
  }

  @Test
  func `a window without a stack presents nothing, and says so`() {
    issues.collect {
      let navigator = Navigator(window: Stage.current.show(UIViewController()))

      #expect(navigator.present(Text("S")).result == false)
      #expect(navigator.alert("A", actions: [.cancel("OK")]).result == false)
      #expect(navigator.dismissAll().result == false)
    }
    let reason =
      "the window shows no stack. Put a 'UINavigationController' or a 'NavigationView' into it."
    #expect(
      issues.texts == [
        "Can't present 'Text': \(reason)", "Can't present 'A': \(reason)",
        "Can't dismiss: \(reason)",
      ]
    )
  }

  @Test
  func `it tells its observers once, however often the tab changed`() async throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      BridgedNavigationController(root: TitledScreen("One")),
      BridgedNavigationController(root: TitledScreen("Two")),
    ]
    let navigator = Navigator(window: Stage.current.show(tabs))
    Stage.current.loop.settle()
    for _ in 0..<5 {
      for index in 0...1 {
        tabs.selectedIndex = index
        Stage.current.loop.settle()
        _ = navigator.canPop
      }
    }
    tabs.selectedIndex = 0
    Stage.current.loop.settle()
    for _ in 0..<20 { await Task.yield() }
    var sends = 0
    let watch = navigator.objectWillChange.sink { sends += 1 }

    navigator.push(TitledScreen("A"), animated: false)
    for _ in 0..<20 { await Task.yield() }

    #expect(sends == 1)
    withExtendedLifetime(watch) {}
  }
}
