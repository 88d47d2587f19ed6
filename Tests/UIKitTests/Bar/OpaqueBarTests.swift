import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

// C.6.14: what bars take of a view
@MainActor
@Suite(.onStage)
struct OpaqueBarTests {
  private let screen = UIViewController()

  @Test
  func `a view doesn't go on under an opaque navigation bar`() {
    let stack = UINavigationController(rootViewController: screen)
    Stage.current.show(stack)
    Stage.current.loop.settle()
    #expect(screen.view.convert(CGPoint.zero, to: nil).y == 0)
    #expect(screen.view.safeAreaInsets.top == stack.navigationBar.frame.maxY)

    stack.navigationBar.isTranslucent = false
    Stage.current.loop.settle()

    #expect(screen.view.convert(CGPoint.zero, to: nil).y == stack.navigationBar.frame.maxY)
    #expect(screen.view.safeAreaInsets.top == 0)
  }

  @Test
  func `a controller may include opaque bars`() {
    let stack = UINavigationController(rootViewController: screen)
    screen.extendedLayoutIncludesOpaqueBars = true
    stack.navigationBar.isTranslucent = false
    Stage.current.show(stack)
    Stage.current.loop.settle()

    #expect(screen.view.convert(CGPoint.zero, to: nil).y == 0)
  }

  @Test
  func `a view doesn't go on under an opaque tab bar`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [screen]
    tabs.tabBar.isTranslucent = false
    Stage.current.show(tabs)
    Stage.current.loop.settle()

    #expect(screen.view.bounds.height == tabs.tabBar.frame.minY)
  }
}
