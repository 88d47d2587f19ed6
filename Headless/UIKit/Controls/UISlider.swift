@MainActor @preconcurrency
open class UISlider: UIControl {
  private static let height: CGFloat = 34
  private static let track: CGFloat = 6
  private static let knob = CGSize(width: 37, height: 24)
  private var stored: Float = 0
  /// Where in the knob the finger holds it.
  private var grip: CGFloat = 0

  // In code no event is sent; values keep to their range (D, C.3).
  open var value: Float {
    get { stored }
    set { setValue(newValue, animated: false) }
  }

  open func setValue(_ value: Float, animated: Bool) {
    stored = min(max(value, minimumValue), max(minimumValue, maximumValue))
    setNeedsDisplay()
  }

  open var minimumValue: Float = 0 { didSet { value = stored } }
  open var maximumValue: Float = 1 { didSet { value = stored } }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: Self.height)
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let images = [minimumValueImage, maximumValueImage].map { image in
      image.map { $0.size.width + 8 } ?? 0
    }
    let left = isRightToLeft ? images[1] : images[0]
    return CGRect(
      x: bounds.minX + 2 + left,
      y: bounds.midY - Self.track / 2,
      width: max(0, bounds.width - 4 - images[0] - images[1]),
      height: Self.track
    )
  }

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, isFirst: true, in: bounds)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, isFirst: false, in: bounds)
  }

  private func imageRect(_ image: UIImage?, isFirst: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isFirst != isRightToLeft ? bounds.minX : bounds.maxX - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let part = isRightToLeft ? 1 - fraction(of: value) : fraction(of: value)
    return CGRect(
      x: rect.minX + part * (rect.width - Self.knob.width),
      y: bounds.midY - Self.knob.height / 2,
      width: Self.knob.width,
      height: Self.knob.height
    )
  }

  private func fraction(of value: Float) -> CGFloat {
    guard maximumValue > minimumValue else { return 0 }
    return CGFloat((value - minimumValue) / (maximumValue - minimumValue))
  }

  private var thumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    grip = point.x - thumb.midX
    return thumb.insetBy(dx: -10, dy: -10).contains(point)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let rect = trackRect(forBounds: bounds)
    let room = rect.width - Self.knob.width
    guard room > 0 else { return true }
    let left = touch.location(in: self).x - grip - rect.minX - Self.knob.width / 2
    let part = min(max(left / room, 0), 1)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let new =
      minimumValue + Float(isRightToLeft ? 1 - part : part) * (maximumValue - minimumValue)
    guard new != value else { return true }
    value = new
    if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // A swipe or pan along it is the slider's (D, C.3).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let isForeign = gestureRecognizer.view !== self
    if isForeign, isTracking,
      gestureRecognizer is UIPanGestureRecognizer || gestureRecognizer is UISwipeGestureRecognizer
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: What is drawn and heard

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] {
    let rect = trackRect(forBounds: bounds)
    let knob = thumb
    let isDark = traitCollection.userInterfaceStyle == .dark
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let rest =
      maximumTrackTintColor.map { displayColor($0) } ?? (isDark ? .white(0.1) : .black(0.1))
    let filled = CGRect(
      x: isRightToLeft ? knob.midX : rect.minX,
      y: rect.minY,
      width: isRightToLeft ? rect.maxX - knob.midX : knob.midX - rect.minX,
      height: rect.height
    )
    let dim: CGFloat = isEnabled ? 1 : 0.5
    let tint = displayColor(minimumTrackTintColor ?? tintColor ?? .defaultTint).faded(to: dim)
    return imageItems() + [
      .fill(.capsule(rect), .color(rest)),
      .fill(.capsule(filled), .color(tint)),
      .shadow(
        .capsule(knob),
        DisplayShadow(color: .black(0.12), sigma: 3, offset: CGSize(width: 0, height: 1))
      ),
      .fill(.capsule(knob), .color(thumbTintColor.map { displayColor($0) } ?? .white)),
    ]
  }

  private func imageItems() -> [DisplayItem] {
    let images = [
      (minimumValueImage, minimumValueImageRect(forBounds: bounds)),
      (maximumValueImage, maximumValueImageRect(forBounds: bounds)),
    ]
    return images.compactMap { image, frame in
      image?.displayItem(in: frame, tint: displayColor(.label), traits: traitCollection)
    }
  }

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    var node = accessibilityElement(role: .slider)
    node.value = accessibilityValue ?? "\(Int((fraction(of: value) * 100).rounded()))%"
    node.isEnabled = isEnabled && node.isEnabled
    return [node]
  }
}
