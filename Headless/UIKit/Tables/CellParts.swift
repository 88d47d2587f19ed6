/// What a cell of a table consists of beside its content view.
@MainActor
struct CellParts {
  var hasOwnSeparatorInset = false
  /// What is shown without a content configuration.
  var legacy: LegacyCellContent?
  var detailButton: UIButton?
  var editControl: CellEditControl?
  var selectsWhileEditing = false
  var movesWhileEditing = false
  var indentsWhileEditing = true
  var reorderControl: CellReorderControl?
  /// How far the row was swiped: positive to the left.
  var swipe: CGFloat = 0
}

/// The labels and the picture of a cell from before configurations.
@MainActor
final class LegacyCellContent {
  let text = UILabel()
  let detail = UILabel()
  let picture = UIImageView()

  init(style: UITableViewCell.CellStyle) {
    switch style {
    case .default: text.font = .systemFont(ofSize: 17)
    case .value1:
      text.font = .systemFont(ofSize: 17)
      detail.font = .systemFont(ofSize: 17)
      detail.textColor = .secondaryLabel
    case .value2:
      text.font = .systemFont(ofSize: 12)
      text.textColor = .systemBlue
      detail.font = .systemFont(ofSize: 12)
    case .subtitle:
      text.font = .systemFont(ofSize: 17)
      detail.font = .systemFont(ofSize: 15)
      detail.textColor = .secondaryLabel
    }
  }
}

extension UITableViewCell {
  private func legacyContent() -> LegacyCellContent? {
    if let legacy = parts.legacy { return legacy }
    guard shown.configuration == nil else { return nil }
    let legacy = LegacyCellContent(style: cellStyle)
    parts.legacy = legacy
    contentView.addSubview(legacy.picture)
    contentView.addSubview(legacy.text)
    contentView.addSubview(legacy.detail)
    return legacy
  }

  public var textLabel: UILabel? { legacyContent()?.text }

  /// Nil in the default style.
  public var detailTextLabel: UILabel? {
    cellStyle == .default ? nil : legacyContent()?.detail
  }

  public var imageView: UIImageView? { legacyContent()?.picture }

  func setContent(_ configuration: (any UIContentConfiguration)?) {
    setNeedsLayout()
    if let legacy = parts.legacy {
      for view in [legacy.picture, legacy.text, legacy.detail] { view.removeFromSuperview() }
      parts.legacy = nil
    }
    shown.show(configuration, in: self, for: plainContent)
  }
}
