import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct InteractivePopTests {
  // C.1.6
  @Test
  func `a finished swipe runs through the callbacks of an animated pop`() {
    let stack = TracedStack("R", "A")
    var animated: [Bool] = []
    stack[1].actions["wD"] = { [a = stack[1]] in animated.append(a.appearance.isAnimated) }

    stack.nav.beginInteractivePop()
    stack.nav.updateInteractivePop(0.7)
    stack.nav.endInteractivePop(finish: true)
    stack.settle()

    #expect(
      stack.trace.take() == [
        "A.willMove(nil)", "R.viewDidLoad", "A.wD", "R.wA", "R.vA", "A.dD", "R.dA",
        "A.didMove(nil)",
      ]
    )
    #expect(animated == [true])
    #expect(stack.names == ["R"])
  }

  // C.1.6, C.1.7
  @Test
  func `a cancelled swipe turns both controllers round and moves none`() {
    let stack = TracedStack("R", "A")

    stack.nav.beginInteractivePop()
    stack.nav.updateInteractivePop(0.3)
    #expect(
      stack.trace.take() == ["A.willMove(nil)", "R.viewDidLoad", "A.wD", "R.wA", "R.vA"]
    )
    stack.nav.endInteractivePop(finish: false)
    stack.settle()

    #expect(stack.trace.take() == ["R.wD", "R.dD", "A.wA", "A.vA", "A.dA"])
    #expect(stack.names == ["R", "A"])
    #expect(!stack[1].isMovingFromParent)
    #expect(stack[1].view.window === stack.window)
    #expect(stack[0].view.window == nil)
    #expect(stack.nav.navigationBar.items?.count == 2)
    #expect(Stage.current.log.isEmpty)
  }

  // C.5.5, C.5.6
  @Test(arguments: [true, false])
  func `the coordinator tells when the finger lifts and how it ended`(finish: Bool) throws {
    let stack = TracedStack("R", "A")
    var events: [String] = []
    stack.nav.beginInteractivePop()
    let coordinator = try #require(stack.nav.transitionCoordinator)
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
    coordinator.notifyWhenInteractionChanges { context in
      events.append(
        "lifted, cancelled \(context.isCancelled), interactive \(context.isInteractive)"
      )
    }
    coordinator.animate(alongsideTransition: nil) { context in
      events.append("done, cancelled \(context.isCancelled)")
    }

    stack.nav.updateInteractivePop(0.4)
    #expect(coordinator.percentComplete == 0.4)
    stack.nav.endInteractivePop(finish: finish)
    #expect(events == ["lifted, cancelled \(!finish), interactive false"])
    stack.settle()

    #expect(events.last == "done, cancelled \(!finish)")
    #expect(coordinator.initiallyInteractive)
  }

  // C.5.5
  @Test
  func `a leaving screen sees in its coordinator whether it really left`() {
    let stack = TracedStack("R", "A")
    var outcomes: [Bool] = []
    stack[1].actions["wD"] = { [a = stack[1]] in
      a.transitionCoordinator?.animate(alongsideTransition: nil) { outcomes.append($0.isCancelled) }
    }

    stack.nav.beginInteractivePop()
    stack.nav.endInteractivePop(finish: false)
    stack.settle()
    stack.nav.beginInteractivePop()
    stack.nav.endInteractivePop(finish: true)
    stack.settle()

    #expect(outcomes == [true, false])
  }

  // C.7.1
  @Test
  func `the swipe isn't there at the root`() {
    #expect(!TracedStack("R").nav.allowsInteractivePop)
    #expect(TracedStack("R", "A").nav.allowsInteractivePop)
  }

  // C.7.1
  @Test
  func `the swipe isn't there while a transition runs`() {
    let stack = TracedStack("R", "A")

    stack.nav.pushViewController(stack.make("B"), animated: true)
    #expect(!stack.nav.allowsInteractivePop)
    stack.settle()

    #expect(stack.nav.allowsInteractivePop)
  }

  // C.7.1
  @Test
  func `left items that replace the back button switch the swipe off`() {
    let stack = TracedStack("R", "A")
    let item = stack[1].navigationItem
    item.leftBarButtonItems = [UIBarButtonItem()]
    #expect(!stack.nav.allowsInteractivePop)

    item.leftItemsSupplementBackButton = true
    #expect(stack.nav.allowsInteractivePop)
  }

  // C.7.1
  @Test
  func `a hidden back button or bar switches the swipe off`() {
    let stack = TracedStack("R", "A")
    stack[1].navigationItem.hidesBackButton = true
    #expect(!stack.nav.allowsInteractivePop)

    stack[1].navigationItem.hidesBackButton = false
    stack.nav.isNavigationBarHidden = true
    #expect(!stack.nav.allowsInteractivePop)
  }

  // C.7.2
  @Test
  func `a swipe that begins at the root freezes the stack`() {
    let stack = TracedStack("R")

    #expect(!stack.nav.beginInteractivePop())
    stack.nav.pushViewController(stack.make("A"), animated: true)
    stack.settle()

    #expect(stack.names == ["R"])
    #expect(Stage.current.log.count == 2)
  }

  @Test
  func `a swipe goes through the overridable pop`() {
    let trace = CallbackTrace()
    let nav = TracedNavigationController(trace: trace)
    let stack = TracedStack("R", "A", nav: nav)
    _ = trace.take()

    stack.nav.beginInteractivePop()

    #expect(trace.take() == ["nav.pop"])
    stack.nav.endInteractivePop(finish: true)
    stack.settle()
    #expect(stack.names == ["R"])
  }

  @Test
  func `a back tap and the back menu go through the overridable pops`() {
    let trace = CallbackTrace()
    let nav = TracedNavigationController(trace: trace)
    let stack = TracedStack("R", "A", "B", nav: nav)
    _ = trace.take()

    stack.nav.navigationBarDidTapBack()
    stack.settle()
    #expect(trace.take().contains("nav.pop"))
    stack.nav.navigationBarDidChoose(stack[0].navigationItem)
    stack.settle()

    #expect(trace.take().contains("nav.popTo"))
    #expect(stack.names == ["R"])
  }

  @Test
  func `a fast finger decides by its direction, a slow one by the middle`() {
    let nav = UINavigationController()

    #expect(nav.finishesPop(progress: 0.51, velocity: 0))
    #expect(!nav.finishesPop(progress: 0.5, velocity: 0.9))
    #expect(nav.finishesPop(progress: 0.1, velocity: 1))
    #expect(!nav.finishesPop(progress: 0.9, velocity: -1))
  }

  @Test
  func `what changes during a swipe waits for its end`() {
    let stack = TracedStack("R", "A")
    stack.nav.beginInteractivePop()

    stack.nav.pushViewController(stack.make("B"), animated: true)
    #expect(stack.names == ["R"])
    stack.nav.endInteractivePop(finish: false)
    stack.settle()

    #expect(stack.names == ["R", "A", "B"])
  }

  // C.4.5
  @Test
  func `a second back tap waits for the first`() {
    let stack = TracedStack("R", "A", "B")
    stack.nav.navigationBarDidTapBack()
    stack.advance(0.1)

    stack.nav.navigationBarDidTapBack()
    #expect(stack.names == ["R", "A"])
    stack.settle()

    #expect(stack.names == ["R"])
  }

  @Test
  func `on 26 a second back tap starts inside the first`() {
    Stage.current.allowsOverlappingPops = true
    let stack = TracedStack("R", "A", "B")
    stack.nav.navigationBarDidTapBack()
    stack.advance(0.1)
    _ = stack.trace.take()

    stack.nav.navigationBarDidTapBack()
    #expect(stack.names == ["R"])
    stack.advance(0.26)
    #expect(
      stack.trace.take() == [
        "A.willMove(nil)", "R.viewDidLoad", "A.wD", "R.wA", "R.vA", "B.dD", "B.didMove(nil)",
      ]
    )
    #expect(stack.nav.transitionCoordinator != nil)
    stack.settle()

    #expect(stack.trace.take() == ["A.dD", "R.dA", "A.didMove(nil)"])
    #expect(stack.nav.transitionCoordinator == nil)
    #expect(Stage.current.log.isEmpty)
  }

  @Test
  func `on 26 a second swipe that is cancelled leaves the first pop done`() {
    Stage.current.allowsOverlappingPops = true
    let stack = TracedStack("R", "A", "B")
    stack.nav.navigationBarDidTapBack()
    stack.advance(0.1)

    #expect(stack.nav.beginInteractivePop())
    stack.nav.endInteractivePop(finish: false)
    stack.settle()

    #expect(stack.names == ["R", "A"])
    #expect(stack[1].view.window === stack.window)
    #expect(stack.nav.navigationBar.items?.count == 2)
    #expect(Stage.current.log.isEmpty)
  }

  @Test
  func `a cancelled swipe leaves the bar as it was`() {
    let stack = TracedStack("R", "A")
    stack[0].actions["wA"] = { [nav = stack.nav] in nav.setNavigationBarHidden(true, animated: true)
    }
    stack[1].actions["wA"] = { [nav = stack.nav] in
      nav.setNavigationBarHidden(false, animated: true)
    }

    for _ in 0..<4 {
      stack.nav.beginInteractivePop()
      stack.nav.updateInteractivePop(0.1)
      stack.nav.endInteractivePop(finish: false)
      stack.settle()
      #expect(!stack.nav.isNavigationBarHidden)
      #expect(stack.nav.navigationBar.frame.minY == 59)
      #expect(!stack.nav.navigationBar.isHidden)
      #expect(stack[1].view.safeAreaInsets.top == 113)
    }
    stack.nav.beginInteractivePop()
    stack.nav.endInteractivePop(finish: true)
    stack.settle()

    #expect(stack.nav.isNavigationBarHidden)
    #expect(stack[0].view.safeAreaInsets.top == 59)
  }

  // C.6.5
  @Test
  func `a stack that is its bar's delegate is asked before a back tap, a swipe and the menu`() {
    let nav = AskedNavigationController()
    let stack = TracedStack("R", "A", nav: nav)

    nav.navigationBarDidTapBack()
    Stage.current.swipeBack()
    stack.settle()
    #expect(stack.names == ["R", "A"])
    #expect(nav.questions >= 2)

    let questions = nav.questions
    nav.navigationBarDidChoose(stack[0].navigationItem)
    stack.settle()
    #expect(stack.names == ["R", "A"])
    #expect(nav.questions == questions + 1)

    nav.answer = true
    nav.navigationBarDidTapBack()
    stack.settle()
    #expect(stack.names == ["R"])
  }
}

final class AskedNavigationController: UINavigationController, UINavigationBarDelegate {
  var answer = false
  var questions = 0

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    questions += 1
    return answer
  }
}
