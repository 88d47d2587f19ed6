import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct StackLifetimeTests {
  @Test
  func `a thousand pushes and pops leave nothing behind`() {
    let nav = UINavigationController(rootViewController: UIViewController())
    Stage.current.show(nav)
    func round() {
      nav.pushViewController(UIViewController(), animated: true)
      Stage.current.loop.settle()
      nav.popViewController(animated: true)
      Stage.current.loop.settle()
    }
    round()
    let controllers = LiveCounters.controllers
    let views = LiveCounters.views

    for _ in 0..<1000 {
      round()
    }

    #expect(LiveCounters.controllers == controllers)
    #expect(LiveCounters.views == views)
  }

  @Test
  func `a stack that nobody holds goes away`() {
    weak var stack: UINavigationController?
    weak var root: UIViewController?
    do {
      let controller = UIViewController()
      let nav = UINavigationController(rootViewController: controller)
      let window = Stage.current.show(nav)
      nav.pushViewController(UIViewController(), animated: true)
      Stage.current.loop.settle()
      window.rootViewController = nil
      Stage.current.loop.settle()
      stack = nav
      root = controller
    }

    #expect(stack == nil)
    #expect(root == nil)
  }

  @Test
  func `a cancelled swipe holds nothing`() {
    let nav = UINavigationController(rootViewController: UIViewController())
    Stage.current.show(nav)
    weak var popped: UIViewController?
    do {
      let controller = UIViewController()
      nav.pushViewController(controller, animated: true)
      popped = controller
    }
    Stage.current.loop.settle()
    let coordinator = nav.transitionCoordinator

    nav.popViewController(animated: true)
    Stage.current.loop.settle()

    #expect(coordinator == nil)
    #expect(popped == nil)
  }
}
