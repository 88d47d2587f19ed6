import Foundation
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct TapAreaTests {
  let stage = Stage.current

  private func show(_ view: some View) -> UIViewController {
    let host = UIHostingController(rootView: view)
    stage.show(host)
    stage.loop.settle()
    return host
  }

  /// Where the root of a hosted screen is centred.
  private var middle: CGPoint {
    guard let area = stage.window?.safeAreaLayoutGuide.layoutFrame else { return .zero }
    return CGPoint(x: area.midX, y: area.midY)
  }

  @Test
  func `a gap between views takes no taps until a shape says so`() {
    let taps = Count()
    let gap = VStack {
      Text("Top")
      Spacer().frame(height: 100)
      Text("End")
    }
    _ = show(gap.onTapGesture { taps.value += 1 })
    stage.tap(at: middle)
    #expect(taps.value == 0)

    _ = show(gap.contentShape(Rectangle()).onTapGesture { taps.value += 1 })
    stage.tap(at: middle)
    #expect(taps.value == 1)
  }

  @Test
  func `a circle takes no taps in its corners`() {
    let taps = Count()
    _ = show(Circle().frame(width: 100, height: 100).onTapGesture { taps.value += 1 })

    stage.tap(at: CGPoint(x: middle.x - 45, y: middle.y - 45))
    #expect(taps.value == 0)
    stage.tap(at: middle)
    #expect(taps.value == 1)
  }

  @Test
  func `views that are invisible or out of reach take no taps`() {
    let taps = Count()
    let box = Color.red.frame(width: 100, height: 100).onTapGesture { taps.value += 1 }
    _ = show(box.opacity(0))
    stage.tap(at: middle)
    _ = show(box.allowsHitTesting(false))
    stage.tap(at: middle)
    #expect(taps.value == 0)
    _ = show(box)
    stage.tap(at: middle)
    #expect(taps.value == 1)
  }

  @Test
  func `a long press acts while the finger is down, not before its time`() {
    let presses = Count()
    let pressing = Log()
    _ = show(
      Color.red.frame(width: 100, height: 100).onLongPressGesture {
        presses.value += 1
      } onPressingChanged: {
        pressing.flags.append($0)
      }
    )

    stage.touchDown(at: middle)
    stage.loop.advance(by: 0.4)
    #expect(presses.value == 0)
    stage.loop.advance(by: 0.2)
    #expect(presses.value == 1)
    stage.touchUp(at: middle)
    #expect(presses.value == 1)
    #expect(pressing.flags == [true, false])
  }

  @Test
  func `a finger that leaves or moves away doesn't press long`() {
    let presses = Count()
    _ = show(
      Color.red.frame(width: 100, height: 100).onLongPressGesture { presses.value += 1 }
    )

    stage.touchDown(at: middle)
    stage.touchMove(to: CGPoint(x: middle.x + 20, y: middle.y))
    stage.loop.advance(by: 1)
    stage.touchUp()
    stage.tap(at: middle)
    stage.loop.advance(by: 1)

    #expect(presses.value == 0)
  }
}

@MainActor
private final class Count {
  var value = 0
}

@MainActor
private final class Log {
  var flags: [Bool] = []
}
