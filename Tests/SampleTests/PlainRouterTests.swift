import NavigationBridgeTesting
import StageSupport
import Testing
@_spi(Headless) import UIKit

@testable import PlainRouter

@MainActor
@Suite(.onStage)
struct PlainRouterTests {
  let tester: NavigationTester
  let navigator: PlainRouter.Navigator

  init() throws {
    tester = try launch(PlainRouter.AppDelegate())
    navigator = try #require(Stage.current.window?.rootViewController as? PlainRouter.Navigator)
  }

  @Test
  func `a route is pushed with its number, which its form changes`() throws {
    #expect(tester.bar.title == "First")

    try tester.tap("Go to two")
    #expect(tester.bar.title == "Second")
    try tester.tap("Add one")
    #expect(tester.screen.contains("Number 2"))

    try tester.tap("Push three")
    #expect(tester.screen.contains("Three has 3"))
    try tester.tap("Root")
    #expect(navigator.viewControllers.count == 1)
  }

  @Test
  func `a covering screen has its own stack, which its screens find`() throws {
    try tester.tap("Cover with two")
    let modal = try #require(navigator.presentedViewController as? PlainRouter.Navigator)
    #expect(modal.modalPresentationStyle == UIModalPresentationStyle.fullScreen)

    try tester.tap("Push three")
    #expect(modal.viewControllers.count == 2)
    #expect(navigator.viewControllers.count == 1)
    try tester.tap("Root")

    try tester.tap("Dismiss")
    #expect(navigator.presentedViewController == nil)
  }

  @Test
  func `modals stack up, each with the next number`() throws {
    try tester.tap("Sheet with two")
    #expect(tester.screen.contains("Number 20"))

    try tester.tap("Present the next")
    #expect(tester.screen.contains("Number 21"))
    try tester.tap("Dismiss")

    #expect(tester.screen.contains("Number 20"))
    #expect(navigator.presentedViewController?.presentedViewController == nil)
  }

  @Test
  func `dismiss on a pushed screen does nothing`() throws {
    try tester.tap("Go to two")

    try tester.tap("Dismiss")

    #expect(tester.bar.title == "Second")
  }

  @Test
  func `an own back button pops, and costs the edge swipe`() throws {
    try tester.tap("Two, own back button")
    #expect(tester.bar.leading.map(\.label) == ["Return"])
    Stage.current.drag(from: CGPoint(x: 2, y: 800), to: CGPoint(x: 300, y: 800))
    tester.settle()
    #expect(navigator.viewControllers.count == 2)

    try tester.tap("Return")

    #expect(tester.bar.title == "First")
  }

  @Test
  func `a stack that its own screens hold is never freed`() throws {
    try tester.tap("Cover with two")
    weak let modal = navigator.presentedViewController

    try tester.tap("Dismiss")

    #expect(modal != nil)
  }
}
