import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UIViewPropertyAnimatorTests {
  let stage = Stage.current
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let trace = Trace()

  init() {
    let controller = UIViewController()
    controller.view.addSubview(view)
    stage.show(controller)
  }

  private func makeAnimator() -> UIViewPropertyAnimator {
    let view = view
    let trace = trace
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { trace.events.append("\($0)") }
    return animator
  }

  @Test
  func `it runs to its end and completes once`() {
    let animator = makeAnimator()
    #expect(animator.state == .inactive)

    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    #expect(view.alpha == 0)
    stage.loop.settle()

    #expect(trace.events == ["end"])
    #expect(animator.state == .inactive)
    #expect(stage.clock.now == 1)
  }

  @Test
  func `a paused one stays and goes on`() {
    let animator = makeAnimator()
    animator.startAnimation()
    stage.loop.advance(by: 0.4)

    animator.pauseAnimation()
    stage.loop.advance(by: 5)
    #expect(abs(animator.fractionComplete - 0.4) < 0.001)
    #expect(trace.events.isEmpty)
    animator.startAnimation()
    stage.loop.settle()

    #expect(trace.events == ["end"])
    #expect(abs(stage.clock.now - 6) < 0.001)
  }

  @Test
  func `a reversed one puts the values back and completes at the start`() {
    let animator = makeAnimator()
    animator.fractionComplete = 0.5
    animator.isReversed = true

    animator.startAnimation()
    stage.loop.settle()

    #expect(trace.events == ["start"])
    #expect(view.alpha == 1)
  }

  @Test
  func `stopping without finishing calls no completion`() {
    let animator = makeAnimator()
    animator.startAnimation()
    stage.loop.advance(by: 0.25)

    animator.stopAnimation(true)
    stage.loop.settle()

    #expect(animator.state == .inactive)
    #expect(trace.events.isEmpty)
    #expect(abs(view.alpha - 0.75) < 0.001)
  }

  @Test
  func `a stopped one is finished where it is told`() {
    let animator = makeAnimator()
    animator.startAnimation()
    stage.loop.advance(by: 0.25)

    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .current)

    #expect(trace.events == ["current"])
  }

  @Test
  func `finishing what wasn't stopped raises`() async {
    await #expect(processExitsWith: .failure) { @MainActor () -> Void in
      UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
    }
  }

  @Test
  func `a transition dissolves what was there`() {
    var isDone = false
    UIView.transition(
      with: view,
      duration: 0.5,
      options: .transitionCrossDissolve,
      animations: { [view] in view.backgroundColor = .red },
      completion: { isDone = $0 }
    )
    #expect(view.subviews.count == 1)
    #expect(view.backgroundColor == .red)

    stage.loop.settle()

    #expect(isDone)
    #expect(view.subviews.isEmpty)
  }

  @Test
  func `a snapshot shows what was there and takes no touches`() throws {
    view.backgroundColor = .red

    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    view.backgroundColor = .blue

    #expect(snapshot.bounds.size == view.bounds.size)
    #expect(!snapshot.isUserInteractionEnabled)
    #expect("\(snapshot.displayItems())".contains("red: 1.0"))
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
  }
}
