import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Part 3: unsaved changes.
@MainActor
@Suite(.onStage)
struct GuardCaseTests {
  /// [list, form, picker], the form dirty.
  private func makeStack(
    _ model: GuardModel
  ) throws -> (Navigator, UINavigationController, NavigationTester) {
    let navigator = Navigator(root: Text("List"))
    let stack = try #require(navigator.navigationController)
    let tester = try NavigationTester(stack)
    navigator.push(GuardedForm(model: model))
    navigator.push(Text("Picker").uiKitNavigationBar(title: "Picker"))
    tester.settle()
    return (navigator, stack, tester)
  }

  @Test
  func `case 67: a long press to the root asks the form in the middle`() throws {
    let model = GuardModel(decision: .stay)
    let (navigator, stack, tester) = try makeStack(model)
    let before = stack.viewControllers

    try tester.backMenu(to: 0)
    #expect(model.causes == [.backMenu])
    #expect(stack.viewControllers == before)
    #expect(navigator.entries.count == 3)
    model.decision = .leave
    try tester.backMenu(to: 0)

    #expect(stack.viewControllers.count == 1)
    #expect(model.causes.count == 2)
  }

  @Test
  func `case 67: leaving the clean picker asks nothing`() throws {
    let model = GuardModel(decision: .stay)
    let (_, stack, tester) = try makeStack(model)

    try tester.back()

    #expect(stack.viewControllers.count == 2)
    #expect(model.causes == [])
  }

  @Test(arguments: [true, false])
  func `case 67: a swipe over the dirty form begins nothing`(fromEdge: Bool) throws {
    let model = GuardModel(decision: .stay)
    let (_, stack, tester) = try makeStack(model)
    try tester.back()
    let top = stack.topViewController

    Stage.current.swipeBack(to: 0.9, fromEdge: fromEdge)
    #expect(stack.transitionCoordinator == nil)
    tester.settle()

    #expect(stack.topViewController === top)
    #expect(model.causes == [.swipe])
  }

  @Test
  func `case 67: code asks too, unless it forces`() async throws {
    let model = GuardModel(decision: .stay)
    let (navigator, stack, tester) = try makeStack(model)

    #expect(await navigator.popToRoot().finished == false)
    #expect(stack.viewControllers.count == 3)
    #expect(model.causes.count == 1)
    navigator.popToRoot(force: true)
    tester.settle()

    #expect(stack.viewControllers.count == 1)
    #expect(model.causes.count == 1)
  }
}
