// A.6
@available(iOS 14.0, *)
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel()
  private let secondLabel = UILabel()
  private let picture = UIImageView()
  private var content: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [picture, label, secondLabel] { addSubview(view) }
    show()
  }

  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        raise(
          .invalidArgument,
          "Unsupported configuration of type \(type(of: newValue)) for a list content view"
        )
      }
      content = new
      show()
    }
  }

  private func show() {
    set(label, content.text, content.textProperties)
    set(secondLabel, content.secondaryText, content.secondaryTextProperties)
    picture.image = content.image
    picture.tintColor = content.imageProperties.tintColor
    picture.preferredSymbolConfiguration =
      content.imageProperties.preferredSymbolConfiguration
      ?? .init(font: content.textProperties.font)
    picture.isHidden = content.image == nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func set(
    _ label: UILabel,
    _ text: String?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.text = properties.shown(text)
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = properties.alignment == .center ? .center : .natural
    label.isHidden = text?.isEmpty ?? true
  }

  // MARK: Layout

  private func layout(width: CGFloat) -> ListTextLayout {
    let metrics = TableMetrics(style: .insetGrouped, width: width)
    let margins = content.directionalLayoutMargins
    var image = content.image == nil ? nil : picture.intrinsicContentSize
    let limit = content.imageProperties.maximumSize
    if let size = image, limit.width > 0, size.width > limit.width {
      image = CGSize(width: limit.width, height: size.height * limit.width / size.width)
    }
    if let size = image, limit.height > 0, size.height > limit.height {
      image = CGSize(width: size.width * limit.height / size.height, height: limit.height)
    }
    return ListTextLayout(
      image: image,
      text: label,
      secondary: secondLabel,
      isSideBySide: content.prefersSideBySideTextAndSecondaryText,
      width: width,
      leading: margins.leading,
      trailing: margins.trailing,
      gap: content.textToSecondaryTextVerticalPadding,
      vertical: max(margins.top, metrics.isGlass ? metrics.textInset : 0),
      metrics: metrics
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : 320
    return CGSize(width: width, height: layout(width: width).height)
  }

  open override var intrinsicContentSize: CGSize {
    let width = bounds.width > 0 ? bounds.width : 320
    return CGSize(width: UIView.noIntrinsicMetric, height: layout(width: width).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layout(width: bounds.width).apply(
      picture: picture,
      text: label,
      secondary: secondLabel,
      in: bounds.size,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
  }
}
