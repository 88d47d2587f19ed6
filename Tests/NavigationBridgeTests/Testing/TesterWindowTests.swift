import NavigationBridge
import NavigationBridgeTesting
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Which windows a tester sees and touches.
@MainActor
@Suite(.onStage)
struct TesterWindowTests {
  final class Taps {
    var count = 0
  }

  private func button(_ title: String, _ taps: Taps = Taps()) -> UIViewController {
    UIHostingController(rootView: Button(title) { taps.count += 1 })
  }

  @Test
  func `a tester sees and touches only its own window`() throws {
    let taps = [Taps(), Taps()]
    let first = try NavigationTester(button("First", taps[0]))
    let second = try NavigationTester(button("Second", taps[1]))

    #expect(first.screen == "[First]")
    #expect(second.screen == "[Second]")
    #expect(throws: NavigationTester.Failure.self) { try second.tap("First") }
    try first.tap("First")
    #expect(taps.map(\.count) == [1, 0])
    try second.tap("Second")

    #expect(taps.map(\.count) == [1, 1])
  }

  @Test
  func `a window may begin anywhere on the screen`() throws {
    let taps = Taps()
    let stack = UINavigationController(rootViewController: button("Root"))
    let window = UIWindow(frame: CGRect(x: 40, y: 300, width: 320, height: 480))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    Stage.current.loop.settle()
    stack.pushViewController(button("Pushed", taps), animated: false)
    let tester = try NavigationTester(stack)

    try tester.tap("Pushed")
    #expect(taps.count == 1)
    try tester.swipeBack()

    #expect(stack.viewControllers.count == 1)
  }

  @Test
  func `what is presented over its window belongs to it`() throws {
    let root = button("Root")
    let taps = Taps()
    let tester = try NavigationTester(root)
    let other = try NavigationTester(button("Other"))
    root.present(button("Sheet", taps), animated: true)
    tester.settle()

    try tester.tap("Sheet")

    #expect(taps.count == 1)
    #expect(tester.screen.contains("[Sheet]"))
    #expect(other.screen == "[Other]")
  }

  @Test
  func `a window that the app lays over its own belongs to it`() throws {
    let taps = Taps()
    let tester = try NavigationTester(button("Root"))
    let other = try NavigationTester(button("Other"))
    try tester.tap("Root")
    let overlay = UIWindow(frame: UIScreen.main.bounds)
    overlay.windowScene = Stage.current.window?.windowScene
    overlay.windowLevel = .alert
    overlay.rootViewController = button("Overlay", taps)
    overlay.isHidden = false
    tester.settle()

    try tester.tap("Overlay")

    #expect(taps.count == 1)
    #expect(!tester.screen.contains("Other"))
    #expect(other.screen.contains("Other"))
  }

  @Test
  func `the window goes with its tester, and what it shows with it`() throws {
    weak var screen: UIViewController?
    func test() throws {
      let root = button("Gone")
      screen = root
      let tester = try NavigationTester(root)
      #expect(tester.screen == "[Gone]")
    }

    try test()

    #expect(Stage.current.windows.isEmpty)
    Stage.current.loop.settle()
    #expect(screen == nil)
  }

  @Test
  func `a window stays as long as a tester looks at it`() throws {
    let root = button("Root")
    var first: NavigationTester? = try NavigationTester(root)
    let second = try NavigationTester(root)
    #expect(first?.screen == second.screen)

    first = nil

    #expect(second.screen == "[Root]")
  }

  @Test
  func `a window of the app's own stays`() throws {
    let root = button("Root")
    Stage.current.show(root)
    var tester: NavigationTester? = try NavigationTester(root)
    #expect(tester?.screen == "[Root]")

    tester = nil

    #expect(root.viewIfLoaded?.window != nil)
  }
}
