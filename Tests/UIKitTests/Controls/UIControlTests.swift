import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UIControlTests {
  let stage = Stage.current
  let controller = UIViewController()
  let control = UIControl(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
  let trace = Trace()
  let middle = CGPoint(x: 200, y: 350)

  init() {
    controller.view.addSubview(control)
    stage.show(controller)
  }

  func record(_ name: String, for events: UIControl.Event) {
    let trace = trace
    control.addAction(UIAction { _ in trace.events.append(name) }, for: events)
  }

  @Test
  func `a tap sends down and up inside`() {
    record("down", for: .touchDown)
    record("up", for: .touchUpInside)
    record("outside", for: .touchUpOutside)

    stage.tap(at: middle)

    #expect(trace.events == ["down", "up"])
  }

  @Test
  func `a finger may stray seventy points`() {
    record("up", for: .touchUpInside)
    record("outside", for: .touchUpOutside)
    record("exit", for: .touchDragExit)

    stage.drag(from: middle, to: CGPoint(x: 200, y: 460))
    stage.drag(from: middle, to: CGPoint(x: 200, y: 480))

    #expect(trace.events == ["up", "exit", "outside"])
  }

  @Test
  func `it is highlighted while the finger is on it`() {
    stage.touchDown(at: middle)
    #expect(control.isHighlighted)
    #expect(control.isTracking)
    #expect(control.state == .highlighted)
    stage.touchMove(to: CGPoint(x: 200, y: 700))
    #expect(!control.isHighlighted)
    stage.touchUp()

    #expect(!control.isTracking)
    #expect(control.state == .normal)
  }

  @Test
  func `a disabled control swallows touches`() {
    record("down", for: .allTouchEvents)
    let around = TouchView(frame: control.frame)
    controller.view.addSubview(around)
    control.frame = around.bounds
    around.addSubview(control)
    control.isEnabled = false

    stage.tap(at: middle)

    #expect(trace.events.isEmpty)
    #expect(around.trace.isEmpty)
  }

  @Test
  func `an action of the same identifier is replaced`() {
    let trace = trace
    let id = UIAction.Identifier("one")
    control.addAction(
      UIAction(identifier: id) { _ in trace.events.append("old") },
      for: .valueChanged
    )
    control.addAction(
      UIAction(identifier: id) { _ in trace.events.append("new") },
      for: .valueChanged
    )

    control.sendActions(for: .valueChanged)
    control.removeAction(identifiedBy: id, for: .valueChanged)
    control.sendActions(for: .valueChanged)

    #expect(trace.events == ["new"])
    #expect(control.allControlEvents.isEmpty)
  }

  @Test
  func `the sender is there only while the handler runs`() {
    var sender: UIControl?
    let action = UIAction { sender = $0.sender as? UIControl }
    control.addAction(action, for: .touchUpInside)

    control.sendActions(for: .touchUpInside)

    #expect(sender === control)
    #expect(action.sender == nil)
  }

  @Test
  func `a taken back touch ends without an action`() {
    record("up", for: .touchUpInside)
    record("cancel", for: .touchCancel)

    stage.touchDown(at: middle)
    stage.touchCancel()

    #expect(trace.events == ["cancel"])
  }
}
