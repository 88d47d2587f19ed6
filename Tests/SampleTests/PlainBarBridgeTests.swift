import NavigationBridgeTesting
import StageSupport
import Testing
@_spi(Headless) import UIKit

@testable import PlainBarBridge

@MainActor
@Suite(.onStage)
struct PlainBarBridgeTests {
  let tester: NavigationTester
  let stack: UINavigationController

  init() throws {
    tester = try launch(PlainBarBridge.AppDelegate())
    stack = try #require(Stage.current.window?.rootViewController as? UINavigationController)
  }

  @Test
  func `a pushed screen has its bar when it has arrived`() throws {
    try tester.tap("Pancakes")

    #expect(tester.bar.title == "Pancakes")
    #expect(tester.bar.subtitle == "Draft")
    #expect(tester.bar.trailing.map(\.label) == ["Save", "Share", "More"])
    #expect(tester.bar.backButtonTitle == "Recipes")
  }

  @Test
  func `a representable that is in no window yet leaves the first frame without a title`() {
    let editor = RecipeEditor(recipe: "Waffles").hosted()

    stack.pushViewController(editor, animated: true)

    #expect(editor.navigationItem.title == nil)
    tester.settle()
    #expect(editor.navigationItem.title == "Waffles")
  }

  @Test
  func `a toggle in the form enables Save without any observer`() throws {
    try tester.tap("Pancakes")
    #expect(tester.bar.trailing.first?.isEnabled == false)

    try tester.toggle("Reviewed")
    #expect(tester.bar.trailing.first?.isEnabled == true)

    try tester.tap("Save")
    #expect(tester.screen.contains("Saved 1 times"))
    #expect(tester.bar.trailing.first?.isEnabled == false)
  }

  @Test
  func `each update puts new items into the bar`() throws {
    try tester.tap("Pancakes")
    let item = stack.topViewController?.navigationItem.rightBarButtonItem

    try tester.toggle("Reviewed")

    #expect(item != nil)
    #expect(stack.topViewController?.navigationItem.rightBarButtonItem !== item)
  }

  @Test
  func `a share sheet is anchored at the item that was tapped`() throws {
    try tester.tap("Pancakes")
    let item = stack.topViewController?.navigationItem.rightBarButtonItems?[1]

    try tester.tap("Share")

    let sheet = try #require(stack.presentedViewController as? UIActivityViewController)
    #expect(sheet.popoverPresentationController?.sourceItem === item)
    try tester.pullDown()
    #expect(stack.presentedViewController == nil)
  }

  @Test
  func `the menu renames and deletes`() throws {
    try tester.tap("Pancakes")

    try tester.openMenu("More")
    try tester.choose("Rename")
    #expect(tester.bar.subtitle == "Renamed")

    try tester.openMenu("More")
    try tester.choose("Delete")
    #expect(tester.bar.subtitle == "Deleted")
  }
}
