import BridgeSupport
import Foundation
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Part 4: a deep link while modals are up.
@MainActor
@Suite(.onStage)
struct LinkCase77Tests {
  private let log = RouteLog()
  private let ends = Ends()

  @MainActor
  private final class Ends {
    var names: [String] = []
  }

  /// Root stack [a], a sheet with its own stack [s1], an alert on top.
  private func makeStage(
    sheet: some View = TitledScreen("s1"),
    in stack: UINavigationController = BridgedNavigationController(root: TitledScreen("Root"))
  ) throws -> NavigatorStage {
    let stage = try NavigatorStage(Navigator(adopting: stack))
    stage.navigator.push(log.route("a"), animated: false)
    stage.navigator.present(sheet, onDismiss: { [ends] in ends.names.append("sheet") })
    stage.tester.settle()
    stage.topNavigator?.alert("Sure?", actions: [.action("OK")]) { [ends] in
      ends.names.append("alert")
    }
    stage.tester.settle()
    #expect(stage.modals.count == 2)
    return stage
  }

  private func path(_ stage: NavigatorStage) -> [String] {
    stage.navigator.path(of: TestRoute.self).map(\.name)
  }

  private var target: [TestRoute] { [log.route("x"), log.route("y")] }

  @Test
  func `case 77: by default all modals go in one dismissal, over the new path`() throws {
    let stack = NotingStack(root: TitledScreen("Root"))
    let stage = try makeStage(in: stack)

    let link = stage.navigator.setPath(target)

    // Under the cover, at once and without animation.
    #expect(path(stage) == ["x", "y"])
    #expect(stage.stack.topViewController?.navigationController === stage.stack)
    #expect(stack.dismissals == [true])
    #expect(link.result == nil)
    #expect(ends.names.isEmpty)
    stage.tester.settle()
    stage.tester.settle()
    #expect(link.result == true)
    #expect(stage.modals.isEmpty)
    #expect(stage.stack.viewControllers.count == 3)
    #expect(ends.names.sorted() == ["alert", "sheet"])
    #expect(stack.dismissals == [true])
    // The screen below the top names the back button.
    #expect(log.made == ["a", "x", "y"])
  }

  @Test
  func `case 77: the modal's own navigator sets its own path, and keeps its modal`() throws {
    let stage = try makeStage()
    let sheet = try #require(stage.modals.first as? UINavigationController)
    let handle = try #require(sheet.topViewController?.navigator)

    handle.setPath(target)
    stage.tester.settle()
    stage.tester.settle()

    #expect(path(stage) == ["a"])
    #expect(sheet.viewControllers.count == 3)
    #expect(stage.modals.count == 1)
    #expect(ends.names == ["alert"])
  }

  @Test
  func `case 77: above keeps the modals and shows the link on top`() throws {
    let stage = try makeStage()

    let link = stage.navigator.setPath(target, modals: .above)
    stage.tester.settle()

    #expect(link.result == true)
    #expect(path(stage) == ["a"])
    #expect(stage.modals.count == 3)
    let top = try #require(stage.modals.last as? UINavigationController)
    #expect(top.viewControllers.count == 2)
    #expect(stage.topNavigator?.path(of: TestRoute.self).map(\.name) == ["y"])
    // The screen below the top names the back button.
    #expect(log.made == ["a", "x", "y"])
    #expect(ends.names.isEmpty)
    let presented = try #require(link.presentation)
    stage.navigator.dismiss(presented)
    stage.tester.settle()
    #expect(stage.modals.count == 2)
  }

  @Test(arguments: [ModalPolicy.dismiss, .above, .keep])
  func `case 77: without modals every policy pushes`(policy: ModalPolicy) throws {
    let stage = try NavigatorStage()

    let link = stage.navigator.setPath(target, modals: policy)
    #expect(stage.navigator.isTransitioning)
    stage.tester.settle()

    #expect(link.result == true)
    #expect(path(stage) == ["x", "y"])
    #expect(stage.modals.isEmpty)
  }

  @Test
  func `case 77: keep sets the path under the modals`() throws {
    let stage = try makeStage()

    let link = stage.navigator.setPath(target, modals: .keep)
    stage.tester.settle()

    #expect(link.result == true)
    #expect(path(stage) == ["x", "y"])
    #expect(stage.modals.count == 2)
    #expect(ends.names.isEmpty)
  }

  @Test
  func `case 77: a guard in the sheet blocks the link`() throws {
    let model = GuardModel(decision: .stay)
    let stage = try makeStage(sheet: GuardedForm(model: model))
    let before = (stage.stack.viewControllers, stage.modals)

    let link = stage.navigator.setPath(target)
    stage.tester.settle()

    #expect(link.result == false)
    #expect(link.isBlocked)
    #expect(model.causes == [.path])
    #expect(stage.stack.viewControllers == before.0)
    #expect(stage.modals == before.1)
    #expect(ends.names.isEmpty)
    #expect(log.made == ["a"])

    let forced = stage.navigator.setPath(target, force: true)
    stage.tester.settle()
    stage.tester.settle()
    #expect(forced.result == true)
    #expect(model.causes.count == 1)
    #expect(stage.modals.isEmpty)
  }

  @Test
  func `case 77: every guard is asked once, the topmost first, before anything moves`() throws {
    let inSheet = GuardModel(decision: .leave)
    let below = GuardModel(decision: .stay)
    let stage = try NavigatorStage()
    stage.navigator.push(GuardedForm(model: below), animated: false)
    stage.navigator.present(GuardedForm(model: inSheet))
    stage.tester.settle()

    let link = stage.navigator.setPath(target)
    #expect(link.result == false)
    #expect(inSheet.causes == [.path])
    #expect(below.causes == [.path])
    #expect(stage.modals.count == 1)
    below.decision = .leave
    let second = stage.navigator.setPath(target)
    stage.tester.settle()

    #expect(second.result == true)
    #expect(inSheet.causes.count == 2)
    #expect(below.causes.count == 2)
    #expect(stage.modals.isEmpty)
    #expect(path(stage) == ["x", "y"])
  }

  @Test
  func `case 77: a guard that answers late lets the link go on`() async throws {
    let model = GuardModel(decision: nil)
    let stage = try makeStage(sheet: GuardedForm(model: model))

    let link = stage.navigator.setPath(target)
    #expect(await eventually { model.isWaiting })
    stage.tester.settle()
    #expect(link.result == nil)
    #expect(path(stage) == ["a"])
    #expect(stage.modals.count == 2)
    model.answer(.leave)
    #expect(await eventually { path(stage) == ["x", "y"] })
    stage.tester.settle()
    stage.tester.settle()

    #expect(link.result == true)
    #expect(model.attempts.count == 1)
    #expect(stage.modals.isEmpty)
    #expect(ends.names.sorted() == ["alert", "sheet"])
  }

  @Test
  func `case 77: commands of the same turn come after the dismissal`() throws {
    let stage = try makeStage()

    stage.navigator.setPath(target)
    stage.navigator.push(log.route("z"))
    let sheet = stage.navigator.present(TitledScreen("Next"))
    stage.tester.settle()

    #expect(sheet.result == true)
    #expect(path(stage) == ["x", "y", "z"])
    #expect(stage.modalTitles == ["Next"])
    #expect(ends.names.sorted() == ["alert", "sheet"])
  }
}

/// A stack that notes how it is asked to dismiss what it presents.
private final class NotingStack: BridgedNavigationController {
  var dismissals: [Bool] = []

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissals.append(flag)
    super.dismiss(animated: flag, completion: completion)
  }
}
