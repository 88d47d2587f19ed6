// B.2
nonisolated public struct Stepper<Label: View>: View {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  /// Whether it can go on, up and down: asked when it is shown.
  var limits: (() -> (up: Bool, down: Bool))?
  let onEditingChanged: (Bool) -> Void

  init(
    label: Label,
    increment: (() -> Void)?,
    decrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.increment = increment
    self.decrement = decrement
    self.onEditingChanged = onEditingChanged
  }

  init<V: Strideable>(
    value: Binding<V>,
    bounds: ClosedRange<V>?,
    step: V.Stride,
    label: Label,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    func move(_ distance: V.Stride) {
      let wanted = value.wrappedValue.advanced(by: distance)
      let kept = bounds.map { min(max(wanted, $0.lowerBound), $0.upperBound) }
      value.wrappedValue = kept ?? wanted
    }
    self.init(
      label: label,
      increment: { move(step) },
      decrement: { move(0 - step) },
      onEditingChanged: onEditingChanged
    )
    limits = bounds.map { bounds in
      {
        let now = value.wrappedValue
        return (now < bounds.upperBound, now > bounds.lowerBound)
      }
    }
  }

  @MainActor
  public var body: some View {
    let limits = limits?() ?? (up: true, down: true)
    LabeledControl(
      label: label,
      control: StepperControl(
        increment: limits.up ? increment : nil,
        decrement: limits.down ? decrement : nil,
        onEditingChanged: onEditingChanged
      )
    )
  }
}

extension Stepper {
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      bounds: nil,
      step: step,
      label: label(),
      onEditingChanged: onEditingChanged
    )
  }

  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      bounds: bounds,
      step: step,
      label: label(),
      onEditingChanged: onEditingChanged
    )
  }

  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      increment: onIncrement,
      decrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  public init(
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(),
      increment: onIncrement,
      decrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }
}

extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      bounds: nil,
      step: step,
      label: Text(titleKey),
      onEditingChanged: onEditingChanged
    )
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      bounds: nil,
      step: step,
      label: Text(title),
      onEditingChanged: onEditingChanged
    )
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      bounds: bounds,
      step: step,
      label: Text(titleKey),
      onEditingChanged: onEditingChanged
    )
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      bounds: bounds,
      step: step,
      label: Text(title),
      onEditingChanged: onEditingChanged
    )
  }

  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey),
      increment: onIncrement,
      decrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title),
      increment: onIncrement,
      decrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }
}
