import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// The ways out of a guarded screen, and a stage to take them on.
enum WayOut: String, CaseIterable, Sendable {
  case backTap, backMenu, edgeSwipe, contentSwipe, escape, popToRoot, dismissAction, foreignPop
  case pullDown, dismissActionOfModal, escapeOfModal, foreignDismiss

  var isModal: Bool {
    switch self {
    case .pullDown, .dismissActionOfModal, .escapeOfModal, .foreignDismiss: true
    default: false
    }
  }

  var cause: NavigationAttempt.Cause {
    switch self {
    case .backTap, .dismissAction, .foreignPop: .back
    case .backMenu: .backMenu
    case .edgeSwipe, .contentSwipe: .swipe
    case .escape, .escapeOfModal: .escape
    case .popToRoot: .popToRoot
    case .pullDown: .pullDown
    case .dismissActionOfModal, .foreignDismiss: .dismiss
    }
  }
}

/// A list, or what presents, and a guarded form above it.
@MainActor
struct WayOutStage {
  let way: WayOut
  let base: UINavigationController
  let stack: UINavigationController
  let form: UIViewController
  let tester: NavigationTester

  init(_ way: WayOut, _ model: GuardModel, base: UINavigationController) throws {
    self.way = way
    self.base = base
    let screen = GuardedForm(model: model).hostedWithBridge()
    form = screen
    tester = try NavigationTester(base)
    if way.isModal {
      stack = BridgedNavigationController(rootViewController: screen)
      base.present(stack, animated: true)
    } else {
      stack = base
      stack.pushViewController(screen, animated: true)
      if way == .backMenu {
        tester.settle()
        stack.pushViewController(Text("Picker").hostedWithBridge(), animated: true)
      }
    }
    tester.settle()
  }

  /// Takes the way out, and returns when the call does.
  func leave() throws {
    let stage = Stage.current
    // A chosen row acts once its menu has gone.
    guard way != .backMenu else { return try tester.backMenu(to: 0) }
    try tester.paused {
      switch way {
      case .backTap: try tester.back()
      case .backMenu: break
      case .edgeSwipe: stage.swipeBack(to: 0.7)
      case .contentSwipe: stage.swipeBack(to: 0.7, fromEdge: false)
      case .escape, .escapeOfModal: _ = form.accessibilityPerformEscape() || escapeOfStack()
      case .popToRoot: stack.popToRootViewController(animated: true)
      case .dismissAction, .dismissActionOfModal: try tester.tap("Close")
      case .foreignPop: stack.popViewController(animated: true)
      case .pullDown: try tester.pullDown()
      case .foreignDismiss: base.dismiss(animated: true)
      }
    }
  }

  /// The gesture goes on to the responders around the screen.
  private func escapeOfStack() -> Bool {
    if way.isModal { base.dismiss(animated: true) }
    return way.isModal || stack.accessibilityPerformEscape()
  }

  var isGone: Bool {
    tester.settle()
    return way.isModal
      ? base.presentedViewController == nil
      : !stack.viewControllers.contains(form)
  }

  /// Whether anything moves on the way out.
  var isMoving: Bool {
    base.transitionCoordinator != nil || stack.transitionCoordinator != nil
      || (way.isModal && stack.isBeingDismissed)
  }
}
