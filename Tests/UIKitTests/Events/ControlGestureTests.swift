import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Views sheet, C.3: recognizers around controls and on them.
@MainActor
@Suite(.onStage)
struct ControlGestureTests {
  private let stage = Stage.current
  private let controller = UIViewController()
  private let around = CountingTap()
  private let trace = Trace()

  init() {
    controller.view.addGestureRecognizer(around)
    stage.show(controller)
  }

  private func place(_ control: UIControl) {
    control.frame = CGRect(x: 100, y: 300, width: 120, height: 40)
    let trace = trace
    for event in [UIControl.Event.touchUpInside, .valueChanged] {
      control.addAction(UIAction { _ in trace.events.append("\(event.rawValue)") }, for: event)
    }
    controller.view.addSubview(control)
    stage.loop.flush()
  }

  enum Kind: CaseIterable {
    case button, toggle, stepper, segments, pages

    @MainActor
    func make() -> UIControl {
      switch self {
      case .button: return UIButton(type: .system)
      case .toggle: return UISwitch()
      case .stepper: return UIStepper()
      case .segments: return UISegmentedControl(items: ["A", "B"])
      case .pages:
        let pages = UIPageControl()
        pages.numberOfPages = 3
        return pages
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `a tap on a control isn't a tap of the view around it`(kind: Kind) {
    let control = kind.make()
    place(control)

    stage.tap(at: CGPoint(x: control.frame.midX + 15, y: control.frame.midY))

    #expect(around.count == 0)
    #expect(!trace.events.isEmpty)
  }

  @Test
  func `a tap beside a control is the view's`() {
    place(UISwitch())

    stage.tap(at: CGPoint(x: 30, y: 600))

    #expect(around.count == 1)
    #expect(trace.events.isEmpty)
  }

  @Test
  func `a recognizer on the control itself goes first`() {
    let button = UIButton(type: .system)
    place(button)
    let own = CountingTap()
    button.addGestureRecognizer(own)

    stage.tap(at: button.center)

    #expect(own.count == 1)
    #expect(trace.events.isEmpty)
  }

  @Test
  func `a pan along a switch is the switch's`() {
    let toggle = UISwitch()
    place(toggle)
    let pan = CountingPan()
    controller.view.addGestureRecognizer(pan)

    stage.drag(
      from: CGPoint(x: toggle.frame.minX + 10, y: toggle.frame.midY),
      to: CGPoint(x: toggle.frame.maxX, y: toggle.frame.midY)
    )

    #expect(pan.count == 0)
    #expect(toggle.isOn)
  }

  @Test
  func `a touch that ends outside is told so`() {
    let button = UIButton(type: .system)
    place(button)
    let trace = trace
    button.addAction(UIAction { _ in trace.events.append("outside") }, for: .touchUpOutside)

    stage.drag(from: button.center, to: CGPoint(x: button.center.x, y: 700))

    #expect(trace.events == ["outside"])
  }

  @Test
  func `a tap on a value control sends the value and the primary action`() {
    let toggle = UISwitch()
    let trace = trace
    toggle.addAction(UIAction { _ in trace.events.append("primary") }, for: .primaryActionTriggered)
    place(toggle)

    stage.tap(at: CGPoint(x: toggle.frame.midX, y: toggle.frame.midY))

    let value = "\(UIControl.Event.valueChanged.rawValue)"
    #expect(Set(trace.events).isSuperset(of: ["primary", value]))
  }

  @Test
  func `actions are sent in the order in which they were added`() {
    let control = UIControl()
    let trace = trace
    for name in ["one", "two", "three"] {
      control.addAction(UIAction { _ in trace.events.append(name) }, for: .valueChanged)
    }

    control.sendActions(for: .valueChanged)

    #expect(trace.events == ["one", "two", "three"])
  }
}

private final class CountingTap: UITapGestureRecognizer {
  var count = 0

  override var state: UIGestureRecognizer.State {
    didSet { if state == .ended { count += 1 } }
  }
}

private final class CountingPan: UIPanGestureRecognizer {
  var count = 0

  override var state: UIGestureRecognizer.State {
    didSet { if state == .began { count += 1 } }
  }
}
