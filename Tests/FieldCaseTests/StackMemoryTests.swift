import BridgeSupport
import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Part 7: what a screen leaves behind.
@MainActor
@Suite(.onStage)
struct StackMemoryTests {
  @Test
  func `case 100: what the closures of a screen hold goes with its stack`() throws {
    for _ in 0..<10 {
      let held = Held()
      try withStack { navigator, settle in
        let model = ScreenModel(title: "Root")
        held.add(model)
        navigator.push(HoldingScreen(model: model))
        navigator.pop(toLast: { [model] _ in !model.text.isEmpty }, animated: false)
        settle()
      }

      #expect(held.alive == 0)
    }
  }

  enum Exit: CaseIterable {
    case command, button, swipe, root, path, replacement
  }

  @Test(arguments: Exit.allCases)
  func `case 101: a screen that left is freed, over 100 rounds`(exit: Exit) throws {
    let test = try NavigatorTest()
    test.build("a")

    for round in 0..<100 {
      let held = Held()
      push(on: test, holding: held)
      test.settle()
      leave(test, exit)
      test.settle()
      let isFreed = held.alive == 0
      #expect(isFreed, "Round \(round) keeps \(held.names).")
      guard isFreed else { break }
      if test.stack.viewControllers.count != 2 { test.build("a") }
    }

    #expect(test.stack.viewControllers.count == 2)
  }

  private func push(on test: NavigatorTest, holding held: Held) {
    let model = ScreenModel()
    held.add(model)
    test.navigator.push(HoldingScreen(model: model, app: test.navigator), animated: false)
    test.settle()
    guard let controller = test.stack.topViewController else { return }
    held.add(controller)
    held.add(controller.navigationItem)
    for item in controller.navigationItem.rightBarButtonItems ?? [] { held.add(item) }
    if let handle = controller.navigator { held.add(handle) }
    #expect(held.alive == 5)
  }

  private func leave(_ test: NavigatorTest, _ exit: Exit) {
    switch exit {
    case .command: test.navigator.pop()
    case .button: _ = test.stack.popViewController(animated: true)
    case .swipe: test.swipe(isFinished: true)
    case .root: test.navigator.popToRoot()
    case .path: test.navigator.setPath([test.route("a")])
    case .replacement: test.navigator.setRoot(Text("New"))
    }
  }

  @Test
  func `case 103: a stack that is replaced is freed, and its queue ends`() throws {
    let held = Held()
    var tasks: [NavigationTask] = []
    let window = try withStack { navigator, settle in
      let log = RouteLog()
      navigator.setPath([log.route("a"), log.route("b"), log.route("c")])
      settle()
      for member in navigator.navigationController?.viewControllers ?? [] { held.add(member) }
      if let stack = navigator.navigationController { held.add(stack) }
      held.add(navigator)
      let flow = Flow()
      held.add(flow)
      navigator.present(FlowScreen(flow: flow))
      settle()
      held.add(try #require(navigator.navigationController?.presentedViewController))
      #expect(held.alive == 8)
      tasks = [navigator.push(log.route("d")), navigator.push(log.route("e")), navigator.pop()]
      Stage.current.loop.flush()
    }

    #expect(window.rootViewController is UINavigationController == false)
    #expect(held.alive == 0)
    // UIKit ends the running push when the stack leaves the window; the rest came too late.
    #expect(tasks.allSatisfy { $0.result != nil })
  }

  /// Runs a closure on a stack in a window, then puts another root into the window.
  @discardableResult
  private func withStack(
    _ body: (Navigator, () -> Void) throws -> Void
  ) throws -> UIWindow {
    let test = try NavigatorTest()
    try body(test.navigator, test.settle)
    let window = try #require(test.window)
    window.rootViewController = UIViewController()
    test.settle()
    return window
  }
}

/// What an app's coordinator is: its screens keep it.
@MainActor
private final class Flow {}

private struct FlowScreen: View {
  let flow: Flow

  var body: some View { Text("Sheet") }
}

/// A screen whose closures hold all they can.
private struct HoldingScreen: View {
  @ObservedObject var model: ScreenModel
  /// The app's own navigator keeps its stack: a screen may hold it until it is popped.
  var app: Navigator?
  @Environment(\.navigator) private var navigator

  var body: some View {
    Text(model.text)
      .onAppear { [model, navigator, app] in
        _ = navigator?.canPop
        _ = app?.canPop
        _ = model.text
      }
      .uiKitNavigationBar(
        title: "Details",
        trailing: [.title("Save") { [model] _ in model.text = "Saved" }]
      )
  }
}

/// Objects that should be gone by now.
@MainActor
private final class Held {
  private struct Weak {
    weak var object: AnyObject?
  }

  private var objects: [Weak] = []

  func add(_ object: AnyObject) {
    objects.append(Weak(object: object))
  }

  var names: [String] { objects.compactMap { $0.object.map { "\(type(of: $0))" } } }

  var alive: Int { objects.filter { $0.object != nil }.count }
}
