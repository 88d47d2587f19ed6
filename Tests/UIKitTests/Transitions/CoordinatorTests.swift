import StageSupport
import Testing
@_spi(Headless) import UIKit

// C.4.4, C.5
@MainActor
@Suite(.onStage)
struct CoordinatorTests {
  // C.4.4
  @Test(arguments: ["push", "pop", "set"], [true, false])
  func `only an animated operation has a coordinator, and at once`(
    operation: String,
    animated: Bool
  ) {
    let stack = TracedStack("R", "A")
    switch operation {
    case "push": stack.nav.pushViewController(stack.make("B"), animated: animated)
    case "pop": stack.nav.popViewController(animated: animated)
    default: stack.nav.setViewControllers([stack.make("B")], animated: animated)
    }

    #expect((stack.nav.transitionCoordinator != nil) == animated)
    stack.settle()
    #expect(stack.nav.transitionCoordinator == nil)
  }

  // C.5.6
  @Test
  func `the context names who goes and who comes`() throws {
    let stack = TracedStack("R")
    let a = stack.make("A")
    var pairs: [[UIViewController?]] = []
    func note() throws {
      let coordinator = try #require(stack.nav.transitionCoordinator)
      coordinator.animate(alongsideTransition: nil) { context in
        pairs.append([
          context.viewController(forKey: .from), context.viewController(forKey: .to),
        ])
      }
      stack.settle()
    }

    stack.nav.pushViewController(a, animated: true)
    try note()
    stack.nav.popViewController(animated: true)
    try note()

    #expect(pairs == [[stack[0], a], [a, stack[0]]])
  }

  // C.5.6
  @Test
  func `a push by code is never interactive`() throws {
    let stack = TracedStack("R")

    stack.nav.pushViewController(stack.make("A"), animated: true)
    let coordinator = try #require(stack.nav.transitionCoordinator)

    #expect(coordinator.isAnimated)
    #expect(!coordinator.initiallyInteractive && !coordinator.isInteractive)
  }

  // C.5.5
  @Test
  func `a block that comes too late isn't queued, its completion runs`() throws {
    let stack = TracedStack("R")
    stack.nav.pushViewController(stack.make("A"), animated: true)
    stack.advance(0.1)
    let coordinator = try #require(stack.nav.transitionCoordinator)
    var events: [String] = []

    let isQueued = coordinator.animate(alongsideTransition: { _ in events.append("alongside") }) {
      events.append("completed, cancelled \($0.isCancelled)")
    }
    stack.settle()

    #expect(!isQueued)
    #expect(events == ["completed, cancelled false"])
    #expect(!coordinator.animate(alongsideTransition: nil) { _ in events.append("too late") })
    #expect(events.count == 1)
  }

  // C.5.5
  @Test
  func `a presentation's coordinator completes too`() throws {
    let stack = TracedStack("R")
    let sheet = stack.make("C")
    var isCompleted = false
    sheet.actions["wA"] = { [unowned sheet] in
      sheet.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        isCompleted = !context.isCancelled
      }
    }

    stack[0].present(sheet, animated: true)
    stack.advance(0.1)
    #expect(!isCompleted)
    stack.settle()

    #expect(isCompleted)
  }
}
