import Foundation
import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

/// Views sheet, C.2: `animate` and its relatives.
@MainActor
@Suite(.onStage)
struct ViewAnimationTests {
  private let stage = Stage.current
  private let controller = UIViewController()
  private let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))

  init() {
    controller.view.addSubview(view)
    stage.show(controller)
  }

  private func advance(_ seconds: TimeInterval) {
    stage.loop.advance(by: seconds)
  }

  private func shownAlpha(of view: UIView) -> CGFloat {
    let model: CGFloat = view.alpha
    return view.presentationValue(.alpha, model: model)
  }

  // A.2
  @Test
  func `a spring without numbers takes half a second, without bounce`() {
    var ends = 0
    UIView.animate {
      view.alpha = 0
    } completion: { _ in
      ends += 1
    }
    stage.loop.flush()

    advance(0.25)
    let half = shownAlpha(of: view)
    #expect(half > 0 && half < 0.25)
    advance(0.25)
    #expect(shownAlpha(of: view) < 0.02)
    #expect(shownAlpha(of: view) >= 0)
    stage.loop.settle()
    #expect(ends == 1)
  }

  @Test
  func `a spring that bounces goes beyond its end`() {
    UIView.animate(springDuration: 0.5, bounce: 0.6) { view.center.x = 300 }
    stage.loop.flush()
    var farthest: CGFloat = 0

    for _ in 0..<60 {
      advance(1.0 / 60)
      farthest = max(farthest, view.presentationValue(.center, model: view.center).x)
    }

    #expect(farthest > 301)
  }

  @Test
  func `the closure runs at once and the values are final on return`() {
    var events: [String] = []

    UIView.animate(withDuration: 0.3) {
      view.alpha = 0.5
      events.append("closure")
    } completion: { isFinished in
      events.append("completed \(isFinished)")
    }
    events.append("returned")

    #expect(view.alpha == 0.5)
    #expect(events == ["closure", "returned"])
    advance(0.2)
    #expect(events.count == 2)
    advance(0.2)
    #expect(events == ["closure", "returned", "completed true"])
    advance(1)
    #expect(events.count == 3)
  }

  @Test
  func `without duration the completion comes in the next turn`() {
    var isCompleted = false

    UIView.animate(withDuration: 0) {
      view.alpha = 0
    } completion: { _ in
      isCompleted = true
    }

    #expect(!isCompleted)
    stage.loop.flush()
    #expect(isCompleted)
  }

  @Test
  func `what is animated takes no touches until it has ended`() {
    let trace = Trace()
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "A") { _ in trace.events.append("tap") }
    )
    button.frame = view.bounds
    view.addSubview(button)
    let middle = CGPoint(x: 150, y: 350)

    UIView.animate(withDuration: 1) { view.alpha = 0.9 }
    stage.tap(at: middle)
    #expect(trace.events.isEmpty)
    advance(1)
    stage.tap(at: middle)
    #expect(trace.events == ["tap"])

    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
    stage.tap(at: middle)
    #expect(trace.events == ["tap", "tap"])
  }

  @Test
  func `a nested call inherits duration and curve`() {
    let inner = UIView()
    view.addSubview(inner)
    var ended: [String] = []

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 0
      UIView.animate(withDuration: 0.1, delay: 0, options: .curveEaseIn) {
        inner.alpha = 0
      } completion: { _ in
        ended.append("inner")
      }
    } completion: { _ in
      ended.append("outer")
    }

    advance(0.5)
    #expect(ended.isEmpty)
    #expect(abs(shownAlpha(of: inner) - 0.5) < 0.001)
    advance(0.6)
    #expect(Set(ended) == ["inner", "outer"])
  }

  @Test
  func `a nested call keeps what it overrides`() {
    let inner = UIView()
    view.addSubview(inner)
    var isEnded = false

    UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
      view.alpha = 0
      let options: UIView.AnimationOptions = [
        .overrideInheritedDuration, .overrideInheritedCurve, .curveLinear,
      ]
      UIView.animate(withDuration: 0.2, delay: 0, options: options) {
        inner.alpha = 0
      } completion: { _ in
        isEnded = true
      }
    }

    advance(0.1)
    #expect(abs(shownAlpha(of: inner) - 0.5) < 0.001)
    advance(0.15)
    #expect(isEnded)
  }

  @Test
  func `without animation values apply at once, also inside one`() {
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.alpha = 0.2 }
    }
    #expect(shownAlpha(of: view) == 0.2)

    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { view.alpha = 0.7 }
    UIView.setAnimationsEnabled(true)

    #expect(shownAlpha(of: view) == 0.7)
  }

  @Test
  func `an animation whose view leaves the screen ends unfinished`() {
    var results: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      results.append($0)
    }
    advance(0.2)

    view.removeFromSuperview()
    advance(0.1)

    #expect(results == [false])
    advance(2)
    #expect(results == [false])
  }
}
