@MainActor @preconcurrency
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  open var progressViewStyle = Style.default { didSet { setNeedsDisplay() } }
  private var stored: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds.size.height = intrinsicContentSize.height
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// It keeps to 0 … 1 (D, C.3).
  open var progress: Float {
    get { stored }
    set { setProgress(newValue, animated: false) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    stored = min(max(progress, 0), 1)
    setNeedsDisplay()
  }

  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 6)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: 6)
  }

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] {
    let box = CGRect(origin: .zero, size: bounds.size)
    let width = box.width * CGFloat(stored)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let filled = CGRect(
      x: isRightToLeft ? box.width - width : 0,
      y: 0,
      width: width,
      height: box.height
    )
    let tint = progressTintColor ?? tintColor ?? .defaultTint
    return [
      .fill(.capsule(box), .color(displayColor(trackTintColor ?? .systemFill))),
      .fill(.capsule(filled), .color(displayColor(tint))),
    ]
  }

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    var node = accessibilityElement(role: .progress)
    node.value = accessibilityValue ?? "\(Int((stored * 100).rounded()))%"
    return [node]
  }
}
