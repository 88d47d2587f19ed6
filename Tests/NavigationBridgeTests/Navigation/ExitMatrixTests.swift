import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Law 12: whatever takes a screen away, nothing of it stays.
@MainActor
@Suite(.onStage)
struct ExitMatrixTests {
  enum Exit: CaseIterable {
    case pop, backButton, swipe, backMenu, path, rootSwap
    case dismiss, pullDown, parentsEnd, link
    case windowClosed, windowRootSwap

    /// The screen is in a modal's own stack.
    var isInModal: Bool {
      switch self {
      case .dismiss, .pullDown, .parentsEnd, .link: true
      default: false
      }
    }

    var endsStack: Bool {
      switch self {
      case .windowClosed, .windowRootSwap: true
      default: false
      }
    }
  }

  @Test(arguments: Exit.allCases)
  func `every exit frees all of a screen, over 100 rounds`(exit: Exit) throws {
    var stage: NavigatorStage?
    for round in 0..<100 {
      let held = Held()
      stage = try run(exit, on: stage, holding: held)
      let isFreed = held.alive.isEmpty
      #expect(isFreed, "Round \(round) keeps \(held.alive).")
      guard isFreed else { break }
    }
  }

  /// Shows a screen, leaves it, and returns what is there for the next round.
  private func run(
    _ exit: Exit,
    on known: NavigatorStage?,
    holding held: Held
  ) throws -> NavigatorStage? {
    let stage = try known ?? NavigatorStage()
    try show(on: stage, holding: held, exit)
    try leave(stage, exit)
    return exit.endsStack ? nil : stage
  }

  private func show(on stage: NavigatorStage, holding held: Held, _ exit: Exit) throws {
    if exit.isInModal { stage.navigator.present(TitledScreen("Modal"), animated: false) }
    if exit == .parentsEnd {
      stage.tester.settle()
      stage.topNavigator?.present(TitledScreen("Inner"), animated: false)
    }
    stage.tester.settle()
    let probe = Probe()
    held.add(probe)
    let model = ScreenModel(title: "Details")
    held.add(model)
    stage.topNavigator?.push(HoldingScreen(model: model, probe: probe), animated: false)
    stage.tester.settle()
    let controller = stage.tester.topViewController
    held.add(controller)
    held.add(controller.navigationItem)
    let items = try #require(controller.navigationItem.rightBarButtonItems)
    #expect(items.count == 2)
    for item in items { held.add(item) }
    held.add(try #require(items.compactMap(\.menu).first))
    held.add(try #require(controller.navigator))
    #expect(held.alive.count == 8)
  }

  private func leave(_ stage: NavigatorStage, _ exit: Exit) throws {
    switch exit {
    case .pop: stage.topNavigator?.pop()
    case .backButton: try stage.tester.back()
    case .swipe: try stage.tester.swipeBack()
    case .backMenu: try stage.tester.backMenu(to: 0)
    case .path: stage.navigator.setPath([BridgeSupport.TestRoute]())
    case .rootSwap: stage.navigator.setRoot(TitledScreen("Root"))
    case .dismiss: stage.topNavigator?.dismiss()
    case .pullDown: try stage.tester.pullDown()
    case .parentsEnd: stage.navigator.dismissPresented()
    case .link: stage.navigator.setPath([BridgeSupport.TestRoute]())
    case .windowClosed:
      let window = try #require(stage.stack.view.window)
      window.isHidden = true
      window.rootViewController = nil
    case .windowRootSwap:
      let window = try #require(stage.stack.view.window)
      window.rootViewController = UIViewController()
    }
    stage.tester.settle()
    stage.tester.settle()
  }

  @Test
  func `a presentation that waits for a window keeps nothing of a dropped stack`() async throws {
    let held = Held()
    let task = try present(holding: held)
    #expect(task.result == nil)
    Stage.current.loop.flush()

    #expect(held.alive == [])
    #expect(await task.finished == false)
  }

  /// Presents in a stack that has no window, and drops it.
  private func present(holding held: Held) throws -> NavigationTask {
    let navigator = Navigator(root: Text("Root"))
    held.add(navigator)
    held.add(try #require(navigator.navigationController))
    let probe = Probe()
    held.add(probe)
    #expect(held.alive.count == 3)
    return navigator.present(HoldingScreen(model: ScreenModel(), probe: probe))
  }

  @Test
  func `a result that a dropped stack was to bring is nil`() async {
    let waiting = Waiting()
    await waiting.wait()

    _ = Navigator(root: Text("Another"))

    #expect(await eventually { waiting.hasEnded })
    #expect(waiting.result == nil)
  }

  /// Waits for the result of a modal in a stack without a window, which is dropped meanwhile.
  @MainActor
  private final class Waiting {
    var hasStarted = false
    var hasEnded = false
    var result: Int?

    func wait() async {
      let stack = BridgedNavigationController(root: Text("Root"))
      let navigator = stack.navigator
      Task {
        hasStarted = true
        result = await navigator.present(returning: Int.self, Text("Never"))
        hasEnded = true
      }
      _ = await eventually { hasStarted }
      withExtendedLifetime(stack) {}
    }
  }
}

@MainActor
private final class Probe {}

/// A screen whose closures hold all they can.
private struct HoldingScreen: View {
  @ObservedObject var model: ScreenModel
  let probe: Probe
  @Environment(\.navigator) private var navigator

  var body: some View {
    Text(model.text)
      .onAppear { [model, navigator, probe] in
        _ = navigator?.canPop
        _ = model.text
        withExtendedLifetime(probe) {}
      }
      .uiKitNavigationBar(
        title: "Details",
        trailing: [
          .title("Save") { [model, probe] context in
            model.text = "Saved"
            withExtendedLifetime((probe, context)) {}
          },
          .menu("More") { NavigationMenuAction("Rename") { withExtendedLifetime(probe) {} } },
        ]
      )
      .uiKitNavigationGuard(when: false) { [probe] _ in
        withExtendedLifetime(probe) { .leave }
      }
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

  var alive: [String] { objects.compactMap { $0.object.map { "\(type(of: $0))" } } }
}
