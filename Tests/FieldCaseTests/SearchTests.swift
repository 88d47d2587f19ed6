import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Part 6: a search controller that is lost, unfocused or unfinished.
@MainActor
@Suite(.onStage)
struct SearchTests {
  private let model = SearchModel()

  private func show() throws -> (NavigationTester, UIViewController) {
    let screen = SearchScreen(model: model).hostedWithBridge()
    let tester = try NavigationTester(UINavigationController(rootViewController: screen))
    return (tester, screen)
  }

  @Test
  func `case 98: each key updates the state, and focus and controller stay`() throws {
    let (tester, screen) = try show()
    let controller = try #require(screen.navigationItem.searchController)
    try tester.focus("Search")
    controller.searchBar.searchTextField.placeholder = nil
    var writes = ItemWriteCounts()

    for key in ["a", "b"] {
      Stage.current.type(key)
      model.count += 1
      tester.settle()
      #expect(controller.searchBar.isFirstResponder)
      #expect(screen.navigationItem.searchController === controller)
      writes = screen.navigationItem.writes
    }

    #expect(model.text == "ab")
    #expect(controller.searchBar.text == "ab")
    #expect(model.textWrites == ["a", "ab"])
    #expect(screen.navigationItem.writes["searchController"] == 1)
    #expect(writes == screen.navigationItem.writes)
  }

  @Test
  func `case 98: what was typed is never assigned back`() throws {
    let log = BarWriteLog()
    try BarWriteLog.$current.withValue(log) {
      let (tester, screen) = try show()
      let controller = try #require(screen.navigationItem.searchController)
      log.removeAll()

      try tester.type("ab", into: "Search")

      #expect(controller.searchBar.text == "ab")
      #expect(model.text == "ab")
      #expect(log.writes == [])
    }
  }

  @Test
  func `case 98: the binding ends the search within one turn, and the user ends the binding`()
    throws
  {
    let (tester, screen) = try show()
    let controller = try #require(screen.navigationItem.searchController)
    try tester.focus("Search")
    #expect(model.isActive)

    model.isActive = false
    tester.flush()
    #expect(!controller.isActive)
    tester.settle()
    #expect(controller.searchBar.text == "")
    #expect(model.text == "")

    model.isActive = true
    tester.flush()
    #expect(controller.isActive)
    tester.settle()
    #expect(controller.searchBar.isFirstResponder)

    try tester.cancelSearch()
    #expect(!model.isActive)
    #expect(!controller.isActive)
    #expect(model.cancels == 1)
  }

  @Test(arguments: [true, false])
  func `case 98: after a push the search is back with its text`(bySwipe: Bool) throws {
    let (tester, screen) = try show()
    let controller = try #require(screen.navigationItem.searchController)
    try tester.type("ab", into: "Search")
    let stack = try #require(screen.navigationController)

    stack.pushViewController(Text("Result").hostedWithBridge(), animated: true)
    tester.settle()
    #expect(stack.viewControllers.count == 2)
    #expect(!tester.screen.contains("search field"))
    if bySwipe { try tester.swipeBack() } else { try tester.back() }

    #expect(stack.viewControllers.count == 1)
    #expect(screen.navigationItem.searchController === controller)
    #expect(controller.searchBar.superview != nil)
    #expect(controller.searchBar.text == "ab")
    #expect(model.text == "ab")
    #expect(model.isActive)
    #expect(controller.isActive)
    #expect(tester.screen.contains("search field \"ab\" [Cancel]"))
  }

  @Test
  func `case 98: a push while the search ends is dropped by UIKit, one after it arrives`() throws {
    let (tester, screen) = try show()
    try tester.focus("Search")
    let stack = try #require(screen.navigationController)

    model.isActive = false
    tester.flush()
    stack.pushViewController(UIViewController(), animated: true)
    #expect(stack.viewControllers.count == 1)
    tester.settle()
    stack.pushViewController(UIViewController(), animated: true)
    tester.settle()

    #expect(stack.viewControllers.count == 2)
  }
}
