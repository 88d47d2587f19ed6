import BridgeSupport
import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Parts 1 and 2: the bar while screens move.
@MainActor
@Suite(.onStage)
struct BarTransitionTests {
  private func item(_ title: String) -> UIKitNavigationBarItem { .title(title) { _ in } }

  @Test
  func `case 4: the bar itself isn't written during a push`() {
    let test = TestStack()
    let bar = test.stack.navigationBar
    let standard = bar.standardAppearance

    test.show(ModelScreen(model: ScreenModel(title: "Details", trailing: [item("Save")])))

    #expect(bar.standardAppearance === standard)
    #expect(bar.scrollEdgeAppearance == nil)
  }

  @Test(arguments: [NavigationTester.SwipeEnd.finished, .cancelled(at: 0.4)])
  func `case 7: items that change during a swipe are assigned once at its end`(
    end: NavigationTester.SwipeEnd
  ) throws {
    let below = ScreenModel(title: "A", trailing: [item("One")])
    let a = ModelScreen(model: below).hostedWithBridge()
    let tester = try NavigationTester(UINavigationController(rootViewController: a))
    let b = ModelScreen(model: ScreenModel(title: "B")).hostedWithBridge()
    a.navigationController?.pushViewController(b, animated: true)
    tester.settle()

    try tester.swipeBack(holdingAt: 0.4, then: end) {
      ItemWrites.reset()
      below.trailing = [item("One"), item("Two")]
      tester.flush()
      #expect(ItemWrites.navigationItems.arrayAssignments == 0)
    }

    if end == .finished {
      #expect(ItemWrites.navigationItems.arrayAssignments == 1)
      #expect(a.navigationItem.rightBarButtonItems?.map(\.title) == ["One", "Two"])
    }
  }

  @Test
  func `case 34: a cancelled swipe leaves the bar as it was`() throws {
    let root = Text("Root").uiKitNavigationBarHidden().hostedWithBridge()
    let stack = UINavigationController(rootViewController: root)
    let tester = try NavigationTester(stack)
    #expect(stack.isNavigationBarHidden)
    stack.pushViewController(
      Text("Detail").uiKitNavigationBar(title: "Detail").hostedWithBridge(),
      animated: true
    )
    tester.settle()
    #expect(!stack.isNavigationBarHidden)

    for _ in 0..<4 {
      try tester.swipeBack(.cancelled(at: 0.1))
      #expect(!stack.isNavigationBarHidden)
    }
    try tester.swipeBack()

    #expect(stack.isNavigationBarHidden)
  }

  @Test(arguments: [false, true], [false, true])
  func `case 36: a screen that hides its bar gives it back`(swipes: Bool, isBridged: Bool) throws {
    let root =
      isBridged
      ? Text("Root").uiKitNavigationBar(title: "Root").hostedWithBridge() : UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let tester = try NavigationTester(stack)
    stack.pushViewController(
      Text("Child").uiKitNavigationBarHidden().hostedWithBridge(),
      animated: true
    )
    tester.settle()
    #expect(stack.isNavigationBarHidden)

    if swipes {
      try tester.swipeBack()
    } else {
      stack.popViewController(animated: true)
      tester.settle()
    }

    #expect(!stack.isNavigationBarHidden)
  }

  @Test
  func `case 38: an appearance holds at the scroll edge too`() {
    let red = UINavigationBarAppearance()
    red.configureWithOpaqueBackground()
    red.backgroundColor = .red
    let test = TestStack()

    let screen = test.show(Text("Content").uiKitNavigationBarAppearance(red))
    #expect(screen.navigationItem.standardAppearance?.backgroundColor == .red)
    #expect(screen.navigationItem.scrollEdgeAppearance?.backgroundColor == .red)
    let plain = test.show(Text("Content").uiKitNavigationBar(title: "Plain"))

    #expect(plain.navigationItem.standardAppearance == nil)
    #expect(plain.navigationItem.scrollEdgeAppearance == nil)
    #expect(plain.navigationItem.compactAppearance == nil)
  }

  @Test
  func `case 39: a screen's colour stays on its own item`() throws {
    let yellow = UINavigationBarAppearance()
    yellow.backgroundColor = .yellow
    let a = Text("A").uiKitNavigationBar(title: "A").hostedWithBridge()
    let stack = UINavigationController(rootViewController: a)
    let tester = try NavigationTester(stack)
    let standard = stack.navigationBar.standardAppearance
    let b = Text("B").uiKitNavigationBarAppearance(yellow).hostedWithBridge()
    stack.pushViewController(b, animated: true)
    tester.settle()
    let c = Text("C").uiKitNavigationBar(title: "C").hostedWithBridge()
    stack.pushViewController(c, animated: true)
    tester.settle()

    try tester.swipeBack(.cancelled(at: 0.3))
    try tester.swipeBack()
    try tester.swipeBack(.cancelled(at: 0.3))
    try tester.swipeBack()

    #expect(stack.navigationBar.standardAppearance === standard)
    #expect(a.navigationItem.standardAppearance == nil)
    #expect(b.navigationItem.standardAppearance?.backgroundColor == .yellow)
    #expect(c.navigationItem.standardAppearance == nil)
  }

  @Test(arguments: ["hidden bar", "hidden back", "leading"])
  func `case 48: the swipe back stays without a back button`(kind: String) throws {
    let root = Text("Root").uiKitNavigationBar(title: "Root").hostedWithBridge()
    let stack = UINavigationController(rootViewController: root)
    let tester = try NavigationTester(stack)
    let screen: UIViewController
    switch kind {
    case "hidden bar": screen = Text("A").uiKitNavigationBarHidden().hostedWithBridge()
    case "hidden back":
      screen = Text("A").uiKitNavigationBarBackButton(isHidden: true).hostedWithBridge()
    default: screen = Text("A").uiKitNavigationBar(leading: [item("X")]).hostedWithBridge()
    }
    stack.pushViewController(screen, animated: true)
    tester.settle()

    try tester.swipeBack()

    #expect(stack.viewControllers == [root])
    #expect(throws: NavigationTester.Failure.self) { try tester.swipeBack() }
  }

  @Test
  func `case 48: a screen may switch the swipe off`() throws {
    let root = Text("Root").uiKitNavigationBar(title: "Root").hostedWithBridge()
    let stack = UINavigationController(rootViewController: root)
    let tester = try NavigationTester(stack)
    let screen = Text("A").uiKitSwipeBack(false).hostedWithBridge()
    stack.pushViewController(screen, animated: true)
    tester.settle()

    #expect(throws: NavigationTester.Failure.self) { try tester.swipeBack() }
    #expect(stack.viewControllers.count == 2)
  }
}
