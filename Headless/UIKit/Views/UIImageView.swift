@MainActor @preconcurrency
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var image: UIImage? {
    didSet {
      guard oldValue !== image else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  open var highlightedImage: UIImage? { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }

  @available(iOS 13.0, *)
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { symbolConfiguration }
    set {
      symbolConfiguration = newValue
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  private var symbolConfiguration: UIImage.SymbolConfiguration?
  var symbolEffects = SymbolEffectList()

  open override func tintColorDidChange() {
    setNeedsDisplay()
  }

  // MARK: Size

  /// A symbol stands beside the capitals of its font: its middle is theirs.
  var symbolBaseline: Baseline? {
    guard let image = shownImage, image.isSymbolImage else { return nil }
    let size = image.mergedSymbol(symbolConfiguration).resolvedPointSize(for: traitCollection)
    return Baseline(part: 0.5, offset: TextMetrics.capHeight(pointSize: size) / 2)
  }

  private var shownImage: UIImage? {
    isHighlighted ? highlightedImage ?? image : image
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size(with: symbolConfiguration, traits: traitCollection)
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size(with: symbolConfiguration, traits: traitCollection) ?? bounds.size
  }

  private func imageFrame(_ size: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let fit = min(bounds.width / size.width, bounds.height / size.height)
    let fill = max(bounds.width / size.width, bounds.height / size.height)
    switch contentMode {
    case .scaleToFill, .redraw: return CGRect(origin: .zero, size: bounds.size)
    case .scaleAspectFit: return centered(size, scaledBy: fit)
    case .scaleAspectFill: return centered(size, scaledBy: fill)
    default: return placed(size)
    }
  }

  private func centered(_ size: CGSize, scaledBy factor: CGFloat) -> CGRect {
    let width = size.width * factor
    let height = size.height * factor
    return CGRect(
      x: (bounds.width - width) / 2,
      y: (bounds.height - height) / 2,
      width: width,
      height: height
    )
  }

  private func placed(_ size: CGSize) -> CGRect {
    var frame = centered(size, scaledBy: 1)
    switch contentMode {
    case .left, .topLeft, .bottomLeft: frame.origin.x = 0
    case .right, .topRight, .bottomRight: frame.origin.x = bounds.width - size.width
    default: break
    }
    switch contentMode {
    case .top, .topLeft, .topRight: frame.origin.y = 0
    case .bottom, .bottomLeft, .bottomRight: frame.origin.y = bounds.height - size.height
    default: break
    }
    return frame
  }

  // MARK: What is drawn and heard

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] {
    guard let image = shownImage, let tint = tintColor else { return [] }
    let size = image.size(with: symbolConfiguration, traits: traitCollection)
    // A symbol keeps its shape in any mode.
    let frame =
      image.isSymbolImage && contentMode == .scaleToFill
      ? centered(size, scaledBy: min(bounds.width / size.width, bounds.height / size.height))
      : imageFrame(size)
    let item = image.displayItem(
      in: frame,
      tint: displayColor(tint),
      traits: traitCollection,
      configuration: symbolConfiguration
    )
    guard let item else { return [] }
    guard image.isSymbolImage, !symbolEffects.entries.isEmpty else { return [item] }
    let now = Stage.current.clock.now
    return [item.moved(in: frame, by: symbolEffects.entries.map { $0.motion.look(at: now) })]
  }

  // An image is an element only when the app says so.
  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden,
      isAccessibilityElement || accessibilityLabel != nil
    else { return containedAccessibilityNodes() }
    return [accessibilityElement(role: .image)]
  }
}
