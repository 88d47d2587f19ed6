/// The contents of an alert's card: texts, fields, actions.
final class AlertView: UIView {
  private weak var controller: UIAlertController?
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [AlertButton] = []

  init(controller: UIAlertController) {
    self.controller = controller
    super.init(frame: CGRect(x: 0, y: 0, width: AlertLayout.width, height: 0))
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      addSubview(label)
    }
    rebuild()
  }

  required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  private static let inset: CGFloat = 30
  private static let padding: CGFloat = 16
  private static let pill: CGFloat = 48
  private static let gap: CGFloat = 8
  /// What two buttons side by side leave for a title each.
  static let widthOfTitleInHalf = (AlertLayout.width - 2 * padding - gap) / 2 - 32

  func rebuild() {
    guard let controller else { return }
    let hasBoth = controller.title != nil && controller.message != nil
    titleLabel.text = controller.title
    titleLabel.font = .systemFont(ofSize: 17, weight: hasBoth ? .semibold : .regular)
    messageLabel.text = controller.message
    messageLabel.font = .systemFont(ofSize: hasBoth ? 15 : 17)
    messageLabel.textColor = hasBoth ? .secondaryLabel : .label
    for label in [titleLabel, messageLabel] {
      label.textAlignment = hasBoth ? .natural : .center
    }
    for button in buttons {
      button.removeFromSuperview()
    }
    buttons = controller.orderedActions.map { action in
      AlertButton(action: action, isPreferred: action === controller.preferredAction) {
        [weak controller] in controller?.choose(action)
      }
    }
    for view in buttons as [UIView] + (controller.textFields ?? []) {
      addSubview(view)
    }
    setNeedsLayout()
    controller.presentationController?.containerView?.setNeedsLayout()
  }

  var contentHeight: CGFloat { arrange() }

  override func layoutSubviews() {
    arrange()
  }

  @discardableResult
  private func arrange() -> CGFloat {
    var y: CGFloat = 22
    let hasTitle = titleLabel.text != nil
    let hasMessage = messageLabel.text != nil
    guard hasTitle || hasMessage || controller?.textFields?.isEmpty == false else {
      return placeButtons(at: Self.padding)
    }
    if hasTitle { y = place(titleLabel, at: y) }
    if hasTitle, hasMessage { y += 23.0 / 3 }
    if hasMessage { y = place(messageLabel, at: y) }
    y += hasTitle && hasMessage ? 13.0 / 3 : 4
    for field in controller?.textFields ?? [] {
      y += 49.0 / 3
      field.frame = CGRect(x: 15, y: y, width: AlertLayout.width - 30, height: Self.pill)
      y += Self.pill + 4
    }
    return placeButtons(at: y + Self.padding)
  }

  private func place(_ label: UILabel, at y: CGFloat) -> CGFloat {
    let width = AlertLayout.width - 2 * Self.inset
    let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    label.frame = CGRect(x: Self.inset, y: y, width: width, height: height)
    return y + height
  }

  private func placeButtons(at top: CGFloat) -> CGFloat {
    let width = AlertLayout.width - 2 * Self.padding
    guard !buttons.isEmpty else { return top }
    guard controller?.isStacked ?? true else {
      let half = (width - Self.gap) / 2
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(
          x: Self.padding + CGFloat(index) * (half + Self.gap),
          y: top,
          width: half,
          height: Self.pill
        )
      }
      return top + Self.pill + Self.padding
    }
    var y = top
    for button in buttons {
      button.frame = CGRect(x: Self.padding, y: y, width: width, height: Self.pill)
      y += Self.pill + Self.gap
    }
    return y - Self.gap + Self.padding
  }

  override func accessibilityNodes() -> [AccessibilityNode] {
    let texts = [titleLabel, messageLabel].filter { $0.text != nil }
    var nodes = texts.flatMap { $0.accessibilityNodes() }
    if !nodes.isEmpty { nodes[0].role = .heading }
    let fields = (controller?.textFields ?? []).flatMap { $0.accessibilityNodes() }
    return nodes + fields + buttons.flatMap { $0.accessibilityNodes() }
  }
}
