import UIKit

/// Title and subtitle in two centred lines, where the system's bar has no subtitle.
///
/// Both lines have the width of the longer one. It is one accessibility element, "title, subtitle".
@MainActor
final class TitleLinesView: UIView {
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  private var category: UIContentSizeCategory?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [titleLabel, subtitleLabel] {
      label.textAlignment = .center
      label.lineBreakMode = .byTruncatingTail
      addSubview(label)
    }
    titleLabel.textColor = .label
    subtitleLabel.textColor = .secondaryLabel
    isAccessibilityElement = true
    accessibilityTraits = .header
    updateFonts()
  }

  @available(*, unavailable, message: "Call 'init(frame:)' instead.")
  required init?(coder: NSCoder) {
    preconditionFailure("Title lines can't be decoded.")
  }

  /// Shows other texts in place.
  ///
  /// - Returns: Whether one of them changed.
  func update(title: String, subtitle: String) -> Bool {
    updateFonts()
    guard titleLabel.text != title || subtitleLabel.text != subtitle else { return false }
    titleLabel.text = title
    subtitleLabel.text = subtitle
    accessibilityLabel = [title, subtitle].filter { !$0.isEmpty }.joined(separator: ", ")
    resize()
    return true
  }

  override var intrinsicContentSize: CGSize { fittingSize }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = fittingSize
    guard size.width > 0 else { return fitting }
    return CGSize(width: min(fitting.width, size.width), height: fitting.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The bar lays its title view out when the text size changes.
    updateFonts()
    let titleHeight = titleLabel.intrinsicContentSize.height
    let subtitleHeight = subtitleLabel.intrinsicContentSize.height
    let top = max(0, (bounds.height - titleHeight - subtitleHeight) / 2)
    titleLabel.frame = CGRect(x: 0, y: top, width: bounds.width, height: titleHeight)
    subtitleLabel.frame = CGRect(
      x: 0,
      y: top + titleHeight,
      width: bounds.width,
      height: subtitleHeight
    )
  }

  private var fittingSize: CGSize {
    let title = titleLabel.intrinsicContentSize
    let subtitle = subtitleLabel.intrinsicContentSize
    return CGSize(
      width: max(title.width, subtitle.width).rounded(.up),
      height: title.height + subtitle.height
    )
  }

  private func resize() {
    invalidateIntrinsicContentSize()
    frame.size = fittingSize
    setNeedsLayout()
  }

  /// Text sizes follow the person's setting up to what two lines in a bar have room for.
  private func updateFonts() {
    let current = traitCollection.preferredContentSizeCategory
    guard current != category else { return }
    category = current
    let title = UIFont.preferredFont(forTextStyle: .headline).pointSize
    let subtitle = UIFont.preferredFont(forTextStyle: .caption1).pointSize
    titleLabel.font = .systemFont(ofSize: min(title, 19), weight: .semibold)
    subtitleLabel.font = .systemFont(ofSize: min(subtitle, 14))
    resize()
  }
}
