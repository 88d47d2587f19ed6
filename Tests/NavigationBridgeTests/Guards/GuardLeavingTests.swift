import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// What guards leave behind when their screens go.
@MainActor
@Suite(.onStage)
struct GuardLeavingTests {
  private struct PromptedForm: View {
    var body: some View {
      Text("Form").uiKitNavigationGuard(when: true).uiKitNavigationBar(title: "Form")
    }
  }

  private func makePlainStage() throws -> (UINavigationController, NavigationTester) {
    let stack = UINavigationController(rootViewController: Text("List").hostedWithBridge())
    return (stack, try NavigationTester(stack))
  }

  @Test(arguments: [true, false])
  func `a sheet can be pulled down again once its guarded screen is gone`(
    isBridged: Bool
  ) throws {
    let (stack, tester) = try makePlainStage()
    let root = Text("Root").hostedWithBridge()
    let sheet =
      isBridged
      ? BridgedNavigationController(rootViewController: root)
      : UINavigationController(rootViewController: root)
    stack.present(sheet, animated: false)
    tester.settle()
    let model = GuardModel(decision: .leave)
    sheet.pushViewController(GuardedForm(model: model).hostedWithBridge(), animated: false)
    tester.settle()
    #expect(sheet.isModalInPresentation)

    try tester.back()

    #expect(sheet.viewControllers.count == 1)
    #expect(!sheet.isModalInPresentation)
    try tester.pullDown()
    #expect(stack.presentedViewController == nil)
  }

  @Test
  func `a sheet that goes under its prompt ends the command, and is freed`() throws {
    let stack = UINavigationController(rootViewController: TitledScreen("Root").hostedWithBridge())
    let navigator = Navigator(adopting: stack)
    let tester = try NavigationTester(stack)
    navigator.present(PromptedForm())
    tester.settle()
    weak let sheet = stack.presentedViewController
    let task = try #require(tester.topViewController.navigator).dismiss()
    tester.settle()
    #expect(task.result == nil)
    #expect(sheet?.presentedViewController is UIAlertController)

    stack.dismiss(animated: false)
    tester.settle()

    #expect(task.result == false)
    #expect(sheet == nil)
  }

  enum Presenter: CaseIterable { case app, navigator }

  @Test(arguments: Presenter.allCases)
  func `a guarded modal that code takes away unasked is reported, once`(
    presenter: Presenter
  ) throws {
    let log = IssueLog()
    try log.collect {
      let (stack, tester) = try makePlainStage()
      let form = GuardedForm(model: GuardModel())
      switch presenter {
      case .app:
        let modal = UINavigationController(rootViewController: form.hostedWithBridge())
        stack.present(modal, animated: false)
      case .navigator:
        Navigator(adopting: stack).present(form)
      }
      tester.settle()
      #expect(stack.presentedViewController != nil)

      stack.dismiss(animated: true)
      tester.settle()

      #expect(stack.presentedViewController == nil)
    }
    #expect(
      log.texts == [
        """
        Can't ask the guard of 'Form': the app's own code removed the screen, and UIKit offers \
        nothing to ask before. Use a navigator's verbs, such as 'pop()' or 'dismiss()'.
        """
      ]
    )
  }

  @Test
  func `a guarded modal that is let go isn't reported, also when it comes again`() throws {
    let log = IssueLog()
    try log.collect {
      let (stack, tester) = try makePlainStage()
      let model = GuardModel(decision: .leave)
      let modal = BridgedNavigationController(
        rootViewController: GuardedForm(model: model).hostedWithBridge()
      )
      for _ in 0..<2 {
        stack.present(modal, animated: true)
        tester.settle()
        modal.dismiss(animated: true)
        tester.settle()
        #expect(stack.presentedViewController == nil)
      }
      #expect(model.causes == [.dismiss, .dismiss])
    }
    #expect(log.texts.isEmpty)
  }
}
