import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Part 3: how long a coordinator lives.
@MainActor
@Suite(.onStage)
struct CoordinatorCase66Tests {
  enum Exit: CaseIterable {
    case backButton, swipe, backMenu, popToRoot, path, newRoot, finish, cancel, foreignPop,
      foreignSet
  }

  @Test(arguments: Exit.allCases)
  func `case 66: a coordinator lives until its last screen has gone`(exit: Exit) throws {
    for _ in 0..<10 {
      let stage = try NavigatorStage()
      var ends: [String?] = []
      weak var coordinator: SignUpFlow?
      do {
        let signUp = SignUpFlow()
        coordinator = signUp
        stage.navigator.start(signUp) { ends.append($0) }
      }
      stage.tester.settle()
      try stage.tester.tap("Next")
      #expect(stage.tester.bar.title == "Password")
      #expect(coordinator != nil)

      try stage.tester.swipeBack(.cancelled(at: 0.3))
      #expect(stage.stack.viewControllers.count == 3)
      #expect(coordinator?.flow?.isRunning == true)

      if try leave(stage, coordinator, exit) {
        // The last screen is still moving.
        stage.tester.advance(by: 0.1)
        #expect(coordinator != nil)
        #expect(ends.isEmpty)
      }
      stage.tester.settle()

      #expect(coordinator == nil)
      #expect(ends == [exit == .finish ? "Ada" : nil])
      #expect(stage.stack.viewControllers.count == 1)
    }
  }

  /// Leaves both screens.
  ///
  /// - Returns: Whether the last one is on its way out.
  private func leave(
    _ stage: NavigatorStage,
    _ coordinator: SignUpFlow?,
    _ exit: Exit
  ) throws -> Bool {
    let tester = stage.tester
    switch exit {
    case .backButton:
      try tester.back()
      #expect(coordinator != nil)
      try tester.paused { try tester.back() }
    case .swipe:
      try tester.swipeBack()
      #expect(coordinator != nil)
      try tester.paused { try tester.swipeBack() }
      return false
    case .backMenu:
      try tester.backMenu(to: 0)
      return false
    case .popToRoot:
      stage.navigator.popToRoot()
    case .path:
      stage.navigator.setPath([TestRoute]())
    case .newRoot:
      stage.navigator.setRoot(TitledScreen("New"))
    case .finish:
      try tester.paused { try tester.tap("Next") }
      #expect(coordinator?.flow?.isRunning == false)
    case .cancel:
      coordinator?.flow?.cancel()
    case .foreignPop:
      _ = stage.stack.popToRootViewController(animated: true)
    case .foreignSet:
      stage.stack.setViewControllers(Array(stage.stack.viewControllers.prefix(1)), animated: true)
    }
    return true
  }

  enum ModalExit: CaseIterable {
    case pullDown, dismiss, dismissAll, finish, cancel, foreignDismiss
  }

  @Test(arguments: ModalExit.allCases)
  func `case 66: a coordinator in a sheet lives as long as the sheet`(
    exit: ModalExit
  ) async throws {
    for _ in 0..<10 {
      let stage = try NavigatorStage()
      var ends: [String?] = []
      weak var coordinator: SignUpFlow?
      do {
        let signUp = SignUpFlow()
        coordinator = signUp
        stage.navigator.start(signUp, as: .pageSheet) { ends.append($0) }
      }
      stage.tester.settle()
      #expect(stage.modalTitles == ["Name"])
      try stage.tester.tap("Next")
      #expect(stage.modalTitles == ["Password"])
      #expect(stage.stack.viewControllers.count == 1)

      if try leave(stage, coordinator, exit) {
        stage.tester.advance(by: 0.1)
        #expect(coordinator != nil)
        #expect(ends.isEmpty)
      }
      stage.tester.settle()

      #expect(stage.modals.isEmpty)
      // Nobody says that UIKit's own dismissal has ended: it is looked at in the next turn.
      #expect(await eventually { coordinator == nil })
      #expect(ends == [exit == .finish ? "Ada" : nil])
    }
  }

  private func leave(
    _ stage: NavigatorStage,
    _ coordinator: SignUpFlow?,
    _ exit: ModalExit
  ) throws -> Bool {
    switch exit {
    case .pullDown:
      try stage.tester.pullDown()
      return false
    case .dismiss: stage.topNavigator?.dismiss()
    case .dismissAll: stage.navigator.dismissAll()
    case .finish: try stage.tester.paused { try stage.tester.tap("Next") }
    case .cancel: coordinator?.flow?.cancel()
    case .foreignDismiss: stage.stack.dismiss(animated: true)
    }
    return true
  }

  @Test(arguments: [false, true])
  func `case 66: a coordinator goes with its window`(isModal: Bool) async throws {
    weak var coordinator: SignUpFlow?
    weak var stack: UINavigationController?
    weak var modal: UIViewController?
    let window = try {
      let test = try NavigatorTest()
      let signUp = SignUpFlow()
      coordinator = signUp
      stack = test.stack
      if isModal {
        test.navigator.start(signUp, as: .pageSheet)
      } else {
        test.navigator.start(signUp)
      }
      test.settle()
      modal = test.stack.presentedViewController
      return try #require(test.window)
    }()
    #expect(coordinator != nil)

    window.rootViewController = UIViewController()
    Stage.current.loop.settle()

    #expect(stack == nil)
    #expect(modal == nil)
    #expect(await eventually { coordinator == nil })
  }
}
