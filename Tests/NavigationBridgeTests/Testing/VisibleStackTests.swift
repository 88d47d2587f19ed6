import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Which stack the tester looks at.
@MainActor
@Suite(.onStage)
struct VisibleStackTests {
  private func stack(_ title: String) -> UINavigationController {
    let stack = BridgedNavigationController(root: TitledScreen(title))
    stack.navigator.push(TitledScreen("Above \(title)"), animated: false)
    return stack
  }

  @Test
  func `in tabs it is that of the selected tab`() throws {
    let tabs = UITabBarController()
    let stacks = [stack("One"), stack("Two"), stack("Three")]
    tabs.viewControllers = stacks
    tabs.selectedIndex = 1
    let tester = try NavigationTester(tabs)
    #expect(tester.bar.title == "Above Two")

    try tester.back()
    #expect(tester.bar.title == "Two")
    tabs.selectedIndex = 0
    tester.settle()
    #expect(tester.bar.title == "Above One")
    try tester.swipeBack()

    #expect(stacks.map(\.viewControllers.count) == [1, 1, 2])
  }

  @Test
  func `in SwiftUI's containers it is the one that is seen`() throws {
    let tester = try NavigationTester(
      UIHostingController(
        rootView: TabView {
          NavigationView { Text("A").navigationTitle("First") }.tabItem { Text("One") }
          NavigationView { Text("B").navigationTitle("Second") }.tabItem { Text("Two") }
        }
      )
    )
    #expect(tester.bar.title == "First")

    try tester.tap("Two")

    #expect(tester.bar.title == "Second")
  }

  @Test
  func `a presented stack comes before all`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [stack("One")]
    let tester = try NavigationTester(tabs)
    tabs.present(stack("Sheet"), animated: true)
    tester.settle()

    #expect(tester.bar.title == "Above Sheet")
    try tester.back()
    #expect(tester.bar.title == "Sheet")
  }
}
