/// A text field in an alert: a pill like those of the actions (ios-look 8).
final class AlertTextField: UITextField {
  override func displayItems() -> [DisplayItem] {
    let fill = displayColor(.tertiarySystemFill)
    let pill = DisplayItem.fill(
      .capsule(CGRect(origin: .zero, size: bounds.size)),
      .color(fill)
    )
    return (borderStyle == .none ? [pill] : []) + super.displayItems()
  }

  override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: inner(bounds))
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: inner(bounds))
  }

  private func inner(_ bounds: CGRect) -> CGRect {
    borderStyle == .none ? bounds.insetBy(dx: 15, dy: 0) : bounds
  }
}
