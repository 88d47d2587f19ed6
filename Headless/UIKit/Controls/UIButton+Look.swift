import Foundation

extension UIButton {
  // MARK: Content

  /// Puts the state's title, image and colours into the views that show them.
  func updateContent() {
    let configuration = shownConfiguration
    let title = configuration?.attributedTitle ?? currentTitle.map { AttributedString($0) }
    let isBusy = configuration?.showsActivityIndicator == true
    let image = configuration?.image ?? currentImage
    let color = foregroundColor
    showSpinner(isBusy, color)
    // Without a configuration the label's font and alignment are the app's to change.
    let isPlain = configuration == nil && label.ownFont != nil
    if !isPlain {
      label.font = configuration?.font ?? plainFont
      label.textAlignment = .center
    }
    label.textColor = color
    show(title, in: label, configuration?.titleTextAttributesTransformer)
    if let configuration {
      label.show(configuration.titleLineBreakMode)
      secondLabel.show(configuration.subtitleLineBreakMode)
    }
    label.isHidden = (label.text ?? "").isEmpty
    secondLabel.textColor = color
    show(
      configuration?.attributedSubtitle,
      in: secondLabel,
      configuration?.subtitleTextAttributesTransformer
    )
    secondLabel.isHidden = (secondLabel.text ?? "").isEmpty
    picture.image = image
    picture.tintColor = configuration?.imageColorTransformer?(color) ?? color
    picture.preferredSymbolConfiguration =
      configuration?.preferredSymbolConfigurationForImage ?? .init(font: label.font)
    picture.isHidden = image == nil || isBusy
    showIndicator(color)
    let isPressed = isHighlighted && isEnabled
    let pressedAlpha: CGFloat = configuration?.isProminent == true ? 0.75 : 0.2
    for view in [label, secondLabel, picture] {
      view.alpha = isPressed ? pressedAlpha : 1
    }
  }

  /// The configuration as it looks in the button's state.
  var shownConfiguration: Configuration? {
    isSelected ? configuration?.selected : configuration
  }

  /// The text in the attributes that it has itself, changed by the transformer (A.8).
  private func show(
    _ text: AttributedString?,
    in label: UILabel,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) {
    // Without a configuration the label's own font and colour count.
    guard configuration != nil, let text else {
      label.attributedText = text.map { NSAttributedString(string: String($0.characters)) }
      return
    }
    let plain = AttributeContainer(font: label.font, color: label.textColor)
    let shown = NSMutableAttributedString(string: "")
    for run in text.runs {
      let own = plain.merging(run.attributes)
      let piece = String(text.characters[run.range])
      let attributes = transformer?(own) ?? own
      shown.append(NSAttributedString(string: piece, attributes: attributes.drawn))
    }
    label.attributedText = shown
  }

  private var plainFont: UIFont {
    buttonType == .custom ? .systemFont(ofSize: 18) : .systemFont(ofSize: 15)
  }

  private var foregroundColor: UIColor {
    let tint = role == .destructive ? UIColor.systemRed : tintColor ?? .defaultTint
    guard let configuration = shownConfiguration else {
      if let own = content.value(content.colors, for: state) { return own }
      guard buttonType != .custom else { return .white }
      return isEnabled ? tint : Self.disabledTitle
    }
    guard isEnabled else {
      return configuration.isProminent ? .tertiaryLabel : Self.disabledTitle
    }
    if let own = configuration.baseForegroundColor { return own }
    if configuration.isProminent { return .white }
    return configuration.isGlass && role != .destructive ? .label : tint
  }

  /// Grey .52 light, .55 dark at .45 (ios-look 6, Buttons).
  private static let disabledTitle = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.55 : 0.52, alpha: 0.45)
  }

  // MARK: Size

  private var insets: NSDirectionalEdgeInsets {
    if let configuration {
      var insets = configuration.contentInsets
      insets.trailing += indicatorRoom
      return insets
    }
    // A text button is its title's line and 6 above and below (O, C.1).
    return label.isHidden
      ? .zero : NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
  }

  /// A spinner takes the place of the image (A.8).
  private func showSpinner(_ isBusy: Bool, _ color: UIColor) {
    guard isBusy else {
      spinner?.removeFromSuperview()
      spinner = nil
      return
    }
    let spinner = self.spinner ?? UIActivityIndicatorView(style: .medium)
    spinner.color = color
    guard self.spinner == nil else { return }
    spinner.isUserInteractionEnabled = false
    self.spinner = spinner
    addSubview(spinner)
    spinner.startAnimating()
  }

  private var shownImage: UIView? { spinner ?? (picture.isHidden ? nil : picture) }

  /// At least what is reserved for it along the side of its placement (A.8).
  private var imageSize: CGSize {
    guard var size = shownImage?.intrinsicContentSize else { return .zero }
    let reserved = configuration?.imageReservation ?? 0
    if isVertical {
      size.height = max(size.height, reserved)
    } else {
      size.width = max(size.width, reserved)
    }
    return size
  }

  /// Puts the image into the middle of what is kept for it.
  private func placeImage(in room: CGRect) {
    guard let view = shownImage else { return }
    let size = view.intrinsicContentSize
    view.frame = CGRect(
      x: room.midX - size.width / 2,
      y: room.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  private var titleSize: CGSize {
    let first = label.isHidden ? .zero : label.intrinsicContentSize
    guard !secondLabel.isHidden else { return first }
    let second = secondLabel.intrinsicContentSize
    let gap = label.isHidden ? 0 : configuration?.titlePadding ?? 0
    return CGSize(
      width: max(first.width, second.width),
      height: first.height + gap + second.height
    )
  }

  /// Titles that may wrap get higher where there isn't the room for one line.
  private func wrappedTitleSize(width: CGFloat) -> CGSize {
    let first = label.isHidden ? 0 : height(of: label, width: width)
    guard !secondLabel.isHidden else { return CGSize(width: width, height: first) }
    let gap = label.isHidden ? 0 : configuration?.titlePadding ?? 0
    let second = height(of: secondLabel, width: width)
    return CGSize(width: width, height: first + gap + second)
  }

  private func height(of label: UILabel, width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  private var hasTitle: Bool { !label.isHidden || !secondLabel.isHidden }

  private var imageGap: CGFloat {
    guard hasTitle, shownImage != nil else { return 0 }
    return configuration?.imagePadding ?? 0
  }

  private var isVertical: Bool {
    let placement = configuration?.imagePlacement ?? .leading
    return placement == .top || placement == .bottom
  }

  private var innerSize: CGSize {
    let title = titleSize
    let image = imageSize
    guard isVertical else {
      return CGSize(
        width: title.width + imageGap + image.width,
        height: max(title.height, image.height)
      )
    }
    return CGSize(
      width: max(title.width, image.width),
      height: title.height + imageGap + image.height
    )
  }

  var contentSize: CGSize {
    updateConfigurationIfNeeded()
    let inner = innerSize
    let insets = insets
    return CGSize(
      width: inner.width + insets.leading + insets.trailing,
      height: inner.height + insets.top + insets.bottom
    )
  }

  // MARK: Layout

  func layOutContent() {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = insets
    placeIndicator(isRightToLeft: isRightToLeft)
    let left = isRightToLeft ? insets.trailing : insets.leading
    let right = isRightToLeft ? insets.leading : insets.trailing
    let room = CGRect(
      x: left,
      y: insets.top,
      width: max(0, bounds.width - left - right),
      height: max(0, bounds.height - insets.top - insets.bottom)
    )
    let image = imageSize
    var title = titleSize
    let widest = isVertical ? room.width : max(0, room.width - imageGap - image.width)
    if title.width > widest { title = wrappedTitleSize(width: widest) }
    if isVertical {
      layOutColumn(in: room, image: image, title: title)
    } else {
      layOutRow(in: room, image: image, title: title, isRightToLeft: isRightToLeft)
    }
  }

  private func layOutRow(in room: CGRect, image: CGSize, title: CGSize, isRightToLeft: Bool) {
    let width = image.width + imageGap + title.width
    let start: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left: room.minX
      case .right: room.maxX - width
      default: room.midX - width / 2
      }
    let isLeading = configuration?.imagePlacement != .trailing
    let imageIsLeft = isLeading != isRightToLeft
    let imageX = imageIsLeft ? start : start + title.width + imageGap
    let titleX = imageIsLeft ? start + image.width + imageGap : start
    let imageTop = top(of: image.height, in: room)
    placeImage(in: CGRect(x: imageX, y: imageTop, width: image.width, height: image.height))
    placeTitles(x: titleX, y: top(of: title.height, in: room), size: title)
  }

  private func top(of height: CGFloat, in room: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: room.minY
    case .bottom: room.maxY - height
    default: room.midY - height / 2
    }
  }

  private func layOutColumn(in room: CGRect, image: CGSize, title: CGSize) {
    let height = image.height + imageGap + title.height
    let top = top(of: height, in: room)
    let isAbove = configuration?.imagePlacement == .top
    placeImage(
      in: CGRect(
        x: room.midX - image.width / 2,
        y: isAbove ? top : top + title.height + imageGap,
        width: image.width,
        height: image.height
      )
    )
    placeTitles(
      x: room.midX - title.width / 2,
      y: isAbove ? top + image.height + imageGap : top,
      size: title
    )
  }

  private func placeTitles(x: CGFloat, y: CGFloat, size: CGSize) {
    let first = label.isHidden ? 0 : height(of: label, width: size.width)
    label.frame = CGRect(x: x, y: y, width: size.width, height: first)
    guard !secondLabel.isHidden else { return }
    let second = height(of: secondLabel, width: size.width)
    secondLabel.frame = CGRect(
      x: x,
      y: y + size.height - second,
      width: size.width,
      height: second
    )
  }
}

extension UILabel {
  /// A title that wraps has as many lines as it needs.
  fileprivate func show(_ mode: NSLineBreakMode) {
    lineBreakMode = mode
    numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
  }
}
