import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Views sheet, B.6: what gestures ask for by themselves.
@MainActor
@Suite(.onStage)
struct GestureDefaultTests {
  @Test
  func `gestures say how far, how long and how often`() {
    #expect(TapGesture().count == 1)
    #expect(SpatialTapGesture().count == 1)
    #expect(LongPressGesture().minimumDuration == 0.5)
    #expect(LongPressGesture().maximumDistance == 10)
    #expect(DragGesture().minimumDistance == 10)
    #expect(DragGesture().coordinateSpace == .local)
    #expect(MagnifyGesture().minimumScaleDelta == 0.01)
    #expect(MagnificationGesture().minimumScaleDelta == 0.01)
    #expect(RotateGesture().minimumAngleDelta == .degrees(1))
    #expect(RotationGesture().minimumAngleDelta == .degrees(1))
  }

  @Test(arguments: [(0.45, 0), (0.55, 1)])
  func `a long press takes half a second`(held: Double, presses: Int) {
    var count = 0
    let stage = Stage.current
    let host = UIHostingController(
      rootView: Color.blue.frame(width: 200, height: 200).onLongPressGesture { count += 1 }
    )
    stage.show(host)
    stage.loop.settle()
    let area = host.view.safeAreaLayoutGuide.layoutFrame

    stage.touchDown(at: CGPoint(x: area.midX, y: area.midY))
    stage.loop.advance(by: held)
    stage.touchUp()
    stage.loop.settle()

    #expect(count == presses)
  }
}
