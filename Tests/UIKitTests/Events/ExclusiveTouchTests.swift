import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Views sheet, A.2: a view that wants the touches of its window for itself.
@MainActor
@Suite(.onStage)
struct ExclusiveTouchTests {
  let stage = Stage.current
  private let first = CountingView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
  private let second = CountingView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))

  init() {
    let controller = UIViewController()
    controller.view.addSubview(first)
    controller.view.addSubview(second)
    stage.show(controller)
  }

  private func touchBoth() {
    stage.touchDown(at: CGPoint(x: 50, y: 250), finger: 0)
    stage.touchDown(at: CGPoint(x: 250, y: 250), finger: 1)
    stage.touchUp(finger: 1)
    stage.touchUp(finger: 0)
  }

  @Test
  func `two views are touched at the same time`() {
    touchBoth()

    #expect(first.events == ["began", "ended"])
    #expect(second.events == ["began", "ended"])
  }

  @Test(arguments: [true, false])
  func `beside an exclusive view no other is touched`(isFirst: Bool) {
    (isFirst ? first : second).isExclusiveTouch = true

    touchBoth()
    #expect(first.events == ["began", "ended"])
    #expect(second.events.isEmpty)
    stage.tap(at: CGPoint(x: 250, y: 250))

    #expect(second.events == ["began", "ended"])
  }
}

private final class CountingView: UIView {
  var events: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    events.append("began")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    events.append("ended")
  }
}
