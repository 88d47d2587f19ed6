import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct TwoFingerTests {
  let stage = Stage.current

  private func show(_ gesture: some Gesture) {
    _ = showHosted(Color.red.gesture(gesture))
  }

  private func down() {
    stage.touchDown(at: CGPoint(x: 100, y: 400), finger: 0)
    stage.touchDown(at: CGPoint(x: 200, y: 400), finger: 1)
  }

  @Test
  func `two fingers that part magnify`() {
    var seen: [CGFloat] = []
    var ends: [CGFloat] = []
    show(
      MagnifyGesture().onChanged { seen.append($0.magnification) }
        .onEnded { ends.append($0.magnification) }
    )

    down()
    #expect(seen.isEmpty)
    stage.touchMove(to: CGPoint(x: 200, y: 400), finger: 1)
    stage.touchMove(to: CGPoint(x: 300, y: 400), finger: 1)
    #expect(seen == [2])
    stage.touchMove(to: CGPoint(x: 250, y: 400), finger: 0)
    #expect(seen == [2, 0.5])
    stage.touchUp(finger: 1)

    #expect(ends == [0.5])
    stage.touchUp(finger: 0)
    #expect(ends == [0.5])
  }

  @Test
  func `two fingers that turn rotate clockwise`() {
    var seen: [Double] = []
    show(RotateGesture().onChanged { seen.append($0.rotation.degrees.rounded()) })

    down()
    stage.touchMove(to: CGPoint(x: 200, y: 500), finger: 1)
    stage.touchMove(to: CGPoint(x: 100, y: 500), finger: 1)

    #expect(seen == [45, 90])
  }

  @Test
  func `the older gestures give numbers`() {
    var scales: [CGFloat] = []
    var angles: [Double] = []
    show(
      MagnificationGesture().onChanged { scales.append($0) }
        .simultaneously(with: RotationGesture().onChanged { angles.append($0.degrees.rounded()) })
    )

    down()
    stage.touchMove(to: CGPoint(x: 100, y: 500), finger: 1)

    #expect(scales == [1] || scales.isEmpty)
    #expect(angles == [90])
  }

  @Test
  func `a gesture knows where it started`() {
    var value: MagnifyGesture.Value?
    show(MagnifyGesture().onChanged { value = $0 })

    down()
    stage.touchMove(to: CGPoint(x: 300, y: 400), finger: 1)

    #expect(value?.startLocation.x == 150)
    #expect((value?.startAnchor.x ?? 0) > 0.3)
  }

  @Test
  func `one finger neither magnifies nor keeps others from acting`() {
    var isMagnified = false
    var taps = 0
    _ = showHosted(
      Color.red
        .onTapGesture { taps += 1 }
        .gesture(MagnifyGesture().onChanged { _ in isMagnified = true })
    )

    stage.touchDown(at: CGPoint(x: 100, y: 400), finger: 0)
    stage.touchUp(finger: 0)
    stage.loop.settle()

    #expect(taps == 1)
    #expect(!isMagnified)
    #expect(stage.unsupportedFeatures.isEmpty)
  }
}
