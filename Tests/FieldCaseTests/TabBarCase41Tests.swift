import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Part 2: a tab bar that hides.
@MainActor
@Suite(.onStage)
struct TabBarCase41Tests {
  @Test(arguments: [true, false])
  func `case 41: the tab bar is back after a pop under a sheet`(animated: Bool) {
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    Stage.current.show(tabs)
    let screen = Text("Details").uiKitNavigationBar(title: "Details").hostedWithBridge()
    screen.hidesBottomBarWhenPushed = true
    stack.pushViewController(screen, animated: true)
    Stage.current.loop.settle()
    #expect(tabs.tabBar.isHidden)
    let sheet = UIViewController()
    screen.present(sheet, animated: true)
    Stage.current.loop.settle()

    stack.popToRootViewController(animated: animated)
    Stage.current.loop.settle()
    sheet.dismiss(animated: true)
    Stage.current.loop.settle()

    #expect(tabs.tabBar.isHidden == false)
    let frame = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
    #expect(Stage.current.window?.bounds.contains(frame) == true)
    #expect(Stage.current.textTree().contains("tab bar:"))
    #expect(Stage.current.unsettledDecisions == [])
  }

  @Test
  func `case 41: the tab bar is back after a navigator's pop under its sheet`() throws {
    let navigator = Navigator(root: Text("Root").uiKitNavigationBar(title: "Root"))
    let tabs = UITabBarController()
    tabs.viewControllers = [try #require(navigator.navigationController), UIViewController()]
    let tester = try NavigationTester(tabs)
    navigator.push(Text("Details").uiKitHidesBottomBarWhenPushed())
    tester.settle()
    #expect(tabs.tabBar.isHidden)
    let sheet = navigator.present(Text("Sheet"))
    tester.settle()

    let pop = navigator.popToRoot()
    tester.settle()
    let dismissal = navigator.dismiss(try #require(sheet.presentation))
    tester.settle()

    #expect(pop.result == true)
    #expect(dismissal.result == true)
    #expect(navigator.presented == nil)
    #expect(tabs.tabBar.isHidden == false)
    let frame = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
    #expect(Stage.current.window?.bounds.contains(frame) == true)
  }
}
