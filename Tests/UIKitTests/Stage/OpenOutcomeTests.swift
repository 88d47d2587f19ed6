import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

/// What is open on iOS goes either way here, and that it came up is recorded.
@MainActor
@Suite(.onStage)
struct OpenOutcomeTests {
  private func others(_ outcomes: OpenOutcomes) {
    Stage.current.otherOutcomes = outcomes
  }

  private func position(of event: String, in events: [String]) throws -> Int {
    try #require(events.firstIndex(of: event))
  }

  @Test
  func `the harsher outcomes are taken until a stage is told otherwise`() {
    #expect(Stage.current.otherOutcomes == [])
    #expect(Stage.current.metOutcomes == [])
  }

  @Test
  func `a second device in a test is of the same system`() {
    others(.laggingArray)

    #expect(Stage().otherOutcomes == .laggingArray)
  }

  @Test
  func `every outcome but that of hosted screens comes up in a push and a long pop`() {
    let stack = TracedStack("R", "A", "B")

    stack.nav.popToRootViewController(animated: true)
    stack.settle()

    #expect(Stage.current.metOutcomes == OpenOutcomes.all.subtracting(.onAppearInLayout))
    #expect(Stage.current.unsettledDecisions == [])
  }

  @Test(arguments: [false, true])
  func `a popped controller hears that it moved on either side of the revealed one`(
    isOther: Bool
  ) throws {
    if isOther { others(.moveAfterReveal) }
    let stack = TracedStack("R", "A")

    stack.nav.popViewController(animated: true)
    stack.settle()

    let events = stack.trace.take()
    let moved = try position(of: "A.didMove(nil)", in: events)
    #expect(try (moved < position(of: "R.dA", in: events)) == isOther)
    #expect(try moved > position(of: "A.dD", in: events))
    #expect(!stack[1].isMovingFromParent)
    #expect(stack.nav.children == [stack[0]])
  }

  @Test(arguments: [false, true])
  func `a popped controller has or hasn't got its parent while it disappears`(isOther: Bool) {
    if isOther { others(.parentUntilEnd) }
    let stack = TracedStack("R", "A")
    let popped = stack[1]
    var seen: (hadParent: Bool, isMoving: Bool)?
    popped.actions["dD"] = { [unowned popped] in
      seen = (popped.parent != nil, popped.isMovingFromParent)
    }

    stack.nav.popViewController(animated: true)
    #expect(popped.parent === stack.nav)
    stack.settle()

    #expect(seen?.hadParent == !isOther)
    #expect(seen?.isMoving == true)
    #expect(popped.parent == nil)
    #expect(stack.trace.take().filter { $0 == "A.didMove(nil)" }.count == 1)
  }

  @Test
  func `a cancelled swipe leaves the parent, whichever way it goes`() {
    others(.all)
    let stack = TracedStack("R", "A")

    stack.nav.beginInteractivePop()
    stack.nav.endInteractivePop(finish: false)
    stack.settle()

    #expect(stack[1].parent === stack.nav)
    #expect(stack.names == ["R", "A"])
  }

  @Test(arguments: [false, true])
  func `the old top stays in the array after a long pop or goes at once`(isOther: Bool) {
    if isOther { others(.laggingArray) }
    let stack = TracedStack("R", "A", "B")

    stack.nav.popToRootViewController(animated: true)

    #expect(stack.names == (isOther ? ["R"] : ["B", "R"]))
    stack.settle()
    #expect(stack.names == ["R"])
  }

  @Test(arguments: [false, true])
  func `willShow comes on either side of viewWillAppear`(isOther: Bool) throws {
    if isOther { others(.lateWillShow) }
    let trace = CallbackTrace()
    let delegate = TracedDelegate(trace)
    let nav = UINavigationController(rootViewController: TracedController("R", trace))
    nav.delegate = delegate
    Stage.current.show(nav)
    nav.pushViewController(TracedController("A", trace), animated: true)
    Stage.current.loop.settle()

    let events = trace.take()
    for (name, isAnimated) in [("R", false), ("A", true)] {
      let willShow = try position(of: "willShow(\(name), \(isAnimated))", in: events)
      #expect(try (willShow < position(of: "\(name).wA", in: events)) == isOther)
      #expect(try willShow < position(of: "\(name).dA", in: events))
    }
    #expect(events.filter { $0.hasPrefix("willShow") }.count == 2)
  }

  @Test(arguments: [false, true])
  func `completions run on either side of didShow`(isOther: Bool) throws {
    if isOther { others(.lateCompletions) }
    let stack = TracedStack("R")
    let delegate = TracedDelegate(stack.trace)
    stack.nav.delegate = delegate

    stack.nav.pushViewController(stack.make("A"), animated: true)
    _ = stack.nav.transitionCoordinator?.animate(alongsideTransition: nil) { [stack] _ in
      stack.trace.add("completion")
    }
    stack.settle()

    let events = stack.trace.take()
    let completed = try position(of: "completion", in: events)
    #expect(try (completed < position(of: "didShow(A, true)", in: events)) == isOther)
    #expect(try completed > position(of: "A.dA", in: events))
    #expect(events.filter { $0.hasPrefix("didShow") }.count == 1)
  }
}
