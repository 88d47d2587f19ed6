@MainActor @preconcurrency
open class UISwitch: UIControl {
  @available(iOS 14.0, *)
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  private var isOnStored = false
  /// The way of the knob, while it moves.
  private var motion: Timeline?

  static let size = CGSize(width: 63, height: 28)
  private static let knob = CGSize(width: 37, height: 24)
  private static let inset: CGFloat = 2

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // In code no event is sent (D, C.3).
  open var isOn: Bool {
    get { isOnStored }
    set { setOn(newValue, animated: false) }
  }

  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOnStored else { return }
    isOnStored = on
    let clock = Stage.current.clock
    if animated, window != nil, UIView.areAnimationsEnabled {
      let motion = Timeline(start: clock.now, duration: 0.25, curve: .easeInOut)
      self.motion = motion
      clock.schedule(at: motion.end) { [weak self] in self?.setNeedsDisplay() }
    } else {
      motion = nil
    }
    setNeedsDisplay()
  }

  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  @available(iOS 14.0, *)
  open var title: String? {
    get { nil }
    set { if newValue != nil { unsupported("titles of switches") } }
  }
  @available(iOS 14.0, *)
  open var style: Style { .sliding }
  @available(iOS 14.0, *)
  open var preferredStyle: Style {
    get { .automatic }
    set { if newValue == .checkbox { unsupported("checkboxes") } }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  // MARK: Touches

  private var start: CGPoint?

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, let start else { return }
    let way = touch.location(in: self).x - start.x
    // A short way is a tap; along a long one the knob follows the finger.
    guard abs(way) > UIPanGestureRecognizer.slop else { return userDidSet(!isOn) }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    userDidSet((way > 0) != isRightToLeft)
  }

  private func userDidSet(_ on: Bool) {
    guard on != isOn else { return }
    setOn(on, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var claimsSingleTaps: Bool { true }

  // A pan on a switch is the switch's (D, C.3).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if isEnabled, gestureRecognizer is UIPanGestureRecognizer, gestureRecognizer.view !== self,
      !(gestureRecognizer is UIScreenEdgePanGestureRecognizer)
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: What is drawn and heard

  private var fraction: CGFloat {
    let part = motion?.fraction(at: Stage.current.clock.now) ?? 1
    return isOn ? part : 1 - part
  }

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] {
    let box = CGRect(origin: .zero, size: Self.size)
    let isDark = traitCollection.userInterfaceStyle == .dark
    let dim: CGFloat = isEnabled ? 1 : 0.5
    let on = displayColor(onTintColor ?? .systemGreen)
    let off = isDark ? DisplayColor.white(0.25) : .black(0.26)
    let part = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - fraction : fraction
    let knob = CGRect(
      x: Self.inset + part * (box.width - Self.knob.width - 2 * Self.inset),
      y: Self.inset,
      width: Self.knob.width,
      height: Self.knob.height
    )
    return [
      .fill(.capsule(box), .color(off.faded(to: dim * (1 - fraction)))),
      .fill(.capsule(box), .color(on.faded(to: dim * fraction))),
      .shadow(
        .capsule(knob),
        DisplayShadow(color: .black(0.12), sigma: 3, offset: CGSize(width: 0, height: 1))
      ),
      .fill(.capsule(knob), .color(thumbTintColor.map { displayColor($0) } ?? .white)),
    ]
  }

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    var node = accessibilityElement(role: .toggle)
    node.value = accessibilityValue ?? (isOn ? "on" : "off")
    node.isEnabled = isEnabled && node.isEnabled
    return [node]
  }
}
