import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct UISwitchTests {
  let stage = Stage.current
  let controller = UIViewController()
  let control = UISwitch(frame: CGRect(x: 100, y: 300, width: 0, height: 0))
  let trace = Trace()

  init() {
    controller.view.addSubview(control)
    let trace = trace
    control.addAction(
      UIAction { action in
        trace.events.append("\((action.sender as? UISwitch)?.isOn ?? false)")
      },
      for: .valueChanged
    )
    stage.show(controller)
  }

  @Test
  func `a tap turns it and sends its value`() {
    stage.tap(at: CGPoint(x: 130, y: 314))
    stage.tap(at: CGPoint(x: 130, y: 314))

    #expect(trace.events == ["true", "false"])
  }

  @Test
  func `in code no event is sent`() {
    control.isOn = true
    control.setOn(false, animated: true)

    #expect(trace.events.isEmpty)
  }

  @Test
  func `a drag turns it the way of the finger`() {
    stage.drag(from: CGPoint(x: 110, y: 314), to: CGPoint(x: 150, y: 314))
    stage.drag(from: CGPoint(x: 110, y: 314), to: CGPoint(x: 150, y: 314))

    #expect(trace.events == ["true"])
  }

  @Test
  func `its size is the system's`() {
    control.frame = CGRect(x: 5, y: 5, width: 300, height: 300)

    #expect(control.frame == CGRect(x: 5, y: 5, width: 63, height: 28))
  }

  @Test
  func `it says whether it is on`() {
    #expect(control.accessibilityNodes().first?.role == .toggle)
    #expect(control.accessibilityNodes().first?.value == "off")

    control.isOn = true

    #expect(control.accessibilityNodes().first?.value == "on")
  }

  @Test
  func `the knob moves with time`() {
    let start = knobX()
    control.setOn(true, animated: true)
    stage.loop.advance(by: 0.125)
    let middle = knobX()
    stage.loop.settle()

    #expect(start < middle)
    #expect(middle < knobX())
  }

  @Test
  func `a disabled switch stays as it is`() {
    control.isEnabled = false

    stage.tap(at: CGPoint(x: 130, y: 314))

    #expect(!control.isOn)
    #expect(trace.events.isEmpty)
  }

  private func knobX() -> CGFloat {
    guard case .fill(.roundedRect(let knob, _), _)? = control.displayItems().last else { return -1 }
    return knob.minX
  }
}
