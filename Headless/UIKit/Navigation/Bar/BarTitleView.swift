/// The inline title: a label, or a title view, with its subtitle.
final class BarTitleView: UIView {
  private let label = BarText(frame: .zero)
  private let subtitleLabel = BarText(frame: .zero)
  private(set) var content = TitleContent()
  private var metrics = BarMetrics()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    addSubview(subtitleLabel)
    subtitleLabel.style = TextLayout.Style(pointSize: 12)
    subtitleLabel.color = .secondaryLabel
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func update(_ content: TitleContent, metrics: BarMetrics, attributes: BarTextAttributes) {
    for view in [self.content.view, self.content.subtitleView] {
      guard let view, view !== content.view, view !== content.subtitleView,
        view.superview === self
      else { continue }
      view.removeFromSuperview()
    }
    self.content = content
    self.metrics = metrics
    label.text = content.text ?? ""
    label.style = attributes.style(TextLayout.Style(pointSize: 17, weight: 600))
    label.customColor = attributes.color
    label.isHidden = content.view != nil
    subtitleLabel.text = content.subtitle ?? ""
    for text in [label, subtitleLabel] {
      text.scale = metrics.scale
    }
    takeViews()
    setNeedsLayout()
  }

  func takeViews() {
    for view in [content.view, content.subtitleView] {
      guard let view, view.superview !== self else { continue }
      addSubview(view)
    }
  }

  var isEmpty: Bool {
    content.view == nil && content.text?.isEmpty != false && !content.hasSubtitle
  }

  var fittingSize: CGSize {
    CGSize(width: max(titleSize.width, subtitleSize.width), height: metrics.rowHeight)
  }

  private var titleSize: CGSize {
    content.view?.barSize(maxHeight: metrics.rowHeight) ?? label.naturalSize
  }

  private var subtitleSize: CGSize {
    guard content.hasSubtitle else { return .zero }
    return content.subtitleView?.barSize(maxHeight: 16) ?? subtitleLabel.naturalSize
  }

  override func layoutSubviews() {
    let centers: (title: CGFloat, subtitle: CGFloat) =
      content.hasSubtitle ? (15, 32) : (metrics.rowHeight / 2, 0)
    place(content.view ?? label, size: titleSize, centerY: centers.title)
    let subtitle = content.subtitleView ?? subtitleLabel
    subtitle.isHidden = !content.hasSubtitle
    subtitleLabel.isHidden = content.subtitleView != nil || !content.hasSubtitle
    place(subtitle, size: subtitleSize, centerY: centers.subtitle)
  }

  private func place(_ view: UIView, size: CGSize, centerY: CGFloat) {
    let width = min(size.width, bounds.width)
    view.frame = CGRect(
      x: (bounds.width - width) / 2,
      y: centerY - size.height / 2,
      width: width,
      height: size.height
    )
  }

  override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01 else { return [] }
    if let view = content.view { return view.accessibilityNodes() }
    guard let text = content.text, !text.isEmpty else {
      return content.subtitleView?.accessibilityNodes() ?? []
    }
    return [
      AccessibilityNode(
        role: .heading,
        label: text,
        value: content.subtitleView == nil ? content.subtitle : nil,
        frame: convert(bounds, to: nil),
        view: self
      )
    ] + (content.subtitleView?.accessibilityNodes() ?? [])
  }
}

/// What of an appearance's text attributes the bar draws.
struct BarTextAttributes {
  var pointSize: CGFloat?
  var weight: Int?
  var color: UIColor?

  func style(_ standard: TextLayout.Style) -> TextLayout.Style {
    TextLayout.Style(
      pointSize: pointSize ?? standard.pointSize,
      weight: weight ?? standard.weight
    )
  }
}
