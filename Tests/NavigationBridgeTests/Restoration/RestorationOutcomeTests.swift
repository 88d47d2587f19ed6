import BridgeSupport
import Foundation
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// What a restoration says of itself.
@MainActor
@Suite(.onStage)
struct RestorationOutcomeTests {
  private func snapshot(_ names: String...) throws -> NavigationSnapshot {
    let stage = try NavigatorStage()
    stage.navigator.setPath(names.map { StoredRoute.named($0) }, animated: false)
    stage.tester.settle()
    return try stage.navigator.snapshot()
  }

  @Test
  func `a guard that keeps its screen blocks a restoration`() throws {
    let snapshot = try snapshot("a")
    let stage = try NavigatorStage()
    let model = GuardModel()
    stage.navigator.push(GuardedForm(model: model))
    stage.tester.settle()

    let report = stage.navigator.restore(snapshot, routes: StoredRoute.self)
    stage.tester.settle()

    #expect(report.task.result == false)
    #expect(report.task.isBlocked)
    #expect(model.attempts.count == 1)
    #expect(stage.tester.bar.title == "Form")
    // What could come back, whether or not it does.
    #expect(report.restoredCount == 1)
  }

  @Test
  func `a restoration that nobody refuses isn't blocked`() throws {
    let snapshot = try snapshot("a")
    let stage = try NavigatorStage()

    let report = stage.navigator.restore(snapshot, routes: StoredRoute.self)
    stage.tester.settle()

    #expect(report.task.result == true)
    #expect(!report.task.isBlocked)
  }

  @Test
  func `unreadable data leaves the stack as it is`() throws {
    let stage = try NavigatorStage()
    stage.navigator.push(StoredRoute.named("a"))
    stage.tester.settle()
    let store = DataStore(Data([1, 2]))

    let report = stage.navigator.restore(from: store.storage, routes: StoredRoute.self)
    stage.tester.settle()

    #expect(report.problems == [.unreadable])
    #expect(stage.tester.bar.title == "a")
    #expect(store.data == nil)
  }

  @Test
  func `a modal comes back with its whole path in one call of UIKit`() throws {
    let earlier = try NavigatorStage()
    earlier.navigator.present(StoredRoute.named("root"))
    earlier.tester.settle()
    earlier.topNavigator?.setPath([StoredRoute.named("b"), StoredRoute.named("c")])
    earlier.tester.settle()
    let snapshot = try earlier.navigator.snapshot()
    let stage = try NavigatorStage()

    stage.navigator.restore(snapshot, routes: StoredRoute.self)
    stage.tester.settle()

    let modal = try #require(stage.modals.first as? UINavigationController)
    #expect(modal.viewControllers.count == 3)
    #expect(modal.topViewController?.navigationItem.title == "c")
    #expect(modal.viewControllers.filter(\.isViewLoaded).count == 1)
  }

  @Test
  nonisolated func `a storage is made, and a report read, off the main actor`() async {
    let storage = NavigationStorage(load: { nil }, save: { _ in })
    let report = await MainActor.run {
      Navigator(root: TitledScreen("Root")).restore(from: storage, routes: StoredRoute.self)
    }
    #expect(report.restoredCount == 0)
    #expect(report.problems.isEmpty)
  }
}
