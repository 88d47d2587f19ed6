import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// A stack whose class is the app's: what its own hooks can't do isn't asked.
@MainActor
@Suite(.onStage)
struct GuardAdoptedTests {
  nonisolated static let askable: [WayOut] = [
    .backTap, .edgeSwipe, .contentSwipe, .escape, .pullDown, .escapeOfModal,
  ]

  private func plainStack() -> UINavigationController {
    UINavigationController(rootViewController: Text("List").hostedWithBridge())
  }

  @Test(arguments: askable)
  func `a plain stack asks before it leaves`(way: WayOut) throws {
    let model = GuardModel(decision: .stay)
    let stage = try WayOutStage(way, model, base: plainStack())

    try stage.leave()
    #expect(!stage.isMoving)
    #expect(!stage.isGone)
    #expect(model.causes == [way.cause])
    model.decision = .leave
    try stage.leave()

    #expect(stage.isGone)
  }

  @Test(arguments: askable)
  func `a clean screen leaves a plain stack without a question`(way: WayOut) throws {
    let model = GuardModel(isDirty: false)
    let stage = try WayOutStage(way, model, base: plainStack())

    try stage.leave()

    #expect(stage.isGone)
    #expect(model.causes == [])
  }

  @Test
  func `the back menu of a guarded screen stays closed`() throws {
    let model = GuardModel()
    let stage = try WayOutStage(.backTap, model, base: plainStack())

    #expect(throws: (any Error).self) { try stage.tester.backMenu(to: 0) }
    model.isDirty = false
    stage.tester.settle()
    try stage.tester.backMenu(to: 0)

    #expect(stage.isGone)
  }

  @Test
  func `what a guard put on the items goes with it`() throws {
    let model = GuardModel()
    let stage = try WayOutStage(.backTap, model, base: plainStack())
    #expect(stage.form.navigationItem.backAction != nil)

    model.isDirty = false
    stage.tester.settle()

    #expect(stage.form.navigationItem.backAction == nil)
    #expect(stage.stack.viewControllers.first?.navigationItem.backBarButtonItem == nil)
  }

  @Test
  func `below iOS 16 a back item of ours stands in the back button's place`() throws {
    try PlatformFeatures.$current.withValue(.iOS(15)) {
      let model = GuardModel()
      let stage = try WayOutStage(.backTap, model, base: plainStack())
      #expect(!stage.tester.bar.hasBackButton)
      #expect(stage.tester.bar.leading.map(\.label) == ["Back"])

      try stage.tester.tap("Back")
      #expect(!stage.isGone)
      #expect(model.causes == [.back])
      model.isDirty = false
      stage.tester.settle()

      #expect(stage.tester.bar.hasBackButton)
      #expect(stage.tester.bar.leading.isEmpty)
    }
  }

  @Test
  func `a back action of the app stays, and is reported`() throws {
    let log = IssueLog()
    try log.collect {
      let stack = plainStack()
      let model = GuardModel(isDirty: false)
      let stage = try WayOutStage(.backTap, model, base: stack)
      let action = UIAction(title: "Own") { _ in }
      stage.form.navigationItem.backAction = action

      model.isDirty = true
      stage.tester.settle()

      #expect(stage.form.navigationItem.backAction?.title == "Own")
    }
    #expect(
      log.texts == [
        "Can't guard the back button of 'Form': the app has set 'backAction' on its navigation "
          + "item. Remove it, or decide there."
      ]
    )
  }
}
