// uikit-views A.10
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = storedPage
      setNeedsDisplay()
    }
  }

  /// Always one of the pages (D, C.3).
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = max(0, min(newValue, numberOfPages - 1))
      setNeedsDisplay()
    }
  }

  private var storedPage = 0
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  @available(iOS 14.0, *)
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  private var backgroundLook = 0

  @available(iOS 14.0, *)
  open var backgroundStyle: UIPageControl.BackgroundStyle {
    get { BackgroundStyle(rawValue: backgroundLook) ?? .automatic }
    set {
      backgroundLook = newValue.rawValue
      setNeedsDisplay()
    }
  }

  private var backgroundItems: [DisplayItem] {
    guard backgroundLook == 1 else { return [] }
    let size = intrinsicContentSize
    let box = CGRect(
      x: bounds.midX - size.width / 2,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    return [.fill(.capsule(box), .color(displayColor(.systemFill)))]
  }

  private var shownPages: Int { hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages }

  override var claimsSingleTaps: Bool { true }

  /// A tap beside the dots goes one page on or back.
  override func didTouchUpInside(_ event: UIEvent?) {
    guard let touch = event?.allTouches?.first else { return }
    let isForward = touch.location(in: self).x >= bounds.midX
    let page = min(max(0, currentPage + (isForward ? 1 : -1)), max(0, numberOfPages - 1))
    guard page != currentPage else { return }
    currentPage = page
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(shownPages) * 17 + 16, height: 26)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] {
    let count = shownPages
    guard count > 0 else { return [] }
    let start = bounds.midX - CGFloat(count - 1) * 8.5
    let plain = (pageIndicatorTintColor ?? .tertiaryLabel).displayColor(for: traitCollection)
    let strong = (currentPageIndicatorTintColor ?? .label).displayColor(for: traitCollection)
    return backgroundItems
      + (0..<count).map { index -> DisplayItem in
        let center = start + CGFloat(index) * 17
        let box = CGRect(x: center - 4, y: bounds.midY - 4, width: 8, height: 8)
        return .fill(.ellipse(box), .color(index == currentPage ? strong : plain))
      }
  }

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, shownPages > 0 else { return [] }
    var node = accessibilityElement(role: .picker)
    node.value = "page \(currentPage + 1) of \(numberOfPages)"
    return [node]
  }
}
