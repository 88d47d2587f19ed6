/// The inline title: a label, or a title view, with its subtitle.
final class BarTitleView: UIControl {
  private let label = BarText(frame: .zero)
  private let subtitleLabel = BarText(frame: .zero)
  private(set) var content = TitleContent()
  private var metrics = BarMetrics()
  var onTap: (() -> Void)?
  /// The field that stands in for the title while a person renames it.
  var renaming: TitleRenaming? { didSet { setNeedsLayout() } }
  /// C.6.11: with a provider the title opens a menu.
  weak var menuSource: UINavigationItem? { didSet { setNeedsLayout() } }

  /// Whether title and subtitle begin at the leading edge, as where the title stands there.
  var isLeading = false {
    didSet {
      guard oldValue != isLeading else { return }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  private var showsIndicator: Bool { menuSource != nil && content.view == nil }
  private let indicatorWidth: CGFloat = 16

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
    label.isHidden = content.view != nil || renaming != nil
    subtitleLabel.text = content.subtitle ?? ""
    for text in [label, subtitleLabel] {
      text.scale = metrics.scale
    }
    takeViews()
    setNeedsLayout()
  }

  /// The bar finds room anew for a view that wants another size.
  override func subviewDidInvalidateSize() {
    super.subviewDidInvalidateSize()
    superview?.setNeedsLayout()
  }

  /// Shows the title, or hides it behind the field.
  func refresh() {
    label.isHidden = content.view != nil || renaming != nil
    subtitleLabel.isHidden = renaming != nil
    setNeedsDisplay()
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
    CGSize(
      width: max(titleSize.width, subtitleSize.width) + (showsIndicator ? 2 * indicatorWidth : 0),
      height: metrics.rowHeight
    )
  }

  private var titleSize: CGSize {
    if renaming != nil { return CGSize(width: 220, height: 34) }
    return ownTitleSize
  }

  private var ownTitleSize: CGSize {
    content.view?.barSize(maxHeight: metrics.rowHeight) ?? label.naturalSize
  }

  private var subtitleSize: CGSize {
    guard content.hasSubtitle else { return .zero }
    return content.subtitleView?.barSize(maxHeight: 16) ?? subtitleLabel.naturalSize
  }

  override func didTouchUpInside(_ event: UIEvent?) {
    if menuSource != nil, renaming == nil { onTap?() }
  }

  override var claimsSingleTaps: Bool { menuSource != nil && renaming == nil }
  override var isTapTarget: Bool { menuSource != nil && renaming == nil }

  /// The small chevron after a title that opens a menu.
  override func displayItems() -> [DisplayItem] {
    guard showsIndicator, renaming == nil else { return [] }
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isFlipped ? label.frame.minX - 14 : label.frame.maxX + 4
    return [
      .symbol(
        DisplaySymbol(
          name: "chevron.down",
          frame: CGRect(x: x, y: label.frame.midY - 5, width: 10, height: 10),
          weight: 700,
          color: display(.tertiaryLabel)
        )
      )
    ]
  }

  override func layoutSubviews() {
    renaming?.field.frame = CGRect(
      x: 0,
      y: (metrics.rowHeight - 34) / 2,
      width: bounds.width,
      height: 34
    )
    let centers: (title: CGFloat, subtitle: CGFloat) =
      content.hasSubtitle ? (15, 32) : (metrics.rowHeight / 2, 0)
    place(content.view ?? label, size: titleSize, centerY: centers.title)
    let subtitle = content.subtitleView ?? subtitleLabel
    subtitle.isHidden = !content.hasSubtitle
    subtitleLabel.isHidden =
      content.subtitleView != nil || !content.hasSubtitle || renaming != nil
    place(subtitle, size: subtitleSize, centerY: centers.subtitle)
  }

  private func place(_ view: UIView, size: CGSize, centerY: CGFloat) {
    let room = bounds.width - (showsIndicator ? 2 * indicatorWidth : 0)
    let width = max(0, min(size.width, room))
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leadingX = isFlipped ? bounds.width - width : 0
    view.frame = CGRect(
      x: isLeading ? leadingX : (bounds.width - width) / 2,
      y: centerY - size.height / 2,
      width: width,
      height: size.height
    )
  }

  override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01 else { return [] }
    if let renaming { return renaming.field.accessibilityNodes() }
    if let view = content.view { return view.accessibilityNodes() }
    guard let text = content.text, !text.isEmpty else {
      return content.subtitleView?.accessibilityNodes() ?? []
    }
    return [
      AccessibilityNode(
        role: menuSource == nil ? .heading : .button,
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
