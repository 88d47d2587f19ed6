@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    @available(iOS 13.0, *)
    case medium = 100
    @available(iOS 13.0, *)
    case large = 101
  }

  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  open private(set) var isAnimating = false
  private var start: TimeInterval = 0

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
    isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  open var color: UIColor! = UIColor.systemGray { didSet { setNeedsDisplay() } }

  open func startAnimating() {
    isAnimating = true
    start = Stage.current.clock.now
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Eight blades, one turn a second (ios-look 6).
  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] {
    let ring = min(bounds.width, bounds.height) / 2
    let time = isAnimating ? Stage.current.clock.now - start : 0
    let head = Int((time * 8).rounded(.down)) % 8
    let color = displayColor(self.color)
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    return (0..<8).map { index in
      let angle = Double(index) * Double.pi / 4 - Double.pi / 2
      let age = CGFloat((head - index + 8) % 8) / 8
      let inner = point(middle, ring * 0.5, angle)
      let outer = point(middle, ring * 0.92, angle)
      return .stroke(
        .path([.move(inner), .line(outer)]),
        .color(color.faded(to: isAnimating ? 1 - age * 0.8 : 0.6)),
        DisplayStroke(width: ring * 0.2, hasRoundCaps: true)
      )
    }
  }

  private func point(_ middle: CGPoint, _ radius: CGFloat, _ angle: Double) -> CGPoint {
    CGPoint(
      x: middle.x + radius * CGFloat(cos(angle)),
      y: middle.y + radius * CGFloat(sin(angle))
    )
  }

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    var node = accessibilityElement(role: .progress)
    node.label = accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted")
    return [node]
  }
}
