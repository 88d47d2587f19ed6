import BridgeSupport
@testable import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Modals of a stack that has no window yet.
@MainActor
@Suite(.onStage)
struct WaitingModalTests {
  enum Modal: CaseIterable {
    case view, route, controller, alert, flow, flowInFlow, restored
  }

  @Test(arguments: Modal.allCases)
  func `a stack that is dropped before it had a window is freed with what waits`(
    modal: Modal
  ) throws {
    weak var engine: StackEngine?
    weak var stack: UINavigationController?
    weak var coordinator: SignUpFlow?
    var task: NavigationTask?
    do {
      let navigator = Navigator(root: TitledScreen("Root"))
      engine = navigator.engine
      stack = navigator.navigationController
      task = try present(modal, on: navigator) { coordinator = $0 }
      #expect(task?.result != true)
    }
    Stage.current.loop.settle()

    #expect(engine == nil)
    #expect(stack == nil)
    #expect(coordinator == nil)
    // Whatever moves next tells whoever waits.
    _ = Navigator(root: TitledScreen("Another"))
    #expect(task == nil || task?.result == false)
  }

  private func present(
    _ modal: Modal,
    on navigator: Navigator,
    _ note: (SignUpFlow) -> Void
  ) throws -> NavigationTask? {
    switch modal {
    case .view: return navigator.present(TitledScreen("Sheet"))
    case .route: return navigator.present(StoredRoute.named("sheet"))
    case .controller: return navigator.present(UIViewController())
    case .alert: return navigator.alert(NavigationAlert("Title", actions: [.cancel("OK")]))
    case .flow:
      let flow = SignUpFlow()
      note(flow)
      navigator.start(flow, as: .pageSheet)
      return nil
    case .flowInFlow:
      let outer = SignUpFlow()
      navigator.start(outer, as: .pageSheet)
      let inner = SignUpFlow()
      note(inner)
      outer.flow?.navigator.start(inner, as: .pageSheet)
      return nil
    case .restored:
      let earlier = try NavigatorStage()
      earlier.navigator.present(StoredRoute.named("sheet"))
      earlier.tester.settle()
      let report = navigator.restore(try earlier.navigator.snapshot(), routes: StoredRoute.self)
      return report.task
    }
  }

  @Test
  func `waiting for a flow in a modal ends when its stack is dropped before it had a window`()
    async throws
  {
    let result = try await dropWhileWaiting()

    #expect(await result.value == nil)
  }

  private func dropWhileWaiting() async throws -> Task<String?, Never> {
    let stack = BridgedNavigationController(root: TitledScreen("Root"))
    let signUp = SignUpFlow()
    let result = Task { [weak signUp, weak navigator = stack.navigator] () -> String? in
      guard let signUp, let navigator else { return nil }
      return await navigator.run(signUp, as: .pageSheet)
    }
    #expect(await eventually { signUp.flow != nil })
    withExtendedLifetime(stack) {}
    return result
  }

  @Test
  func `a modal flow that is withdrawn before it had a window is freed`() throws {
    let navigator = Navigator(root: TitledScreen("Root"))
    weak var coordinator: SignUpFlow?
    weak var stack: UINavigationController?
    var ends: [String?] = []
    do {
      let signUp = SignUpFlow()
      coordinator = signUp
      let flow = navigator.start(signUp, as: .pageSheet) { ends.append($0) }
      stack = flow.navigator.navigationController
      #expect(stack != nil)
      flow.cancel()
    }

    #expect(ends == [nil])
    #expect(coordinator == nil)
    #expect(stack == nil)
  }

  @Test
  func `a flow that waits above a withdrawn one ends with it`() throws {
    let navigator = Navigator(root: TitledScreen("Root"))
    weak var inner: SignUpFlow?
    var ends: [String] = []
    do {
      let outer = SignUpFlow()
      let flow = navigator.start(outer, as: .pageSheet) { _ in ends.append("outer") }
      let above = SignUpFlow()
      inner = above
      flow.navigator.start(above, as: .pageSheet) { _ in ends.append("inner") }
      flow.cancel()
    }

    #expect(ends.sorted() == ["inner", "outer"])
    #expect(inner == nil)
    let tester = try NavigationTester(try #require(navigator.navigationController))
    #expect(tester.bar.title == "Root")
    #expect(ends.count == 2)
  }

  @Test
  func `a modal flow is freed with its stack once it has gone`() throws {
    let stage = try NavigatorStage()
    weak var stack: UINavigationController?
    do {
      stack = stage.navigator.start(SignUpFlow(), as: .pageSheet).navigator.navigationController
    }
    stage.tester.settle()
    #expect(stage.modals.map { $0 === stack } == [true])

    try stage.tester.pullDown()

    #expect(stack == nil)
  }

  @Test
  func `dismissing what is presented waits for its turn without its navigator`() throws {
    let stage = try NavigatorStage()
    stage.navigator.present(TitledScreen("A"))
    stage.tester.settle()
    let sheet = try #require(stage.modals.first as? UINavigationController)
    stage.topNavigator?.present(TitledScreen("B"))

    let task = Navigator(adopting: sheet).dismissPresented()
    #expect(task.result == nil)
    stage.tester.settle()

    #expect(task.result == true)
    #expect(stage.modalTitles == ["A"])
  }

  @Test
  func `a flow that waits for a window has nothing above it to dismiss`() throws {
    let log = IssueLog()
    try log.collect {
      let stage = try NavigatorStage()
      stage.navigator.present(TitledScreen("A"))
      let signUp = SignUpFlow()
      stage.navigator.start(signUp, as: .pageSheet)

      let task = signUp.flow?.navigator.dismissPresented()
      #expect(signUp.flow?.navigator.presented == nil)
      stage.tester.settle()

      #expect(task?.result == false)
      #expect(stage.modalTitles == ["A", "Name"])
    }
    #expect(log.texts == [PresentationIssue.nothingPresented])
  }
}
