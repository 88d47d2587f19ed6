/// The zone of a large title, clipped at the row's bottom edge.
final class BarLargeTitle: UIView {
  let label = BarText(frame: .zero)
  private let subtitleLabel = BarText(frame: .zero)
  private(set) var content = TitleContent()
  private var metrics = BarMetrics()
  /// Points that the content below was scrolled.
  var distance: CGFloat = 0 { didSet { setNeedsLayout() } }
  var margins: (leading: CGFloat, trailing: CGFloat) = (16, 16) { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(label)
    addSubview(subtitleLabel)
    subtitleLabel.style = TextLayout.Style(pointSize: 15)
    subtitleLabel.color = .secondaryLabel
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func update(_ content: TitleContent, metrics: BarMetrics, attributes: BarTextAttributes) {
    if let old = self.content.subtitleView, old !== content.subtitleView, old.superview === self {
      old.removeFromSuperview()
    }
    self.content = content
    self.metrics = metrics
    label.text = content.text ?? ""
    label.style = attributes.style(
      TextLayout.Style(pointSize: metrics.largeTitleSize, weight: 700)
    )
    label.customColor = attributes.color
    label.scale = metrics.scale
    subtitleLabel.text = content.subtitle ?? ""
    subtitleLabel.scale = metrics.scale
    takeViews()
    setNeedsLayout()
  }

  func takeViews() {
    guard let view = content.subtitleView, view.superview !== self else { return }
    addSubview(view)
  }

  override func layoutSubviews() {
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let space = max(0, bounds.width - margins.leading - margins.trailing)
    let size = label.naturalSize
    label.alignment = isFlipped ? .right : .left
    subtitleLabel.alignment = label.alignment
    func place(_ view: UIView, size: CGSize, y: CGFloat) {
      let width = min(size.width, space)
      view.frame = CGRect(
        x: isFlipped ? bounds.width - margins.leading - width : margins.leading,
        y: y - distance,
        width: width,
        height: size.height
      )
    }
    place(label, size: size, y: metrics.largeTitleTop)
    let subtitle = content.subtitleView ?? subtitleLabel
    subtitleLabel.isHidden = content.subtitleView != nil || !content.hasSubtitle
    guard content.hasSubtitle else { return }
    let subtitleSize =
      content.subtitleView?.barSize(maxHeight: 20) ?? subtitleLabel.naturalSize
    place(subtitle, size: subtitleSize, y: metrics.largeTitleTop + size.height + 1)
  }

  override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, let text = content.text, !text.isEmpty else { return [] }
    return [
      AccessibilityNode(
        role: .heading,
        label: text,
        value: content.subtitleView == nil ? content.subtitle : nil,
        frame: label.convert(label.bounds, to: nil),
        view: label
      )
    ] + (content.subtitleView?.accessibilityNodes() ?? [])
  }
}
