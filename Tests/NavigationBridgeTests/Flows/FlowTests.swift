import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct FlowTests {
  @Test
  func `a screen that a flow's screen pushes is the flow's too`() throws {
    let stage = try NavigatorStage()
    weak var coordinator: SignUpFlow?
    stage.navigator.start(kept(&coordinator))
    stage.tester.settle()
    stage.topNavigator?.push(TitledScreen("Help"))
    stage.tester.settle()

    // The flow's own screen goes from below.
    takeMiddle(of: stage.stack)
    stage.tester.settle()
    #expect(coordinator != nil)
    try stage.tester.back()

    #expect(coordinator == nil)
  }

  @Test
  func `finishing goes below the flow's first screen, whatever is above`() throws {
    let stage = try NavigatorStage()
    stage.navigator.push(TitledScreen("List"))
    stage.tester.settle()
    let signUp = SignUpFlow()
    var ends: [String?] = []
    stage.navigator.start(signUp) { ends.append($0) }
    stage.navigator.push(TitledScreen("Other"))
    stage.tester.settle()

    signUp.flow?.finish("Ada")
    stage.tester.settle()

    #expect(ends == ["Ada"])
    #expect(stage.tester.bar.title == "List")
    #expect(stage.stack.viewControllers.count == 2)
  }

  @Test
  func `finishing under a sheet takes the sheet too, and tells once`() throws {
    let stage = try NavigatorStage()
    let signUp = SignUpFlow()
    var ends: [String?] = []
    stage.navigator.start(signUp) { ends.append($0) }
    signUp.flow?.navigator.present(TitledScreen("Terms"))
    stage.tester.settle()
    #expect(stage.modalTitles == ["Terms"])

    let task = signUp.flow?.finish("Ada")
    signUp.flow?.finish("Bob")
    stage.tester.settle()

    #expect(task?.result == true)
    #expect(ends == ["Ada"])
    #expect(stage.modals.isEmpty)
    #expect(stage.stack.viewControllers.count == 1)
  }

  @Test
  func `a flow whose first screen is the root ends and stays`() throws {
    let stage = try NavigatorStage()
    weak var coordinator: SignUpFlow?
    var ends: [String?] = []
    do {
      let signUp = kept(&coordinator)
      stage.navigator.start(signUp) { ends.append($0) }
      signUp.flow?.navigator.setRoot(TitledScreen("Welcome"), animated: false)
      stage.tester.settle()
      signUp.flow?.finish("Ada")
    }
    stage.tester.settle()
    #expect(ends == ["Ada"])
    #expect(stage.tester.bar.title == "Welcome")
    #expect(coordinator != nil)

    stage.navigator.setRoot(TitledScreen("Home"))
    stage.tester.settle()

    #expect(coordinator == nil)
    #expect(ends == ["Ada"])
  }

  @Test
  func `a flow inside a flow keeps the outer one, and goes with it`() throws {
    let stage = try NavigatorStage()
    weak var outer: SignUpFlow?
    weak var inner: SignUpFlow?
    var log: [String] = []
    stage.navigator.start(kept(&outer)) { log.append("outer \($0 ?? "left")") }
    outer?.flow?.navigator.start(kept(&inner, "Inner")) { log.append("inner \($0 ?? "left")") }
    stage.tester.settle()
    #expect(stage.stack.viewControllers.count == 3)

    takeMiddle(of: stage.stack)
    stage.tester.settle()
    #expect(outer != nil)
    outer?.flow?.finish("Ada")
    stage.tester.settle()

    #expect(log == ["inner left", "outer Ada"])
    #expect(inner == nil)
    #expect(outer == nil)
    #expect(stage.stack.viewControllers.count == 1)
  }

  @Test
  func `what starts next runs after the screens of the last flow`() throws {
    let stage = try NavigatorStage()
    let navigator = stage.navigator
    let first = SignUpFlow()
    navigator.start(first, as: .formSheet) { name in
      navigator.start(SignUpFlow(firstTitle: "Hello \(name ?? "")"))
    }
    stage.tester.settle()

    first.flow?.finish("Ada")
    stage.tester.settle()

    #expect(stage.modals.isEmpty)
    #expect(stage.tester.bar.title == "Hello Ada")
  }

  @Test
  func `a flow that shows nothing is reported, and ends`() throws {
    let log = IssueLog()
    try log.collect {
      let stage = try NavigatorStage()
      var ends: [String?] = []
      let flow = stage.navigator.start(SignUpFlow(firstTitle: nil)) { ends.append($0) }
      stage.navigator.start(SignUpFlow(firstTitle: nil), as: .pageSheet) { ends.append($0) }
      stage.tester.settle()

      #expect(ends == [nil, nil])
      #expect(!flow.isRunning)
      #expect(stage.modals.isEmpty)
    }
    let text = """
      Can't start 'SignUpFlow': it showed no screen before 'start(_:)' returned. Push the first one \
      by the flow's navigator at once, one that waits if it has to.
      """
    #expect(log.texts == [text, text])
  }

  @Test
  func `a flow in a modal waits for a window, and can finish before`() throws {
    let navigator = Navigator(root: TitledScreen("Root"))
    weak var early: SignUpFlow?
    var ends: [String?] = []
    navigator.start(kept(&early), as: .pageSheet) { ends.append($0) }
    navigator.start(SignUpFlow(firstTitle: "Later"), as: .pageSheet) { ends.append($0) }
    early?.flow?.finish("Early")
    #expect(ends == ["Early"])
    #expect(early == nil)

    let tester = try NavigationTester(try #require(navigator.navigationController))

    #expect(navigator.presentations.count == 1)
    #expect(tester.bar.title == "Later")
    try tester.pullDown()
    #expect(ends == ["Early", nil])
  }

  @Test(arguments: [false, true])
  func `a flow may finish while it starts`(isModal: Bool) throws {
    let stage = try NavigatorStage()
    weak var coordinator: HastyFlow?
    var ends: [Int?] = []
    do {
      let hasty = HastyFlow()
      coordinator = hasty
      if isModal {
        stage.navigator.start(hasty, as: .pageSheet) { ends.append($0) }
      } else {
        stage.navigator.start(hasty) { ends.append($0) }
      }
    }
    stage.tester.settle()

    #expect(ends == [1])
    #expect(coordinator == nil)
    #expect(stage.modals.isEmpty)
    #expect(stage.stack.viewControllers.count == 1)
  }

  @Test
  func `a flow whose modal can't be presented ends`() throws {
    let log = IssueLog()
    try log.collect {
      let stage = try NavigatorStage()
      weak var coordinator: SignUpFlow?
      var ends: [String?] = []
      stage.navigator.start(kept(&coordinator), as: .sheet(detents: [])) { ends.append($0) }
      stage.tester.settle()

      #expect(ends == [nil])
      #expect(coordinator == nil)
    }
    #expect(log.texts.count == 1)
  }

  @Test
  func `a flow's navigator does nothing after the end`() throws {
    let stage = try NavigatorStage()
    let signUp = SignUpFlow()
    stage.navigator.start(signUp)
    stage.tester.settle()
    try stage.tester.back()

    let navigator = try #require(signUp.flow?.navigator)
    #expect(navigator.push(TitledScreen("Late")).result == false)
    #expect(navigator.navigationController == nil)
    #expect(signUp.flow?.finish("Late").result == false)
    stage.tester.settle()

    #expect(stage.stack.viewControllers.count == 1)
  }

  @Test
  func `a flow asked for by a screen that left ends at once`() throws {
    let stage = try NavigatorStage()
    stage.navigator.push(TitledScreen("Details"))
    stage.tester.settle()
    let handle = stage.topNavigator
    try stage.tester.back()
    var ends: [String?] = []

    handle?.start(SignUpFlow()) { ends.append($0) }
    stage.tester.settle()

    #expect(ends == [nil])
    #expect(stage.stack.viewControllers.count == 1)
  }

  @Test
  func `finishing asks no guard, going back does`() throws {
    let stage = try NavigatorStage()
    let flow = GuardedFlow()
    var ends: [String?] = []
    stage.navigator.start(flow) { ends.append($0) }
    stage.tester.settle()

    try stage.tester.back()
    #expect(ends.isEmpty)
    #expect(flow.model.attempts.count == 1)
    flow.flow?.finish("Saved")
    stage.tester.settle()

    #expect(ends == ["Saved"])
    #expect(flow.model.attempts.count == 1)
  }

  @Test(arguments: [false, true])
  func `waiting for a flow ends with its value`(isModal: Bool) async throws {
    let stage = try NavigatorStage()
    let signUp = SignUpFlow()
    let result = Task {
      isModal
        ? await stage.navigator.run(signUp, as: .pageSheet) : await stage.navigator.run(signUp)
    }
    #expect(await eventually { signUp.flow != nil })
    stage.tester.settle()
    signUp.flow?.finish("Ada")
    stage.tester.settle()

    #expect(await result.value == "Ada")
  }

  @Test
  func `waiting for a flow ends when its window is thrown away`() async throws {
    weak var coordinator: SignUpFlow?
    let (window, result) = try await begin { coordinator = $0 }
    #expect(coordinator != nil)

    window.rootViewController = UIViewController()
    Stage.current.loop.settle()

    #expect(await result.value == nil)
    #expect(coordinator == nil)
  }

  private func begin(
    _ note: (SignUpFlow) -> Void
  ) async throws -> (UIWindow, Task<String?, Never>) {
    let test = try NavigatorTest()
    let signUp = SignUpFlow()
    note(signUp)
    // The handle of the root keeps nobody alive, the app's navigator would.
    let handle = try #require(test.handle(at: 0))
    let result = Task { [weak signUp] () -> String? in
      guard let signUp else { return nil }
      return await handle.run(signUp)
    }
    #expect(await eventually { signUp.flow != nil })
    test.settle()
    return (try #require(test.window), result)
  }

  private func takeMiddle(of stack: UINavigationController) {
    var members = stack.viewControllers
    members.remove(at: 1)
    stack.setViewControllers(members, animated: false)
  }

  private func kept(_ place: inout SignUpFlow?, _ title: String = "Name") -> SignUpFlow {
    let flow = SignUpFlow(firstTitle: title)
    place = flow
    return flow
  }
}

/// A flow that is over before it began.
@MainActor
private final class HastyFlow: FlowCoordinator {
  func start(_ flow: NavigationFlow<Int>) {
    flow.navigator.push(TitledScreen("Never seen"))
    flow.finish(1)
  }
}

/// A flow with something to lose.
@MainActor
private final class GuardedFlow: FlowCoordinator {
  let model = GuardModel()
  private(set) var flow: NavigationFlow<String>?

  func start(_ flow: NavigationFlow<String>) {
    self.flow = flow
    flow.navigator.push(GuardedForm(model: model))
  }
}
