import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct DismissingTests {
  @Test
  func `dismiss takes the modal that the navigator's stack is in`() throws {
    let stage = try NavigatorStage()
    stage.navigator.present(TitledScreen("A"))
    stage.tester.settle()
    let inner = try #require(stage.topNavigator)
    stage.navigator.present(TitledScreen("B"))
    stage.tester.settle()
    #expect(stage.modalTitles == ["A", "B"])

    let task = inner.dismiss()
    stage.tester.settle()

    #expect(task.result == true)
    #expect(stage.modals.isEmpty)
    #expect(inner.canDismiss == false)
    #expect(inner.dismiss().result == false)
  }

  @Test
  func `dismiss to a modal leaves it and what is below`() throws {
    let stage = try NavigatorStage()
    let first = stage.navigator.present(TitledScreen("A"))
    stage.navigator.present(TitledScreen("B"))
    stage.navigator.present(TitledScreen("C"))
    stage.tester.settle()

    stage.navigator.dismiss(to: try #require(first.presentation))
    stage.tester.settle()

    #expect(stage.modalTitles == ["A"])
  }

  @Test
  func `a modal that has gone already is no misuse`() throws {
    let log = IssueLog()
    let stage = try log.collect { try NavigatorStage() }
    let sheet = stage.navigator.present(TitledScreen("A"))
    stage.tester.settle()
    try stage.tester.pullDown()

    let task = stage.navigator.dismiss(try #require(sheet.presentation))

    #expect(task.result == true)
    #expect(log.texts == [])
  }

  @Test
  func `a screen whose own modal goes first dismisses no other`() throws {
    let log = IssueLog()
    let stage = try log.collect { try NavigatorStage() }
    stage.navigator.present(TitledScreen("Alone"), stack: .none)
    stage.tester.settle()
    let gone = try #require(stage.topNavigator)

    gone.dismiss()
    stage.navigator.present(TitledScreen("Next"))
    let task = gone.dismissPresented()
    stage.tester.settle()

    #expect(task.result == false)
    #expect(stage.modalTitles == ["Next"])
    #expect(log.texts.count == 1)
  }

  @Test
  func `at the root there is nothing to dismiss`() throws {
    let log = IssueLog()
    let stage = try log.collect { try NavigatorStage() }

    #expect(stage.navigator.canDismiss == false)
    #expect(stage.navigator.dismiss().result == false)
    #expect(stage.navigator.dismissPresented().result == false)
    #expect(stage.navigator.dismissAll().result == true)

    #expect(
      log.texts == [
        """
        Can't dismiss: the navigator's stack isn't in a modal. Call 'dismissPresented()' to dismiss \
        what it presents.
        """,
        "Can't dismiss what is presented: the stack presents nothing.",
      ]
    )
  }

  @Test
  func `a guard in a modal is asked before code dismisses it`() async throws {
    let stage = try NavigatorStage()
    let model = GuardModel(decision: .stay)
    stage.navigator.present(GuardedForm(model: model))
    stage.tester.settle()

    let refused = stage.navigator.dismissAll()
    stage.tester.settle()
    #expect(refused.result == false)
    #expect(stage.modals.count == 1)
    #expect(model.causes == [.navigator])

    let forced = stage.navigator.dismissAll(force: true)
    stage.tester.settle()
    #expect(forced.result == true)
    #expect(stage.modals.isEmpty)
    #expect(model.causes == [.navigator])
  }

  @Test
  func `a late answer holds nothing else up`() async throws {
    let stage = try NavigatorStage()
    let model = GuardModel(decision: nil)
    stage.navigator.present(GuardedForm(model: model))
    stage.tester.settle()

    let dismissal = stage.navigator.dismissAll()
    #expect(await eventually { model.isWaiting })
    let push = stage.topNavigator?.push(TitledScreen("Inner"))
    stage.tester.settle()
    #expect(push?.result == true)
    #expect(dismissal.result == nil)

    model.answer(.leave)
    #expect(
      await eventually {
        stage.tester.settle(); return dismissal.result != nil
      }
    )
    #expect(stage.modals.isEmpty || model.attempts.count == 2)
  }

  @Test
  func `a result reaches whoever presented, and leaving gives nil`() async throws {
    let stage = try NavigatorStage()
    let navigator = stage.navigator

    async let chosen = navigator.present(returning: Int.self, TitledScreen("Picker"))
    #expect(
      await eventually {
        stage.tester.settle(); return stage.modals.count == 1
      }
    )
    stage.topNavigator?.dismiss(returning: 7)
    stage.tester.settle()
    #expect(await chosen == 7)

    async let left = navigator.present(returning: Int.self, TitledScreen("Picker"))
    #expect(
      await eventually {
        stage.tester.settle(); return stage.modals.count == 1
      }
    )
    try stage.tester.pullDown()
    #expect(await left == nil)
  }

  @Test
  func `an alert's text fields write their bindings`() throws {
    let stage = try NavigatorStage()
    var name = "Old"
    stage.navigator.alert(
      NavigationAlert(
        "Rename",
        actions: [.action("OK"), .cancel("Cancel")],
        fields: [.init("Name", text: Binding(get: { name }, set: { name = $0 }))]
      )
    )
    stage.tester.settle()

    let alert = try #require(stage.modals.first as? UIAlertController)
    #expect(alert.textFields?.first?.text == "Old")
    try stage.tester.type("New", into: "Name")

    #expect(name.contains("New"))
  }

  enum Dismissal: CaseIterable {
    case own, presented, byIdentity, all
  }

  @Test(arguments: Dismissal.allCases)
  func `a dismissal that a guard refuses is blocked`(dismissal: Dismissal) throws {
    let stage = try NavigatorStage()
    let sheet = stage.navigator.present(GuardedForm(model: GuardModel()))
    stage.tester.settle()
    let id = try #require(sheet.presentation)
    let inner = try #require(stage.topNavigator)

    let task =
      switch dismissal {
      case .own: inner.dismiss()
      case .presented: stage.navigator.dismissPresented()
      case .byIdentity: stage.navigator.dismiss(id)
      case .all: stage.navigator.dismissAll()
      }
    stage.tester.settle()

    #expect(task.result == false)
    #expect(task.isBlocked)
    #expect(stage.modals.count == 1)
    #expect(!stage.navigator.dismissAll(force: true).isBlocked)
  }

  @Test
  func `a dismissal that a guard refuses late is blocked`() async throws {
    let stage = try NavigatorStage()
    let model = GuardModel(decision: nil)
    stage.navigator.present(GuardedForm(model: model))
    stage.tester.settle()

    let dismissal = stage.navigator.dismissAll()
    #expect(await eventually { model.isWaiting })
    #expect(!dismissal.isBlocked)
    model.answer(.stay)

    #expect(await eventually { dismissal.result == false })
    #expect(dismissal.isBlocked)
  }
}
