import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct CustomAnimationTests {
  let model = Watched()
  let stage = Stage.current

  /// Goes half of the way at once, and the rest after half of its time.
  private struct Steps: CustomAnimation {
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(
      value: V,
      time: TimeInterval,
      context: inout AnimationContext<V>
    ) -> V? {
      guard time < duration else { return nil }
      context.state[Count.self] += 1
      var part = value
      part.scale(by: time < duration / 2 ? 0.5 : 0.75)
      return part
    }
  }

  private enum Count: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }

  private struct Screen: View {
    let model: Watched
    var body: some View {
      Color.red.frame(width: 10, height: 10).opacity(model.flag ? 1 : 0)
    }
  }

  private func opacity(_ host: UIViewController) -> CGFloat {
    guard case .group(let group) = host.view.displayItems().first else { return 1 }
    return group.opacity
  }

  @Test
  func `a custom animation says how much of the way is done`() {
    let host = showHosted(Screen(model: model))

    withAnimation(Animation(Steps(duration: 1))) { model.flag = false }
    flush()
    stage.loop.advance(by: 0.2)
    #expect(abs(opacity(host) - 0.5) < 0.001)
    stage.loop.advance(by: 0.5)
    #expect(abs(opacity(host) - 0.25) < 0.001)
    stage.loop.settle()

    #expect(host.view.displayItems().isEmpty)
  }

  @Test
  func `speed and delay apply to custom animations`() {
    let host = showHosted(Screen(model: model))

    withAnimation(Animation(Steps(duration: 1)).speed(2).delay(0.5)) { model.flag = false }
    flush()
    stage.loop.advance(by: 0.3)
    #expect(opacity(host) == 1)
    stage.loop.advance(by: 0.5)
    #expect(abs(opacity(host) - 0.25) < 0.001)
  }

  @Test
  func `animations animate values themselves`() {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    let linear = Animation.linear(duration: 2)

    #expect(linear.animate(value: 10.0, time: 0.5, context: &context) == 2.5)
    #expect(linear.animate(value: 10.0, time: 2, context: &context) == nil)
    let speed = linear.velocity(value: 10.0, time: 1, context: context) ?? 0
    #expect(abs(speed - 5) < 0.001)
  }

  @Test
  func `curves are animations, and equal ones are equal`() {
    let curve = Animation.timingCurve(.circularEaseIn, duration: 1)
    var context = AnimationContext<Double>(environment: EnvironmentValues())

    #expect(curve == .timingCurve(.circularEaseIn, duration: 1))
    #expect(curve != .timingCurve(.circularEaseOut, duration: 1))
    let value = curve.animate(value: 1.0, time: 0.6, context: &context) ?? 0
    #expect(abs(value - 0.2) < 0.01)
  }

  @Test
  func `a completion comes when an animation is logically complete`() {
    var isComplete = false
    _ = showHosted(Screen(model: model))

    withAnimation(.linear(duration: 5).logicallyComplete(after: 1)) {
      model.flag = false
    } completion: {
      isComplete = true
    }
    flush()
    stage.loop.advance(by: 0.9)
    #expect(!isComplete)
    stage.loop.advance(by: 0.2)

    #expect(isComplete)
  }
}
