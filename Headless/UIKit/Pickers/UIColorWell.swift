/// A disc that shows a colour, and opens the sheet that changes it.
@available(iOS 14.0, *)
@MainActor @preconcurrency
open class UIColorWell: UIControl {
  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.openPicker() }, for: .touchUpInside)
  }

  public required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  @_spi(Headless)
  open override var isTapTarget: Bool { true }

  private func openPicker() {
    var responder: UIResponder? = next
    while let current = responder, !(current is UIViewController) {
      responder = current.next
    }
    guard let controller = responder as? UIViewController else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.didChoose = { [weak self] color in
      self?.selectedColor = color
      self?.sendActions(for: .valueChanged)
    }
    controller.present(picker, animated: true)
  }

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] {
    let ring = UIColor.systemGray.displayColor(for: traitCollection)
    let color = (selectedColor ?? .clear).displayColor(for: traitCollection)
    let side = min(bounds.width, bounds.height)
    let box = CGRect(
      x: bounds.midX - side / 2,
      y: bounds.midY - side / 2,
      width: side,
      height: side
    )
    let inner = box.insetBy(dx: 5, dy: 5)
    return [
      .fill(.box(box, radius: side / 2), .color(ring)),
      .fill(
        .box(box.insetBy(dx: 3, dy: 3), radius: side / 2 - 3),
        .color(UIColor.systemBackground.displayColor(for: traitCollection))
      ),
      .fill(.box(inner, radius: inner.width / 2), .color(color)),
    ]
  }

  @_spi(Headless)
  open override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden else { return [] }
    var node = accessibilityElement(role: .button)
    node.label = accessibilityLabel ?? title ?? "Color well"
    return [node]
  }
}
