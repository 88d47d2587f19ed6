import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct GestureTests {
  let stage = Stage.current
  let controller = UIViewController()
  let trace = Trace()
  let delegate = GestureDelegate()
  let middle = CGPoint(x: 200, y: 400)

  init() {
    stage.show(controller)
  }

  @discardableResult
  func add<T: UIGestureRecognizer>(_ recognizer: T, _ name: String, to view: UIView? = nil) -> T {
    recognizer.name = name
    (view ?? controller.view).addGestureRecognizer(recognizer)
    let trace = trace
    recognizer.onChange = { trace.events.append("\(name) \($0.state)") }
    return recognizer
  }

  // MARK: Taps

  @Test
  func `a tap recognizes when the finger lifts`() {
    add(UITapGestureRecognizer(), "tap")

    stage.touchDown(at: middle)
    #expect(trace.events.isEmpty)
    stage.touchUp()

    #expect(trace.events == ["tap ended"])
  }

  @Test(arguments: [(9.0, true), (11.0, false)])
  func `a tap allows ten points of movement`(way: Double, recognizes: Bool) {
    add(UITapGestureRecognizer(), "tap")

    stage.drag(from: middle, to: CGPoint(x: middle.x + CGFloat(way), y: middle.y))

    #expect(trace.events.isEmpty != recognizes)
  }

  @Test
  func `two taps recognize a double tap within 0.35 seconds`() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    add(double, "double")

    stage.tap(at: middle)
    stage.loop.advance(by: 0.5)
    stage.tap(at: middle)
    #expect(trace.events.isEmpty)
    stage.loop.advance(by: 0.5)
    stage.doubleTap(at: middle)

    #expect(trace.events == ["double ended"])
  }

  @Test
  func `a single tap waits until the double tap has failed`() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    add(double, "double")
    let single = add(UITapGestureRecognizer(), "single")
    single.require(toFail: double)

    stage.tap(at: middle)
    #expect(trace.events.isEmpty)
    stage.loop.advance(by: 0.4)
    #expect(trace.events == ["single ended"])
    stage.doubleTap(at: middle)

    #expect(trace.events == ["single ended", "double ended"])
  }

  // MARK: Pans

  @Test
  func `a pan begins after ten points, which don't count`() {
    let pan = add(UIPanGestureRecognizer(), "pan")

    stage.touchDown(at: middle)
    stage.touchMove(to: CGPoint(x: 209, y: 400))
    #expect(pan.state == .possible)
    stage.touchMove(to: CGPoint(x: 230, y: 400))

    #expect(pan.state == .began)
    #expect(pan.translation(in: controller.view) == CGPoint(x: 20, y: 0))
    stage.touchMove(to: CGPoint(x: 250, y: 405))
    #expect(pan.state == .changed)
    #expect(pan.translation(in: controller.view) == CGPoint(x: 40, y: 5))
    stage.touchUp()
    #expect(trace.events == ["pan began", "pan changed", "pan ended"])
    #expect(pan.state == .possible)
  }

  @Test
  func `the velocity is that of the last moments`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    var velocity = CGPoint.zero
    pan.onChange = { [controller] in
      if $0.state == .ended {
        velocity = ($0 as? UIPanGestureRecognizer)?.velocity(in: controller.view) ?? .zero
      }
    }

    stage.drag(from: middle, to: CGPoint(x: 300, y: 400), duration: 0.2)
    #expect(abs(velocity.x - 500) < 60)
    stage.drag(from: middle, to: CGPoint(x: 300, y: 400), duration: 0.2, hold: 0.5)

    #expect(velocity == .zero)
  }

  @Test
  func `a translation can be set`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    stage.drag(from: middle, to: CGPoint(x: 300, y: 400), releases: false)

    pan.setTranslation(CGPoint(x: 5, y: 0), in: controller.view)

    #expect(pan.translation(in: controller.view) == CGPoint(x: 5, y: 0))
    stage.touchMove(to: CGPoint(x: 310, y: 400))
    #expect(pan.translation(in: controller.view).x == 15)
  }

  @Test(arguments: [(19.0, true), (21.0, false)])
  func `an edge pan starts within twenty points of its edge`(x: Double, recognizes: Bool) {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    add(edge, "edge")

    stage.drag(from: CGPoint(x: CGFloat(x), y: 400), to: CGPoint(x: 200, y: 400))

    #expect(trace.events.isEmpty != recognizes)
  }

  @Test
  func `an edge pan goes inward`() {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    add(edge, "edge")

    stage.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 20, y: 600))

    #expect(trace.events.isEmpty)
  }

  // MARK: Long presses

  @Test
  func `a long press begins after half a second and ends with the finger`() {
    add(UILongPressGestureRecognizer(), "press")

    stage.touchDown(at: middle)
    stage.loop.advance(by: 0.49)
    #expect(trace.events.isEmpty)
    stage.loop.advance(by: 0.02)
    #expect(trace.events == ["press began"])
    stage.touchUp()

    #expect(trace.events == ["press began", "press ended"])
  }

  @Test
  func `a long press fails when the finger leaves early or moves`() {
    add(UILongPressGestureRecognizer(), "press")

    stage.longPress(at: middle, duration: 0.3)
    stage.drag(from: middle, to: CGPoint(x: 250, y: 400), duration: 1)

    #expect(trace.events.isEmpty)
  }

  // MARK: Several

  @Test
  func `of two recognizers the inner one wins`() {
    let inner = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
    controller.view.addSubview(inner)
    add(UITapGestureRecognizer(), "outer")
    add(UITapGestureRecognizer(), "inner", to: inner)

    stage.tap(at: middle)

    #expect(trace.events == ["inner ended"])
  }

  @Test
  func `a delegate allows both`() {
    let inner = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
    controller.view.addSubview(inner)
    delegate.isSimultaneous = true
    add(UITapGestureRecognizer(), "outer").delegate = delegate
    add(UITapGestureRecognizer(), "inner", to: inner)

    stage.tap(at: middle)

    #expect(trace.events == ["inner ended", "outer ended"])
  }

  @Test
  func `a pan that begins stops a press`() {
    add(UIPanGestureRecognizer(), "pan")
    add(UILongPressGestureRecognizer(), "press").allowableMovement = 1000

    stage.drag(from: middle, to: CGPoint(x: 300, y: 400), duration: 1)

    #expect(Set(trace.events) == ["pan began", "pan changed", "pan ended"])
  }

  @Test
  func `a delegate refuses a beginning`() {
    delegate.begins = false
    add(UITapGestureRecognizer(), "tap").delegate = delegate

    stage.tap(at: middle)

    #expect(trace.events.isEmpty)
  }

  @Test
  func `a delegate refuses a touch`() {
    delegate.receives = false
    add(UITapGestureRecognizer(), "tap").delegate = delegate

    stage.tap(at: middle)

    #expect(trace.events.isEmpty)
  }

  @Test
  func `a delegate makes another wait`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    add(edge, "edge")
    delegate.requiredToFail = { $0 === edge && $1 === pan }
    edge.delegate = delegate

    stage.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 200, y: 400))
    #expect(Set(trace.events) == ["edge began", "edge changed", "edge ended"])
    trace.events = []
    stage.drag(from: middle, to: CGPoint(x: 300, y: 400))

    #expect(trace.events.first == "pan began")
  }

  @Test
  func `disabling a recognizer cancels it`() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    stage.drag(from: middle, to: CGPoint(x: 300, y: 400), releases: false)
    trace.events = []

    pan.isEnabled = false

    #expect(trace.events == ["pan cancelled"])
    stage.touchUp()
    #expect(trace.events == ["pan cancelled"])
  }

  @Test
  func `a taken back touch cancels a pan`() {
    add(UIPanGestureRecognizer(), "pan")
    stage.drag(from: middle, to: CGPoint(x: 300, y: 400), releases: false)

    stage.touchCancel()

    #expect(trace.events.last == "pan cancelled")
  }

  @Test
  func `a subclass sees every touch and sets its own state`() {
    let recognizer = add(ForceRecognizer(), "own")

    stage.drag(from: middle, to: CGPoint(x: 203, y: 400), duration: 1.0 / 60)

    #expect(recognizer.trace == ["began", "moved", "ended", "reset"])
    #expect(recognizer.states == [.began, .changed, .ended])
    #expect(trace.events == ["own began", "own changed", "own ended"])
  }
}

@MainActor
final class Trace {
  var events: [String] = []
}

final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var isSimultaneous = false
  var requiredToFail: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { receives }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requiredToFail(gestureRecognizer, otherGestureRecognizer) }
}

private final class ForceRecognizer: UIGestureRecognizer {
  var trace: [String] = []
  var states: [State] = []

  override var state: State {
    didSet { states.append(state) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    trace.append("began")
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    trace.append("moved")
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    trace.append("ended")
    state = .ended
  }

  override func reset() {
    trace.append("reset")
  }
}
