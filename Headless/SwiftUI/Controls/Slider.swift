@_spi(Headless) internal import UIKit

// B.2
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Label
  let minimumLabel: ValueLabel
  let maximumLabel: ValueLabel
  let onEditingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>,
    _ bounds: ClosedRange<V>,
    step: V.Stride?,
    label: Label,
    minimumLabel: ValueLabel,
    maximumLabel: ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(
      location: ConvertedLocation(value.location, read: { Double($0) }, write: { V($0) }),
      transaction: value.transaction
    )
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
    self.onEditingChanged = onEditingChanged
  }

  /// The label is heard and not seen, as on a phone.
  @MainActor
  public var body: some View {
    LabeledControl(
      label: label,
      control: HStack {
        minimumLabel.modifier(DecorationModifier())
        SliderControl(
          value: value,
          bounds: bounds,
          step: step,
          onEditingChanged: onEditingChanged
        )
        maximumLabel.modifier(DecorationModifier())
      },
      isLabelHidden: true
    )
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      step: nil,
      label: EmptyView(),
      minimumLabel: EmptyView(),
      maximumLabel: EmptyView(),
      onEditingChanged: onEditingChanged
    )
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      step: step,
      label: EmptyView(),
      minimumLabel: EmptyView(),
      maximumLabel: EmptyView(),
      onEditingChanged: onEditingChanged
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      step: nil,
      label: label(),
      minimumLabel: EmptyView(),
      maximumLabel: EmptyView(),
      onEditingChanged: onEditingChanged
    )
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      step: step,
      label: label(),
      minimumLabel: EmptyView(),
      maximumLabel: EmptyView(),
      onEditingChanged: onEditingChanged
    )
  }
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      step: nil,
      label: label(),
      minimumLabel: minimumValueLabel(),
      maximumLabel: maximumValueLabel(),
      onEditingChanged: onEditingChanged
    )
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      step: step,
      label: label(),
      minimumLabel: minimumValueLabel(),
      maximumLabel: maximumValueLabel(),
      onEditingChanged: onEditingChanged
    )
  }
}

/// UIKit's slider over the whole range, from 0 to 1.
struct SliderControl: UIViewRepresentable {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void

  @MainActor
  final class Coordinator {
    var control: SliderControl

    init(_ control: SliderControl) {
      self.control = control
    }

    func valueDidChange(_ slider: UISlider) {
      let bounds = control.bounds
      let length = bounds.upperBound - bounds.lowerBound
      var value = bounds.lowerBound + Double(slider.value) * length
      if let step = control.step, step > 0 {
        let count = ((value - bounds.lowerBound) / step).rounded()
        value = min(bounds.lowerBound + count * step, bounds.upperBound)
      }
      if control.value.wrappedValue != value { control.value.wrappedValue = value }
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider()
    let coordinator = context.coordinator
    func add(_ events: UIControl.Event, _ action: @escaping @MainActor (UISlider) -> Void) {
      let handler = UIAction { [weak slider] _ in if let slider { action(slider) } }
      slider.addAction(handler, for: events)
    }
    add(.valueChanged) { coordinator.valueDidChange($0) }
    add(.touchDown) { _ in coordinator.control.onEditingChanged(true) }
    add([.touchUpInside, .touchUpOutside, .touchCancel]) { _ in
      coordinator.control.onEditingChanged(false)
    }
    return slider
  }

  func updateUIView(_ slider: UISlider, context: Context) {
    context.coordinator.control = self
    let length = bounds.upperBound - bounds.lowerBound
    let part = length > 0 ? (value.wrappedValue - bounds.lowerBound) / length : 0
    if slider.value != Float(part) { slider.value = Float(part) }
    slider.isEnabled = context.environment.isEnabled
    slider.minimumTrackTintColor = context.environment.tint?.uiColor(in: context.environment)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISlider, context: Context) -> CGSize? {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 120
    return CGSize(width: width, height: uiView.intrinsicContentSize.height)
  }
}
