import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct TouchDeliveryTests {
  let stage = Stage.current
  let controller = UIViewController()
  let view = TouchView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
  let middle = CGPoint(x: 200, y: 400)

  init() {
    controller.view.addSubview(view)
    stage.show(controller)
  }

  @Test
  func `touches go to the view under the finger, to the end`() {
    stage.drag(from: middle, to: CGPoint(x: 20, y: 20), duration: 1.0 / 60)

    #expect(view.trace == ["began", "moved", "ended"])
  }

  @Test
  func `a touch knows its place in any view`() {
    stage.touchDown(at: middle)

    #expect(view.touch?.location(in: view) == CGPoint(x: 100, y: 100))
    #expect(view.touch?.location(in: nil) == middle)
    #expect(view.touch?.view === view)
    #expect(view.touch?.window === controller.view.window)
  }

  @Test
  func `touches that nobody takes climb the responder chain`() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.addSubview(child)

    stage.tap(at: middle)

    #expect(view.trace == ["began", "ended"])
  }

  @Test
  func `a recognized tap around the view cancels its touches`() {
    controller.view.addGestureRecognizer(UITapGestureRecognizer())

    stage.tap(at: middle)

    #expect(view.trace == ["began", "cancelled"])
  }

  @Test
  func `a recognizer may leave the view its touches`() {
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    controller.view.addGestureRecognizer(tap)

    stage.tap(at: middle)

    #expect(view.trace == ["began", "ended"])
  }

  @Test
  func `a waiting double tap delays the end of touches`() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    controller.view.addGestureRecognizer(double)

    stage.tap(at: middle)
    #expect(view.trace == ["began"])
    stage.loop.advance(by: 0.4)

    #expect(view.trace == ["began", "ended"])
  }

  @Test
  func `a delayed beginning isn't told of a recognized gesture`() {
    let pan = UIPanGestureRecognizer()
    pan.delaysTouchesBegan = true
    controller.view.addGestureRecognizer(pan)

    stage.drag(from: middle, to: CGPoint(x: 300, y: 400))
    #expect(view.trace.isEmpty)
    stage.tap(at: middle)

    #expect(view.trace == ["began", "ended"])
  }

  @Test
  func `hidden, transparent and disabled views get no touches`() {
    view.alpha = 0.005
    stage.tap(at: middle)
    view.alpha = 1
    view.isHidden = true
    stage.tap(at: middle)
    view.isHidden = false
    view.isUserInteractionEnabled = false
    stage.tap(at: middle)

    #expect(view.trace.isEmpty)
  }

  @Test
  func `what lies outside its parent's bounds gets no touches`() {
    view.frame = CGRect(x: 100, y: 300, width: 50, height: 50)
    let child = TouchView(frame: CGRect(x: 80, y: 80, width: 50, height: 50))
    view.addSubview(child)

    stage.tap(at: CGPoint(x: 205, y: 405))

    #expect(child.trace.isEmpty)
  }

  @Test
  func `the topmost window is asked first`() {
    let alert = UIWindow(frame: CGRect(x: 150, y: 350, width: 100, height: 100))
    alert.windowLevel = .alert
    let top = TouchView(frame: alert.bounds)
    alert.addSubview(top)
    alert.isHidden = false

    stage.tap(at: middle)
    stage.tap(at: CGPoint(x: 110, y: 310))

    #expect(top.trace == ["began", "ended"])
    #expect(view.trace == ["began", "ended"])
  }

  @Test
  func `taps in a row are counted`() {
    stage.doubleTap(at: middle)

    #expect(view.touch?.tapCount == 2)
  }
}

final class TouchView: UIView {
  var trace: [String] = []
  var touch: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trace.append("began")
    touch = touches.first
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    trace.append("moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    trace.append("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    trace.append("cancelled")
  }
}
