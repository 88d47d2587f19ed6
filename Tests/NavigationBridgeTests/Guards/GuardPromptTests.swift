import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct GuardPromptTests {
  private struct Form: View {
    @ObservedObject var model: GuardModel

    var body: some View {
      Text("Form")
        .uiKitNavigationGuard(when: model.isDirty)
        .uiKitNavigationBar(title: "Form")
    }
  }

  private func makeTester(_ model: GuardModel) throws -> (NavigationTester, UINavigationController)
  {
    let stack = BridgedNavigationController(
      rootViewController: Text("List").hostedWithBridge()
    )
    let tester = try NavigationTester(stack)
    stack.pushViewController(Form(model: model).hostedWithBridge(), animated: false)
    tester.settle()
    return (tester, stack)
  }

  @Test
  func `the ready prompt asks before unsaved changes are lost`() throws {
    let (tester, stack) = try makeTester(GuardModel())

    try tester.back()

    let alert = try #require(stack.presentedViewController as? UIAlertController)
    #expect(alert.title == "Discard changes?")
    #expect(alert.message == "Your changes haven't been saved.")
    #expect(alert.actions.map(\.title) == ["Discard Changes", "Keep Editing"])
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
    #expect(stack.viewControllers.count == 2)
  }

  @Test
  func `discarding goes on to where the user wanted`() throws {
    let (tester, stack) = try makeTester(GuardModel())
    stack.pushViewController(Text("Picker").hostedWithBridge(), animated: false)
    tester.settle()

    try tester.backMenu(to: 0)
    try tester.tap("Discard Changes")

    #expect(stack.viewControllers.count == 1)
    #expect(stack.presentedViewController == nil)
  }

  @Test
  func `keeping on editing leaves all as it was, and the next attempt asks again`() throws {
    let (tester, stack) = try makeTester(GuardModel())

    try tester.back()
    try tester.tap("Keep Editing")

    #expect(stack.viewControllers.count == 2)
    #expect(stack.presentedViewController == nil)
    try tester.back()
    #expect(stack.presentedViewController is UIAlertController)
  }

  @Test
  func `a prompt that the app takes away counts for nothing`() throws {
    let (tester, stack) = try makeTester(GuardModel())

    try tester.back()
    stack.dismiss(animated: false)
    tester.settle()
    try tester.back()

    #expect(stack.presentedViewController is UIAlertController)
    try tester.tap("Discard Changes")
    #expect(stack.viewControllers.count == 1)
  }

  @Test
  func `a verb that waits for a prompt ends when the app takes that away`() async throws {
    let navigator = Navigator(root: Text("List"))
    let tester = try NavigationTester(#require(navigator.navigationController))
    navigator.push(Form(model: GuardModel()))
    tester.settle()
    let pop = navigator.pop()
    tester.settle()
    #expect(navigator.navigationController?.presentedViewController is UIAlertController)

    navigator.navigationController?.dismiss(animated: false, completion: nil)
    tester.settle()

    #expect(await eventually { pop.result != nil })
    #expect(pop.result == false)
    #expect(pop.isBlocked)
    #expect(navigator.entries.count == 2)
  }

  @Test
  func `the prompt of one screen that goes doesn't answer that of the next`() async throws {
    let (tester, stack) = try makeTester(GuardModel())
    stack.pushViewController(Form(model: GuardModel()).hostedWithBridge(), animated: false)
    tester.settle()
    try tester.backMenu(to: 0)
    try tester.tap("Discard Changes")
    #expect(stack.presentedViewController is UIAlertController)

    for _ in 0..<20 { await Task.yield() }
    try tester.tap("Discard Changes")

    #expect(stack.viewControllers.count == 1)
  }

  @Test
  func `a clean form asks nothing after it was dirty`() throws {
    let model = GuardModel()
    let (tester, stack) = try makeTester(model)

    model.isDirty = false
    tester.settle()
    try tester.back()

    #expect(stack.viewControllers.count == 1)
  }

  @Test
  func `a swipe over a dirty form ends with the question`() throws {
    let (tester, stack) = try makeTester(GuardModel())

    try tester.swipeBack()
    #expect(stack.presentedViewController is UIAlertController)
    #expect(throws: NavigationTester.Failure.self) { try tester.swipeBack() }
    try tester.tap("Keep Editing")
    #expect(stack.viewControllers.count == 2)
    try tester.swipeBack(.cancelled(at: 0.4))
    try tester.tap("Discard Changes")

    #expect(stack.viewControllers.count == 1)
  }

  @Test
  func `a swipe over a clean form is interactive`() throws {
    let model = GuardModel()
    let (tester, stack) = try makeTester(model)
    model.isDirty = false
    tester.settle()

    try tester.swipeBack(.cancelled(at: 0.4))
    #expect(stack.viewControllers.count == 2)
    try tester.swipeBack()

    #expect(stack.viewControllers.count == 1)
  }

  @Test
  func `all guarded screens that would go are asked, the top first`() throws {
    let stack = BridgedNavigationController(
      rootViewController: Text("List").hostedWithBridge()
    )
    let tester = try NavigationTester(stack)
    let lower = GuardModel(decision: .leave)
    let upper = GuardModel(decision: .leave)
    stack.pushViewController(GuardedForm(model: lower).hostedWithBridge(), animated: false)
    stack.pushViewController(GuardedForm(model: upper).hostedWithBridge(), animated: false)
    tester.settle()

    lower.decision = .stay
    try tester.backMenu(to: 0)
    #expect(upper.causes == [.backMenu])
    #expect(lower.causes == [.backMenu])
    #expect(stack.viewControllers.count == 3)
    upper.decision = .stay
    try tester.backMenu(to: 0)

    #expect(upper.causes.count == 2)
    #expect(lower.causes.count == 1)
  }

  @Test
  func `an attempt can be resumed later`() throws {
    let stack = BridgedNavigationController(
      rootViewController: Text("List").hostedWithBridge()
    )
    let tester = try NavigationTester(stack)
    let model = GuardModel(decision: .stay)
    stack.pushViewController(GuardedForm(model: model).hostedWithBridge(), animated: false)
    tester.settle()
    try tester.back()

    let attempt = try #require(model.attempts.first)
    #expect(attempt.resume())
    tester.settle()

    #expect(stack.viewControllers.count == 1)
    #expect(model.causes == [.back])
    #expect(!attempt.resume())
  }

  @Test
  func `an attempt isn't resumed for other screens`() throws {
    let stack = BridgedNavigationController(
      rootViewController: Text("List").hostedWithBridge()
    )
    let tester = try NavigationTester(stack)
    let model = GuardModel(decision: .stay)
    stack.pushViewController(GuardedForm(model: model).hostedWithBridge(), animated: false)
    tester.settle()
    try tester.back()
    stack.pushViewController(Text("Picker").hostedWithBridge(), animated: false)
    tester.settle()

    let attempt = try #require(model.attempts.first)

    #expect(!attempt.resume())
    #expect(stack.viewControllers.count == 3)
  }

  @Test
  func `a guard in a controller without bridge is reported once`() {
    let log = IssueLog()
    log.collect {
      let host = UIHostingController(rootView: Form(model: GuardModel()))
      Stage.current.show(host)
      Stage.current.loop.settle()
    }

    #expect(
      log.texts.filter { $0.contains("guard") } == [
        "Can't guard the screen: its hosting controller has no bridge. Host the screen with "
          + "'hostedWithBridge()', or give its controller a 'ScreenBridge'."
      ]
    )
  }

  @Test
  func `a screen that foreign code removes is reported`() throws {
    let log = IssueLog()
    try log.collect {
      let (tester, stack) = try makeTester(GuardModel())

      stack.setViewControllers(Array(stack.viewControllers.prefix(1)), animated: false)
      tester.settle()

      #expect(stack.viewControllers.count == 1)
    }
    #expect(
      log.texts == [
        "Can't ask the guard of 'Form': the app's own code removed the screen, and UIKit offers "
          + "nothing to ask before. Use a navigator's verbs, such as 'pop()' or 'dismiss()'."
      ]
    )
  }
}
