import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct OptionalGestureTests {
  private func taps<V: View>(_ view: (@escaping @MainActor () -> Void) -> V) -> Int {
    var count = 0
    showHosted(view { count += 1 })
    let stage = Stage.current
    stage.loop.settle()
    let size = stage.device.size
    stage.tap(at: CGPoint(x: size.width / 2, y: size.height / 2))
    stage.loop.settle()
    return count
  }

  private func square(_ gesture: (some Gesture)?) -> some View {
    Color.blue.gesture(gesture)
  }

  @Test
  func `a gesture that is there is felt`() {
    #expect(taps { action in square(TapGesture().onEnded { action() } as Optional) } == 1)
  }

  @Test
  func `no gesture leaves the touch to who is around it`() {
    let none: TapGesture? = nil

    #expect(taps { action in square(none).onTapGesture { action() } } == 1)
    #expect(taps { action in Button("b", action: action).highPriorityGesture(none) } == 1)
  }
}
