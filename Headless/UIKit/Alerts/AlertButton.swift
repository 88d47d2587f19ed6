/// One action of an alert.
final class AlertButton: UIControl {
  private let action: UIAlertAction
  private let isPreferred: Bool

  init(action: UIAlertAction, isPreferred: Bool, choose: @escaping () -> Void) {
    self.action = action
    self.isPreferred = isPreferred
    super.init(frame: .zero)
    isEnabled = action.isEnabled
    addAction(UIAction { _ in choose() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  override var isTapTarget: Bool { true }

  private var color: UIColor {
    guard isEnabled else { return .tertiaryLabel }
    if isPreferred { return .white }
    return action.style == .destructive ? .systemRed : .label
  }

  override func displayItems() -> [DisplayItem] {
    let traits = traitCollection
    let isDark = traits.userInterfaceStyle == .dark
    let pill = GlassLook.alertPill(
      bounds,
      isDark: isDark,
      isPreferred: isPreferred ? tintColor.displayColor(for: traits) : nil
    )
    let text = DisplayText.line(
      action.title ?? "",
      in: bounds.insetBy(dx: 16, dy: 0),
      pointSize: 17,
      weight: isPreferred ? 600 : 500,
      color: color.displayColor(for: traits),
      alignment: .center
    )
    return [pill, .text(text)]
  }

  override func accessibilityNodes() -> [AccessibilityNode] {
    var node = accessibilityElement(role: .button)
    node.label = action.title
    node.isEnabled = isEnabled
    return [node]
  }
}
