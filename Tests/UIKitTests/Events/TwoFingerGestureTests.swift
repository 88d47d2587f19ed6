import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct TwoFingerGestureTests {
  /// A recognizer that tells what it saw.
  final class Pinch: UIPinchGestureRecognizer {
    var seen: [String] = []

    override var state: State {
      get { super.state }
      set {
        super.state = newValue
        seen.append("\(newValue) \((scale * 10).rounded() / 10)")
      }
    }
  }

  final class Turn: UIRotationGestureRecognizer {
    var seen: [String] = []

    override var state: State {
      get { super.state }
      set {
        super.state = newValue
        seen.append("\(newValue) \((rotation * 10).rounded() / 10)")
      }
    }
  }

  private func show(_ recognizer: UIGestureRecognizer) {
    let controller = UIViewController()
    controller.view.isMultipleTouchEnabled = true
    controller.view.addGestureRecognizer(recognizer)
    Stage.current.show(controller)
  }

  @Test
  func `two fingers that part pinch, from where they were recognized`() {
    let pinch = Pinch()
    show(pinch)
    let stage = Stage.current

    stage.touchDown(at: CGPoint(x: 100, y: 400), finger: 0)
    stage.touchDown(at: CGPoint(x: 190, y: 400), finger: 1)
    stage.touchMove(to: CGPoint(x: 200, y: 400), finger: 1)
    stage.touchMove(to: CGPoint(x: 300, y: 400), finger: 1)
    #expect(pinch.scale == 2)
    stage.touchUp(finger: 1)

    #expect(pinch.seen == ["began 1.0", "changed 2.0", "ended 2.0"])
  }

  @Test
  func `one finger alone doesn't pinch`() {
    let pinch = Pinch()
    show(pinch)

    Stage.current.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400), hold: 0)

    #expect(!pinch.seen.contains { $0.hasPrefix("began") })
  }

  @Test
  func `two fingers that turn rotate clockwise`() {
    let turn = Turn()
    show(turn)
    let stage = Stage.current

    stage.touchDown(at: CGPoint(x: 200, y: 400), finger: 0)
    stage.touchDown(at: CGPoint(x: 300, y: 400), finger: 1)
    stage.touchMove(to: CGPoint(x: 298, y: 420), finger: 1)
    stage.touchMove(to: CGPoint(x: 200, y: 500), finger: 1)

    #expect(turn.seen.first == "began 0.0")
    #expect(abs(turn.rotation - (.pi / 2 - 0.2)) < 0.01)
  }
}
