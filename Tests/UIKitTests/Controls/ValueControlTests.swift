import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct ValueControlTests {
  let stage = Stage.current
  let controller = UIViewController()
  let trace = Trace()

  init() {
    stage.show(controller)
  }

  private func place(_ control: UIControl, width: CGFloat, height: CGFloat) {
    control.frame = CGRect(x: 50, y: 300, width: width, height: height)
    controller.view.addSubview(control)
    let trace = trace
    control.addAction(UIAction { _ in trace.events.append("changed") }, for: .valueChanged)
    stage.loop.flush()
  }

  // MARK: Slider

  @Test
  func `a slider follows the finger that holds its knob`() {
    let slider = UISlider()
    place(slider, width: 200, height: 34)

    stage.drag(from: CGPoint(x: 70, y: 317), to: CGPoint(x: 152, y: 317))

    #expect(abs(slider.value - 0.515) < 0.02)
    #expect(!trace.events.isEmpty)
  }

  @Test
  func `a slider that isn't continuous tells once, at the end`() {
    let slider = UISlider()
    slider.isContinuous = false
    place(slider, width: 200, height: 34)

    stage.drag(from: CGPoint(x: 70, y: 317), to: CGPoint(x: 152, y: 317))

    #expect(trace.events == ["changed"])
  }

  @Test
  func `a slider keeps to its range and code sends nothing`() {
    let slider = UISlider()
    place(slider, width: 200, height: 34)
    slider.maximumValue = 10

    slider.value = 50
    #expect(slider.value == 10)
    slider.maximumValue = 5

    #expect(slider.value == 5)
    #expect(trace.events.isEmpty)
    #expect(slider.accessibilityNodes().first?.value == "100%")
  }

  @Test
  func `a pan around a slider leaves it its drag`() {
    let slider = UISlider()
    place(slider, width: 200, height: 34)
    let pan = UIPanGestureRecognizer()
    let trace = trace
    pan.onChange = { _ in trace.events.append("pan") }
    controller.view.addGestureRecognizer(pan)

    stage.drag(from: CGPoint(x: 70, y: 317), to: CGPoint(x: 152, y: 317))

    #expect(slider.value > 0.4)
    #expect(!trace.events.contains("pan"))
  }

  // MARK: Stepper

  @Test
  func `a stepper steps by its sides`() {
    let stepper = UIStepper()
    place(stepper, width: 94, height: 32)

    stage.tap(at: CGPoint(x: 120, y: 316))
    stage.tap(at: CGPoint(x: 120, y: 316))
    stage.tap(at: CGPoint(x: 60, y: 316))
    stage.tap(at: CGPoint(x: 60, y: 316))
    stage.tap(at: CGPoint(x: 60, y: 316))

    #expect(stepper.value == 0)
    #expect(trace.events.count == 4)
  }

  @Test
  func `a stepper repeats while it is held`() {
    let stepper = UIStepper()
    place(stepper, width: 94, height: 32)

    stage.longPress(at: CGPoint(x: 120, y: 316), duration: 0.85)
    let value = stepper.value
    stage.loop.settle()

    #expect(value == 4)
    #expect(stepper.value == 4)
  }

  @Test
  func `a stepper that wraps starts over`() {
    let stepper = UIStepper()
    stepper.maximumValue = 2
    stepper.value = 2
    stepper.wraps = true
    place(stepper, width: 94, height: 32)

    stage.tap(at: CGPoint(x: 120, y: 316))

    #expect(stepper.value == 0)
  }

  @Test
  func `a stepper without a range raises`() async {
    await #expect(processExitsWith: .failure) { @MainActor () -> Void in
      UIStepper().minimumValue = 100
    }
  }

  // MARK: Segments

  @Test
  func `a tap chooses a segment, runs its action and the handlers`() {
    let trace = trace
    let control = UISegmentedControl(
      frame: .zero,
      actions: [
        UIAction(title: "One") { _ in trace.events.append("one") },
        UIAction(title: "Two") { _ in trace.events.append("two") },
      ]
    )
    place(control, width: 200, height: 32)

    stage.tap(at: CGPoint(x: 200, y: 316))
    stage.tap(at: CGPoint(x: 200, y: 316))

    #expect(control.selectedSegmentIndex == 1)
    #expect(trace.events == ["two", "changed"])
  }

  @Test
  func `a disabled segment isn't chosen, and code sends nothing`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.setEnabled(false, forSegmentAt: 1)
    place(control, width: 200, height: 32)

    control.selectedSegmentIndex = 0
    stage.tap(at: CGPoint(x: 200, y: 316))

    #expect(control.selectedSegmentIndex == 0)
    #expect(trace.events.isEmpty)
    #expect(control.accessibilityNodes().map(\.isSelected) == [true, false])
    #expect(control.accessibilityNodes().map(\.isEnabled) == [true, false])
  }

  @Test
  func `segments move with those inserted and removed before them`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 1

    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 2, animated: false)

    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.titleForSegment(at: 0) == "Zero")
  }

  // MARK: Indicators

  @Test
  func `progress keeps to its range`() {
    let view = UIProgressView(progressViewStyle: .default)

    view.progress = 3
    #expect(view.progress == 1)
    view.progress = 0.25

    #expect(view.accessibilityNodes().first?.value == "25%")
  }

  @Test
  func `a spinner hides when it stops`() {
    let spinner = UIActivityIndicatorView(style: .large)
    #expect(spinner.isHidden)
    spinner.startAnimating()
    #expect(!spinner.isHidden)
    #expect(spinner.isAnimating)
    #expect(spinner.intrinsicContentSize == CGSize(width: 37, height: 37))

    spinner.hidesWhenStopped = false
    spinner.stopAnimating()

    #expect(!spinner.isHidden)
  }
}
