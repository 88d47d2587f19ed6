import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct GuardMatrixTests {
  private func ownedStack() -> UINavigationController {
    BridgedNavigationController(rootViewController: Text("List").hostedWithBridge())
  }

  @Test(arguments: WayOut.allCases)
  func `a clean screen leaves without a question`(way: WayOut) throws {
    let model = GuardModel(isDirty: false)
    let stage = try WayOutStage(way, model, base: ownedStack())

    try stage.leave()

    #expect(stage.isGone)
    #expect(model.causes == [])
  }

  @Test(arguments: WayOut.allCases)
  func `a dirty screen leaves when its guard says so at once`(way: WayOut) throws {
    let model = GuardModel(decision: .leave)
    let stage = try WayOutStage(way, model, base: ownedStack())

    try stage.leave()

    #expect(stage.isGone)
    #expect(model.causes == [way.cause])
  }

  @Test(arguments: WayOut.allCases)
  func `a refused way out moves nothing`(way: WayOut) throws {
    let model = GuardModel(decision: .stay)
    let stage = try WayOutStage(way, model, base: ownedStack())
    let before = stage.stack.viewControllers

    try stage.leave()

    #expect(!stage.isMoving)
    #expect(model.causes == [way.cause])
    #expect(!stage.isGone)
    #expect(stage.stack.viewControllers == before)
    try stage.leave()
    #expect(model.causes == [way.cause, way.cause])
  }

  @Test(arguments: WayOut.allCases)
  func `a late answer lets the first attempt go on`(way: WayOut) async throws {
    let model = GuardModel(decision: nil)
    let stage = try WayOutStage(way, model, base: ownedStack())

    try stage.leave()
    #expect(await eventually { model.isWaiting })
    #expect(!stage.isGone)
    try stage.leave()
    #expect(model.causes == [way.cause])
    model.answer(.leave)

    #expect(await eventually { stage.isGone })
    #expect(model.causes == [way.cause])
  }

  @Test(arguments: WayOut.allCases)
  func `a late refusal leaves all as it was`(way: WayOut) async throws {
    let model = GuardModel(decision: nil)
    let stage = try WayOutStage(way, model, base: ownedStack())
    let before = stage.stack.viewControllers

    try stage.leave()
    #expect(await eventually { model.isWaiting })
    model.answer(.stay)
    #expect(await eventually { !model.isWaiting })
    for _ in 0..<20 { await Task.yield() }

    #expect(!stage.isGone)
    #expect(stage.stack.viewControllers == before)
  }

  @Test(arguments: WayOut.allCases)
  func `a late answer doesn't count for another stack`(way: WayOut) async throws {
    let model = GuardModel(decision: nil)
    let stage = try WayOutStage(way, model, base: ownedStack())
    let other = GuardModel(decision: .stay)

    try stage.leave()
    #expect(await eventually { model.isWaiting })
    stage.stack.pushViewController(GuardedForm(model: other).hostedWithBridge(), animated: true)
    stage.tester.settle()
    let changed = stage.stack.viewControllers
    model.answer(.leave)
    #expect(await eventually { !model.isWaiting })
    for _ in 0..<20 { await Task.yield() }

    #expect(!stage.isGone)
    #expect(stage.stack.viewControllers == changed)
    #expect(other.causes == [])
  }
}
