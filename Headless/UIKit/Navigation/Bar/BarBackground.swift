/// What lies under the bar, from the window's top: an appearance's fill, or the scroll-edge effect.
final class BarBackground: UIView {
  private var appearance: UIBarAppearance?
  private var distance: CGFloat = 0
  private var look = SystemLook.glass

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ appearance: UIBarAppearance, distance: CGFloat, look: SystemLook) {
    self.appearance = appearance
    self.distance = distance
    self.look = look
    setNeedsDisplay()
  }

  func looksLike(_ other: BarBackground) -> Bool {
    isClear && other.isClear || displayItems() == other.displayItems()
  }

  private var isClear: Bool {
    guard let appearance else { return true }
    return appearance.backgroundColor == nil && !hasSystemFill(appearance)
  }

  private func hasSystemFill(_ appearance: UIBarAppearance) -> Bool {
    appearance.background == .default && distance > 0
  }

  override func displayItems() -> [DisplayItem] {
    guard let appearance else { return [] }
    if let color = appearance.backgroundColor?.displayColor(for: traitCollection) {
      return [.fill(.rect(bounds), .color(color))] + hairline(appearance)
    }
    guard hasSystemFill(appearance) else { return [] }
    if look == .glass {
      return [
        GlassLook.topEdgeEffect(
          barBottom: bounds.height,
          width: bounds.width,
          page: display(.background),
          progress: min(1, distance / 28)
        )
      ]
    }
    let material = DisplayColor(hex: isShownDark ? 0x1D1D1D : 0xF9F9F9, alpha: 0.94)
    return [.fill(.rect(bounds), .color(material))] + hairline(appearance)
  }

  private func hairline(_ appearance: UIBarAppearance) -> [DisplayItem] {
    guard let color = appearance.shadowColor?.displayColor(for: traitCollection) else { return [] }
    let height = 1 / max(1, traitCollection.displayScale)
    let line = CGRect(x: 0, y: bounds.height, width: bounds.width, height: height)
    return [.fill(.rect(line), .color(color))]
  }
}
