import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// A path that is shown above the modals.
@MainActor
@Suite(.onStage)
struct PathAboveTests {
  @Test
  func `a path that a flow shows above its modal is held by the flow`() throws {
    let stage = try NavigatorStage()
    let signUp = SignUpFlow()
    var ends: [String?] = []
    stage.navigator.start(signUp) { ends.append($0) }
    stage.tester.settle()
    stage.navigator.present(TitledScreen("Below"))
    stage.tester.settle()
    signUp.flow?.navigator.setPath([StoredRoute.named("above")], modals: .above)
    stage.tester.settle()
    #expect(stage.modalTitles == ["Below", "above"])

    // The screen of the flow leaves, below the modals.
    stage.stack.setViewControllers([stage.stack.viewControllers[0]], animated: false)
    stage.tester.settle()
    #expect(ends.isEmpty)
    try stage.tester.pullDown()

    #expect(ends == [nil])
    #expect(stage.modalTitles == ["Below"])
  }

  @Test
  func `a path above modals that UIKit drops ends as a presentation does`() async throws {
    let log = IssueLog()
    let sides = try log.collect { try Sides() }
    let signUp = SignUpFlow()
    var ends: [String?] = []
    sides.navigator.start(signUp) { ends.append($0) }
    sides.navigator.present(TitledScreen("Below"), as: .overFullScreen)
    sides.tester.settle()
    signUp.flow?.navigator.setRoot(TitledScreen("Root"))
    sides.tester.settle()

    sides.presentElsewhere()
    let path = signUp.flow?.navigator.setPath([StoredRoute.named("above")], modals: .above)
    let presentation = path?.presentation
    #expect(presentation != nil)

    // The transition elsewhere goes on: the second try is dropped too.
    #expect(await eventually { path?.result != nil })
    #expect(path?.result == false)
    #expect(path?.presentation == presentation)
    sides.tester.settle()
    sides.navigator.setRoot(TitledScreen("Other"))
    sides.tester.settle()
    #expect(ends == [nil])
    #expect(
      log.texts == [
        """
        Can't present 'named("above")': 'BridgedNavigationController' took no notice of it. It \
        presents something else that no navigator knows, or its view isn't in a window.
        """
      ]
    )
  }
}

/// Two stacks side by side in one window, of which a navigator knows one.
@MainActor
private struct Sides {
  let navigator = Navigator(root: TitledScreen("Left"))
  let other = UINavigationController(rootViewController: UIViewController())
  let tester: NavigationTester

  init() throws {
    let container = UIViewController()
    let stack = try #require(navigator.navigationController)
    for side in [other, stack] {
      container.addChild(side)
      side.view.frame = container.view.bounds
      container.view.addSubview(side.view)
      side.didMove(toParent: container)
    }
    other.definesPresentationContext = true
    stack.definesPresentationContext = true
    tester = try NavigationTester(container)
  }

  /// UIKit begins a presentation in the window that the navigator's chain has no part in.
  func presentElsewhere() {
    let modal = UIViewController()
    modal.modalPresentationStyle = .overCurrentContext
    other.present(modal, animated: true)
  }
}
