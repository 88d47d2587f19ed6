@MainActor @preconcurrency
open class UIStepper: UIControl {
  static let size = CGSize(width: 94, height: 32)
  private var stored = 0.0
  private var pressedSide = 0
  private var repetition: Clock.Token?

  open var value: Double {
    get { stored }
    set {
      stored = min(max(newValue, minimumValue), maximumValue)
      setNeedsDisplay()
    }
  }

  // Minimum at or above maximum raises (D, C.3).
  open var minimumValue = 0.0 {
    didSet {
      checkRange()
      value = stored
    }
  }

  open var maximumValue = 100.0 {
    didSet {
      checkRange()
      value = stored
    }
  }

  open var stepValue = 1.0 {
    didSet {
      if stepValue <= 0 { raise(.invalidArgument, "stepValue must be greater than 0") }
    }
  }

  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  private func checkRange() {
    guard minimumValue >= maximumValue else { return }
    raise(
      .invalidArgument,
      "Invalid range: minimumValue (\(minimumValue)) must be less than maximumValue"
        + " (\(maximumValue))"
    )
  }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  override var claimsSingleTaps: Bool { true }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isRight = touch.location(in: self).x > bounds.midX
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    pressedSide = isRight == isRightToLeft ? -1 : 1
    scheduleRepetition(after: 0.5)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let didRepeat = repetition == nil
    stopRepetition()
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    if !didRepeat || !autorepeat { step(pressedSide) }
    if !isContinuous { tell() }
  }

  open override func cancelTracking(with event: UIEvent?) {
    stopRepetition()
  }

  private func scheduleRepetition(after delay: TimeInterval) {
    guard autorepeat else { return }
    repetition = Stage.current.clock.schedule(after: delay) { [weak self] in
      guard let self, self.isTracking else { return }
      self.repetition = nil
      self.repeatStep()
    }
  }

  private func repeatStep() {
    guard isTracking, step(pressedSide) else { return }
    Stage.current.clock.schedule(after: 0.1) { [weak self] in self?.repeatStep() }
  }

  private func stopRepetition() {
    repetition?.cancel()
    repetition = nil
  }

  @discardableResult
  private func step(_ direction: Int) -> Bool {
    let wanted = value + Double(direction) * stepValue
    let old = value
    if wraps, wanted > maximumValue {
      value = minimumValue
    } else if wraps, wanted < minimumValue {
      value = maximumValue
    } else {
      value = wanted
    }
    guard value != old else { return false }
    if isContinuous { tell() }
    return true
  }

  private func tell() {
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: What is drawn and heard

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] {
    let box = CGRect(origin: .zero, size: Self.size)
    let middle = box.midX
    let ink = displayColor(isEnabled ? .label : .tertiaryLabel)
    let faded = displayColor(.tertiaryLabel)
    func symbol(_ name: String, x: CGFloat, isPossible: Bool) -> DisplayItem {
      .symbol(
        DisplaySymbol(
          name: name,
          frame: CGRect(x: x - 8, y: box.midY - 8, width: 16, height: 16),
          weight: 500,
          color: isPossible ? ink : faded
        )
      )
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let low = isRightToLeft ? middle * 1.5 : middle / 2
    let high = isRightToLeft ? middle / 2 : middle * 1.5
    return [
      .fill(.capsule(box), .color(displayColor(.tertiarySystemFill))),
      .fill(
        .rect(CGRect(x: middle - 0.5, y: 7, width: 1, height: 18)),
        .color(displayColor(.separator))
      ),
      symbol("minus", x: low, isPossible: wraps || value > minimumValue),
      symbol("plus", x: high, isPossible: wraps || value < maximumValue),
    ]
  }

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    var node = accessibilityElement(role: .stepper)
    let number = value == value.rounded() ? "\(Int(value))" : "\(value)"
    node.value = accessibilityValue ?? number
    node.isEnabled = isEnabled && node.isEnabled
    return [node]
  }
}
