@available(iOS 17.0, *)
@MainActor @preconcurrency
open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UIContentUnavailableConfiguration
  private let picture = UIImageView()
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let secondLabel = UILabel()
  private let button = UIButton(type: .system)
  private let secondButton = UIButton(type: .system)
  private var actions: [ObjectIdentifier: UIAction] = [:]
  open var isScrollEnabled = true

  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [picture, indicator, label, secondLabel, button, secondButton] {
      addSubview(view)
    }
    show()
  }

  public required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        raise(
          .invalidArgument,
          "Unsupported configuration of type \(type(of: newValue)) for a view of unavailable content"
        )
      }
      content = new
      show()
    }
  }

  private func show() {
    picture.image = content.image
    picture.tintColor = content.imageProperties.tintColor
    picture.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    picture.layer.cornerRadius = content.imageProperties.cornerRadius
    picture.isHidden = content.image == nil
    indicator.isHidden = content.kind != .loading
    if content.kind == .loading { indicator.startAnimating() } else { indicator.stopAnimating() }
    show(content.text, content.textProperties, in: label)
    show(content.secondaryText, content.secondaryTextProperties, in: secondLabel)
    show(content.button, content.buttonProperties, in: button)
    show(content.secondaryButton, content.secondaryButtonProperties, in: secondButton)
    backgroundColor = content.background.backgroundColor
    setNeedsLayout()
  }

  private func show(
    _ text: String?,
    _ properties: UIContentUnavailableConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.text = text
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = content.alignment == .center ? .center : .natural
    label.isHidden = text?.isEmpty ?? true
  }

  private func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    in button: UIButton
  ) {
    let key = ObjectIdentifier(button)
    if let old = actions[key] { button.removeAction(old, for: .primaryActionTriggered) }
    actions[key] = properties.primaryAction
    var shown = configuration
    if shown.title == nil { shown.title = properties.primaryAction?.title }
    if shown.image == nil { shown.image = properties.primaryAction?.image }
    button.configuration = shown
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.primaryAction == nil
    if let action = properties.primaryAction {
      button.addAction(action, for: .primaryActionTriggered)
    }
    button.isHidden = (shown.title?.isEmpty ?? true) && shown.image == nil
  }

  // MARK: Layout

  /// What is shown, from the top, with what lies between it and the one above.
  private var parts: [(view: UIView, gap: CGFloat)] {
    let all: [(UIView, CGFloat)] = [
      (picture, 0), (indicator, 0), (label, content.imageToTextPadding),
      (secondLabel, content.textToSecondaryTextPadding),
      (button, content.textToButtonPadding),
      (secondButton, content.buttonToSecondaryButtonPadding),
    ]
    return all.filter { !$0.0.isHidden }.map { (view: $0.0, gap: $0.1) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = content.directionalLayoutMargins
    let area = bounds.inset(by: safeAreaInsets)
    let width = max(0, min(area.width - margins.leading - margins.trailing, 460))
    var sizes: [CGSize] = []
    var height: CGFloat = 0
    for (index, part) in parts.enumerated() {
      var size = part.view.sizeThatFits(
        CGSize(width: width, height: .greatestFiniteMagnitude)
      )
      size.width = min(size.width, width)
      sizes.append(size)
      height += size.height + (index > 0 ? part.gap : 0)
    }
    var y = area.minY + max(0, (area.height - height) / 2)
    for (index, part) in parts.enumerated() {
      if index > 0 { y += part.gap }
      let size = sizes[index]
      let x: CGFloat =
        if content.alignment == .center {
          area.midX - size.width / 2
        } else if effectiveUserInterfaceLayoutDirection == .rightToLeft {
          area.maxX - margins.leading - size.width
        } else {
          area.minX + margins.leading
        }
      part.view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      y += size.height
    }
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // Beside the buttons, touches go to what lies behind.
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
