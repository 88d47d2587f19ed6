@_spi(Headless) import UIKit

/// UIKit's stepper between −1 and 1: where it goes says what to do.
struct StepperControl: UIViewRepresentable {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  @MainActor
  final class Coordinator {
    var control: StepperControl

    init(_ control: StepperControl) {
      self.control = control
    }

    func valueDidChange(_ stepper: UIStepper) {
      let value = stepper.value
      stepper.value = 0
      if value > 0 { control.increment?() }
      if value < 0 { control.decrement?() }
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> StepperView {
    let stepper = StepperView()
    stepper.minimumValue = -1
    stepper.maximumValue = 1
    let coordinator = context.coordinator
    func add(_ events: UIControl.Event, _ action: @escaping @MainActor (UIStepper) -> Void) {
      let handler = UIAction { [weak stepper] _ in if let stepper { action(stepper) } }
      stepper.addAction(handler, for: events)
    }
    add(.valueChanged) { coordinator.valueDidChange($0) }
    add(.touchDown) { _ in coordinator.control.onEditingChanged(true) }
    add([.touchUpInside, .touchUpOutside, .touchCancel]) { _ in
      coordinator.control.onEditingChanged(false)
    }
    return stepper
  }

  func updateUIView(_ stepper: StepperView, context: Context) {
    context.coordinator.control = self
    let least: Double = decrement == nil ? 0 : -1
    let most: Double = increment == nil ? 0 : 1
    // UIKit wants the one below the other.
    if least < most {
      if stepper.minimumValue != least { stepper.minimumValue = least }
      if stepper.maximumValue != most { stepper.maximumValue = most }
    }
    stepper.isEnabled = context.environment.isEnabled && least < most
  }
}

/// Heard as the two buttons that it consists of.
final class StepperView: UIStepper {
  override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01 else { return [] }
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func button(_ label: String, isSecond: Bool, isPossible: Bool) -> AccessibilityNode {
      let x = isSecond != isRightToLeft ? half.width : 0
      return AccessibilityNode(
        role: .button,
        label: label,
        isEnabled: isEnabled && isPossible,
        frame: convert(CGRect(origin: CGPoint(x: x, y: 0), size: half), to: nil),
        view: self
      )
    }
    return [
      button("Decrement", isSecond: false, isPossible: minimumValue < 0),
      button("Increment", isSecond: true, isPossible: maximumValue > 0),
    ]
  }
}
