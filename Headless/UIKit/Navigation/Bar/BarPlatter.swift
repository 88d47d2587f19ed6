/// Buttons that stand on one background: a capsule of glass, or nothing.
final class BarPlatter: UIView {
  private(set) var buttons: [BarButton] = []
  var hasGlass = true { didSet { setNeedsDisplay() } }
  var prominentTint: UIColor? { didSet { setNeedsDisplay() } }
  var isOverContent = false { didSet { setNeedsDisplay() } }

  /// Glass grows a little under the finger; before, the content fades.
  var isPressed = false {
    didSet {
      guard oldValue != isPressed else { return }
      UIView.animate(withDuration: 0.3) { [self] in
        if hasGlass {
          transform = isPressed ? CGAffineTransform(scaleX: 1.06, y: 1.06) : .identity
        } else {
          for button in buttons {
            button.alpha = isPressed && button.isHighlighted ? 0.2 : 1
          }
        }
      }
    }
  }

  /// The buttons in the order of their x in a left-to-right layout.
  func setButtons(_ buttons: [BarButton]) {
    for button in self.buttons where !buttons.contains(where: { $0 === button }) {
      if button.superview === self { button.removeFromSuperview() }
    }
    self.buttons = buttons
    for button in buttons where button.superview !== self {
      addSubview(button)
    }
  }

  func fittingWidth() -> CGFloat {
    buttons.reduce(0) { $0 + $1.fittingWidth() }
  }

  override func layoutSubviews() {
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let natural = fittingWidth()
    let factor = natural > 0 ? bounds.width / natural : 1
    var x: CGFloat = 0
    for button in buttons {
      let width = button.fittingWidth() * factor
      button.frame = CGRect(
        x: isFlipped ? bounds.width - x - width : x,
        y: 0,
        width: width,
        height: bounds.height
      )
      x += width
    }
  }

  private var layers: GlassLook.Layers? {
    guard hasGlass else { return nil }
    return GlassLook.platter(
      bounds,
      style: isOverContent ? .barOverContent : .bar,
      isDark: isShownDark,
      isElevated: traitCollection.userInterfaceLevel == .elevated,
      isProminent: prominentTint?.displayColor(for: traitCollection)
    )
  }

  override func displayItems() -> [DisplayItem] { layers?.behind ?? [] }

  // The rim goes under a badge.
  override func overlayDisplayItems() -> [DisplayItem] {
    (layers?.above ?? []) + buttons.compactMap(\.badgeGroup)
  }

  override func accessibilityNodes() -> [AccessibilityNode] {
    buttons.flatMap { $0.accessibilityNodes() }
  }
}
