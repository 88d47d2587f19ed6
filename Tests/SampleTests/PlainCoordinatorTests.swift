import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

@testable import PlainCoordinator

@MainActor
@Suite(.onStage)
struct PlainCoordinatorTests {
  let tester: NavigationTester
  let stack: UINavigationController

  init() throws {
    tester = try launch(PlainCoordinator.AppDelegate())
    stack = try #require(Stage.current.window?.rootViewController as? UINavigationController)
  }

  @Test
  func `the root reads what the coordinator holds`() {
    #expect(tester.screen.contains("Good morning"))
    #expect(tester.bar.isHidden)
  }

  @Test
  func `the next screen gets the environment, and pops by its own button`() throws {
    try tester.tap("To red")
    #expect(tester.screen.contains("Good morning, in forest"))
    #expect(tester.bar.title == "Red")

    try tester.tap("Back to green")
    #expect(stack.viewControllers.count == 1)
  }

  @Test
  func `a bar that one screen hides is missing on the next`() throws {
    #expect(stack.isNavigationBarHidden)

    try tester.tap("To red")

    #expect(stack.isNavigationBarHidden)
    #expect(throws: NavigationTester.Failure.self) { try tester.back() }
  }

  @Test
  func `a modal runs its completion, and gets the environment`() throws {
    let delegate = try #require(
      Stage.current.window?.windowScene?.delegate as? PlainCoordinator.SceneDelegate
    )

    try tester.tap("Help")
    #expect(tester.screen.contains("Help: Good morning"))

    try tester.tap("Close")
    #expect(stack.presentedViewController == nil)
    #expect(delegate.window === Stage.current.window)
  }

  @Test
  func `a notification makes the flow start again`() throws {
    try tester.tap("To red")

    NotificationCenter.default.post(name: .flowShouldRestart, object: nil)
    tester.settle()

    #expect(stack.viewControllers.count == 1)
    #expect(tester.screen.contains("To red"))
  }

  @Test
  func `a view that nobody gave the environment reads the defaults`() throws {
    let help = HelpScreen(onClose: {})

    stack.pushViewController(UIHostingController(rootView: help), animated: false)
    tester.settle()

    #expect(tester.screen.contains("Help: Nobody is here"))
  }
}
