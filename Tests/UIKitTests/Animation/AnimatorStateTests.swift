import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Views sheet, C.5: states of a property animator.
@MainActor
@Suite(.onStage)
struct AnimatorStateTests {
  private let stage = Stage.current
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let trace = Trace()

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

  enum Start: CaseIterable {
    case starting, pausing, setting
  }

  @Test(arguments: Start.allCases)
  func `it is inactive until it is started, paused or set`(start: Start) {
    let animator = makeAnimator()
    #expect(animator.state == .inactive)
    #expect(view.alpha == 1)

    switch start {
    case .starting: animator.startAnimation()
    case .pausing: animator.pauseAnimation()
    case .setting: animator.fractionComplete = 0.3
    }

    #expect(animator.state == .active)
    #expect(animator.isRunning == (start == .starting))
    animator.stopAnimation(true)
  }

  @Test
  func `stopping without finishing leaves it inactive, else stopped`() {
    let first = makeAnimator()
    first.startAnimation()
    stage.loop.advance(by: 0.5)
    first.stopAnimation(true)
    #expect(first.state == .inactive)
    #expect(trace.events.isEmpty)

    let second = makeAnimator()
    second.startAnimation()
    stage.loop.advance(by: 0.5)
    second.stopAnimation(false)
    #expect(second.state == .stopped)
    second.finishAnimation(at: .current)
    #expect(second.state == .inactive)
    #expect(trace.events == ["current"])
  }

  @Test
  func `one that pauses at its end completes nothing`() {
    let animator = makeAnimator()
    animator.pausesOnCompletion = true

    animator.startAnimation()
    stage.loop.settle()

    #expect(trace.events.isEmpty)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    animator.stopAnimation(true)
  }

  @Test
  func `releasing a paused one raises`() async {
    await #expect(processExitsWith: .failure) { @MainActor () -> Void in
      let view = UIView()
      var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.alpha = 0
      }
      animator?.startAnimation()
      animator?.pauseAnimation()
      animator = nil
    }
  }

  @Test
  func `releasing a stopped one raises until it is finished`() async {
    await #expect(processExitsWith: .failure) { @MainActor () -> Void in
      let view = UIView()
      var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.alpha = 0
      }
      animator?.startAnimation()
      animator?.stopAnimation(false)
      animator = nil
    }
    await #expect(processExitsWith: .success) { @MainActor () -> Void in
      let view = UIView()
      var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.alpha = 0
      }
      animator?.startAnimation()
      animator?.stopAnimation(false)
      animator?.finishAnimation(at: .end)
      animator = nil
    }
  }
}
