import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// An open menu is a presented controller on iOS: code that goes on by itself meets it.
@MainActor
@Suite(.onStage)
struct OpenMenuTests {
  private struct Screen: View {
    @Environment(\.navigator) private var navigator

    var body: some View {
      Text("Root")
        .uiKitNavigationBar(
          title: "Root",
          trailing: [
            .menu("More", systemImage: "ellipsis") {
              NavigationMenuAction("Go") { navigator?.push(Text("Pushed")) }
              NavigationMenuAction("Show") { navigator?.present(Text("Shown"), as: .pageSheet) }
            }
          ]
        )
    }
  }

  private func show() throws -> (Navigator, NavigationTester) {
    let navigator = Navigator(root: Screen())
    let tester = try NavigationTester(#require(navigator.navigationController))
    try tester.openMenu("More")
    #expect(navigator.navigationController?.presentedViewController != nil)
    return (navigator, tester)
  }

  @Test
  func `a push goes on under an open menu`() throws {
    let (navigator, tester) = try show()
    let screens = try #require(navigator.navigationController?.topViewController?.navigator)

    screens.push(Text("Late"))
    tester.settle()

    #expect(navigator.entries.count == 2)
  }

  @Test
  func `a modal waits until the menu has gone, and isn't presented by it`() async throws {
    let (navigator, tester) = try show()
    let stack = try #require(navigator.navigationController)

    navigator.present(Text("Late"), as: .pageSheet)
    tester.settle()
    #expect(!tester.screen.contains("Late"))
    Stage.current.tap(at: CGPoint(x: 20, y: 700))
    tester.settle()
    #expect(await eventually { stack.presentedViewController != nil })
    tester.settle()

    #expect(tester.screen.contains("Late"))
    #expect(stack.presentedViewController?.presentingViewController === stack)
    #expect(navigator.presentations.count == 1)
  }

  @Test(arguments: ["Go", "Show"])
  func `what a menu's action asks for comes`(title: String) throws {
    let (navigator, tester) = try show()

    try tester.choose(title)

    #expect(tester.screen.contains(title == "Go" ? "Pushed" : "Shown"))
    #expect(navigator.entries.count + navigator.presentations.count == 2)
  }

  @Test
  func `a navigator of the window goes on under an open menu`() throws {
    let (navigator, tester) = try show()
    let window = try #require(Stage.current.window)

    Navigator(window: window).push(Text("Linked"))
    tester.settle()

    #expect(navigator.entries.count == 2)
  }

  @Test
  func `a guard asks when the menu has gone`() async throws {
    let navigator = Navigator(root: Text("Root"))
    let tester = try NavigationTester(#require(navigator.navigationController))
    navigator.push(GuardedForm(model: GuardModel(decision: .ask)))
    tester.settle()
    let source = try #require(tester.topViewController.view)
    let menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    MenuPresenter.present(menu, from: source, sender: nil)

    navigator.pop()
    tester.settle()
    #expect(!(tester.topViewController is UIAlertController))
    Stage.current.tap(at: CGPoint(x: 20, y: 700))
    tester.settle()

    #expect(await eventually { tester.topViewController is UIAlertController })
  }

  @Test
  func `what is presented beside an open menu is dropped, as by UIKit`() throws {
    let (navigator, tester) = try show()
    let stack = try #require(navigator.navigationController)

    stack.present(UIViewController(), animated: true)
    tester.settle()

    #expect(Stage.current.log.last?.contains("_UIContextMenuActionsOnlyViewController") == true)
    stack.dismiss(animated: true)
    tester.settle()
    #expect(stack.presentedViewController == nil)
  }
}
