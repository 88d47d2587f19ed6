import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Modals that end without a word to the navigator, as by code of their own.
@MainActor
@Suite(.onStage)
struct UnheardEndTests {
  @Test
  func `an activity sheet that is closed has ended`() async throws {
    let stage = try NavigatorStage()
    var dismissals = 0
    let share = stage.navigator.share(["A"], onDismiss: { dismissals += 1 })
    stage.tester.settle()

    try stage.tester.tap("Close")

    #expect(await eventually { dismissals == 1 })
    #expect(stage.navigator.presented == nil)
    #expect(stage.navigator.dismiss(try #require(share.presentation)).result == true)
  }

  @Test(arguments: [true, false])
  func `a controller that dismisses itself has ended`(isAnimated: Bool) async throws {
    let stage = try NavigatorStage()
    let picker = UIViewController()
    var dismissals = 0
    let task = stage.navigator.present(picker, onDismiss: { dismissals += 1 })
    stage.tester.settle()

    picker.dismiss(animated: isAnimated, completion: nil)
    stage.tester.settle()

    #expect(await eventually { dismissals == 1 })
    #expect(stage.navigator.presented == nil)
    #expect(stage.navigator.dismiss(try #require(task.presentation)).result == true)
    let next = stage.navigator.present(TitledScreen("Next"))
    stage.tester.settle()
    #expect(next.result == true)
    #expect(dismissals == 1)
    #expect(picker.view.subviews.isEmpty)
  }

  @Test
  func `one that has gone by itself is no misuse to dismiss, before anybody noticed`() throws {
    let log = IssueLog()
    try log.collect {
      let stage = try NavigatorStage()
      let picker = UIViewController()
      var dismissals = 0
      let task = stage.navigator.present(picker, onDismiss: { dismissals += 1 })
      stage.tester.settle()

      picker.dismiss(animated: false)
      Stage.current.loop.settle()

      #expect(stage.navigator.presented == nil)
      #expect(stage.navigator.dismiss(try #require(task.presentation)).result == true)
      #expect(dismissals == 1)
    }
    #expect(log.texts.isEmpty)
  }

  @Test
  func `a modal stack whose top is UIKit's has ended when code dismisses it`() async throws {
    let stage = try NavigatorStage()
    let modal = BridgedNavigationController(rootViewController: UIViewController())
    var dismissals = 0
    stage.navigator.present(modal, onDismiss: { dismissals += 1 })
    stage.tester.settle()

    stage.stack.dismiss(animated: true, completion: nil)
    stage.tester.settle()

    #expect(await eventually { dismissals == 1 })
    #expect(stage.navigator.presented == nil)
  }

  @Test
  func `a stack that is covered by another modal hasn't ended`() throws {
    let stage = try NavigatorStage()
    var dismissals: [String] = []
    stage.navigator.present(UIViewController(), onDismiss: { dismissals.append("picker") })
    stage.tester.settle()

    stage.navigator.present(
      TitledScreen("Cover"),
      as: .fullScreen,
      onDismiss: { dismissals.append("cover") }
    )
    stage.tester.settle()
    #expect(dismissals.isEmpty)
    stage.navigator.dismissAll()
    stage.tester.settle()

    #expect(dismissals == ["cover", "picker"])
  }

  @Test
  func `a dialog that a tap beside it takes away has ended`() async throws {
    try await StageLocal.$current.withValue(Stage(device: .pad)) {
      let stage = try NavigatorStage()
      var dismissals = 0
      stage.navigator.confirmationDialog(
        NavigationAlert("Delete?", actions: [.destructive("Delete") {}]),
        from: .view(stage.stack.navigationBar),
        onDismiss: { dismissals += 1 }
      )
      stage.tester.settle()
      #expect(stage.modals.count == 1)

      Stage.current.tap(at: CGPoint(x: 5, y: 800))
      stage.tester.settle()

      #expect(stage.modals.isEmpty)
      #expect(await eventually { dismissals == 1 })
      #expect(stage.navigator.presented == nil)
    }
  }

  @Test
  func `a stack that is presented again works as before`() throws {
    let stage = try NavigatorStage()
    let settings = Navigator(root: TitledScreen("Settings"))
    let controller = try #require(settings.navigationController)
    stage.navigator.present(controller)
    stage.tester.settle()
    stage.navigator.dismissPresented()
    stage.tester.settle()
    #expect(settings.entries.count == 1)

    stage.navigator.present(controller)
    stage.tester.settle()
    let push = controller.topViewController?.navigator?.push(TitledScreen("X"))
    stage.tester.settle()

    #expect(push?.result == true)
    #expect(settings.entries.count == 2)
    #expect(stage.modalTitles == ["X"])
  }

  @Test
  func `whoever waits for a modal's result goes on when the stack is thrown away`() async throws {
    let stage = Stage.current
    var test: NavigatorTest? = try NavigatorTest(Navigator(root: TitledScreen("Root")))
    let window = try #require(test?.window)
    let handle = try #require(test?.handle(at: 0))
    var isOver = false
    let result = Task {
      let value = await handle.present(returning: Int.self, TitledScreen("P"))
      isOver = true
      return value
    }
    #expect(await eventually { test?.stack.presentedViewController != nil })
    stage.loop.settle()

    window.rootViewController = UIViewController()
    test = nil
    stage.loop.settle()

    #expect(await eventually { isOver })
    result.cancel()
  }

  enum Root: CaseIterable { case adopted, bridged }

  @Test(arguments: Root.allCases)
  func `a modal of UIKit screens waits for the window too`(root: Root) async throws {
    let stack =
      root == .adopted
      ? UINavigationController(rootViewController: UIViewController())
      : BridgedNavigationController(rootViewController: UIViewController())
    let navigator = Navigator(adopting: stack)

    let sheet = navigator.present(TitledScreen("S"))
    #expect(sheet.result == nil)
    let window = Stage.current.show(UIViewController())
    Stage.current.loop.settle()
    window.rootViewController = stack
    Stage.current.loop.settle()

    #expect(
      await eventually {
        Stage.current.loop.settle()
        return sheet.result == true
      }
    )
    #expect((stack.presentedViewController as? UINavigationController)?.viewControllers.count == 1)
    #expect(!stack.view.subviews.contains { $0.frame.isEmpty })
  }
}
