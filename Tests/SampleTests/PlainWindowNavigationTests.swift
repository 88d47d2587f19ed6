import NavigationBridgeTesting
import StageSupport
import Testing
@_spi(Headless) import UIKit

@testable import PlainWindowNavigation

@MainActor
@Suite(.onStage)
struct PlainWindowNavigationTests {
  let tester: NavigationTester

  init() throws {
    tester = try launch(PlainWindowNavigation.AppDelegate())
  }

  private func stack() throws -> UINavigationController {
    func find(in controller: UIViewController) -> UINavigationController? {
      if let stack = controller as? UINavigationController { return stack }
      if let tabs = controller as? UITabBarController {
        return tabs.selectedViewController.flatMap(find)
      }
      return controller.children.lazy.compactMap(find).first
    }
    var top = try #require(Stage.current.window?.rootViewController)
    while let presented = top.presentedViewController { top = presented }
    return try #require(find(in: top))
  }

  @Test
  func `settings that the root observes are pushed once, whatever they change`() throws {
    try tester.tap("Settings")
    let stack = try stack()
    let settings = stack.topViewController
    #expect(stack.viewControllers.count == 2)

    for _ in 1...20 { try tester.tap("Louder") }

    #expect(stack.viewControllers.count == 2)
    #expect(stack.topViewController === settings)
    #expect(tester.screen.contains("At 20"))
    stack.popViewController(animated: true)
    tester.settle()
    #expect(tester.screen.contains("Volume 20"))
  }

  @Test
  func `a pushed view has its title before it appears`() throws {
    let stack = try stack()
    #expect(stack.navigationBar.prefersLargeTitles)

    try tester.paused { try tester.tap("First album") }

    let item = try #require(stack.topViewController?.navigationItem)
    #expect(item.title == "First album")
    #expect(item.largeTitleDisplayMode == .never)
    tester.settle()
    try tester.tap("Back to all")
    #expect(stack.viewControllers.count == 1)
  }

  @Test
  func `a foreign controller is pushed into SwiftUI's stack`() throws {
    try tester.tap("About")

    #expect(try stack().topViewController is AboutViewController)
    #expect(tester.screen.contains("Made with care"))
  }

  @Test
  func `the selected tab's stack is the one that is used`() throws {
    let library = try stack()

    try tester.tap("Player")
    try tester.tap("Lyrics")

    #expect(try stack() !== library)
    #expect(try stack().viewControllers.count == 2)
    #expect(library.viewControllers.count == 1)
  }

  @Test
  func `a modal has a stack of its own with a detail in it`() throws {
    try tester.tap("Player")
    let player = try stack()

    try tester.tap("Queue")
    try tester.tap("Song")
    #expect(try stack() !== player)
    #expect(try stack().topViewController?.navigationItem.title == "Song")
    try tester.tap("Back to all")
    try tester.tap("Done")

    #expect(try stack() === player)
    #expect(player.viewControllers.count == 1)
  }
}
