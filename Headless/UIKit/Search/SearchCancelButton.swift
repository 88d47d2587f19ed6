/// Ends a search: a circle of glass with a cross, before iOS 26 the word.
final class SearchCancelButton: UIControl {
  private static let style = TextLayout.Style(pointSize: 17)
  private var isGlass: Bool { Stage.current.look == .glass }

  func fittingWidth(side: CGFloat) -> CGFloat {
    guard !isGlass else { return side }
    return TextLayout("Cancel", style: Self.style, maxLines: 1).naturalWidth
  }

  override var isTapTarget: Bool { isEnabled && alpha >= 0.01 }
  override var claimsSingleTaps: Bool { true }

  override func didTouchUpInside(_ event: UIEvent?) {
    guard isEnabled, alpha >= 0.01 else { return }
    sendActions(for: .primaryActionTriggered)
  }

  override func displayItems() -> [DisplayItem] {
    let box = CGRect(origin: .zero, size: bounds.size)
    guard isGlass else {
      let color = displayColor(isEnabled ? tintColor ?? .defaultTint : .tertiaryLabel)
      return [.text(.line("Cancel", in: box, pointSize: 17, color: color, alignment: .center))]
    }
    let layers = GlassLook.platter(box, style: .bar, isDark: isShownDark)
    let cross = CGRect(x: box.midX - 9, y: box.midY - 9, width: 18, height: 18)
    let symbol = DisplaySymbol(
      name: "xmark",
      frame: cross,
      color: displayColor(isEnabled ? .label : .tertiaryLabel)
    )
    return layers.behind + layers.above + [.symbol(symbol)]
  }

  override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01 else { return [] }
    return [
      AccessibilityNode(
        role: .button,
        label: "Cancel",
        isEnabled: isEnabled,
        frame: convert(bounds, to: nil),
        view: self
      )
    ]
  }
}
