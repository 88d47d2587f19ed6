// A.4
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let title = UILabel()
  open private(set) var isRefreshing = false
  weak var scrollView: UIScrollView?

  /// ios-look 6
  static let height: CGFloat = 60
  /// How far content is pulled before it refreshes.
  static let threshold: CGFloat = 80

  public override init(frame: CGRect) {
    super.init(frame: frame)
    spinner.hidesWhenStopped = true
    title.font = .systemFont(ofSize: 12)
    title.textColor = .secondaryLabel
    title.textAlignment = .center
    addSubview(spinner)
    addSubview(title)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var attributedTitle: NSAttributedString? {
    didSet {
      title.text = attributedTitle?.string
      setNeedsLayout()
    }
  }

  /// In code it sends no event (D, C.5).
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    spinner.startAnimating()
    scrollView?.refreshStateDidChange()
  }

  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    spinner.stopAnimating()
    scrollView?.refreshStateDidChange()
  }

  /// The user pulled far enough.
  func userDidPull() {
    guard !isRefreshing, isEnabled else { return }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = spinner.intrinsicContentSize
    let hasTitle = title.text?.isEmpty == false
    spinner.frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: (bounds.height - size.height) / 2 - (hasTitle ? 8 : 0),
      width: size.width,
      height: size.height
    )
    title.frame = CGRect(x: 0, y: bounds.height - 20, width: bounds.width, height: 16)
  }

  @_spi(Headless)
  open override var isTapTarget: Bool { false }

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard isRefreshing, !isHidden else { return [] }
    var node = accessibilityElement(role: .progress)
    node.label = accessibilityLabel ?? title.text ?? "Refreshing"
    return [node]
  }
}
