extension UIButton {
  func backgroundItems() -> [DisplayItem] {
    let box = CGRect(origin: .zero, size: bounds.size)
    guard let configuration = shownConfiguration else {
      let background = currentBackgroundImage?.displayItem(
        in: box,
        tint: displayColor(tintColor ?? .defaultTint),
        traits: traitCollection
      )
      return background.map { [$0] } ?? []
    }
    if configuration.isGlass {
      let isProminent = configuration.isProminent && isEnabled
      let layers = GlassLook.platter(
        box,
        style: .bar,
        isDark: traitCollection.userInterfaceStyle == .dark,
        isProminent: isProminent ? displayColor(fillColor(configuration) ?? .tintColor) : nil
      )
      return layers.behind + layers.above
    }
    guard let fill = fillColor(configuration) else { return [] }
    var color = displayColor(fill)
    if isHighlighted, configuration.isProminent { color = color.faded(to: 0.75) }
    return [
      .fill(.rounded(box, radius: cornerRadius(configuration)), .color(color))
    ]
  }

  private func fillColor(_ configuration: Configuration) -> UIColor? {
    if let own = configuration.background.backgroundColor ?? configuration.baseBackgroundColor {
      return own
    }
    let tint = role == .destructive ? UIColor.systemRed : tintColor ?? .defaultTint
    switch configuration.base {
    case .plain, .glass, .clearGlass: return nil
    case .gray: return .tertiarySystemFill
    case .tinted: return isEnabled ? tint.withAlphaComponent(0.15) : .tertiarySystemFill
    case .filled: return isEnabled ? tint : .tertiarySystemFill
    case .prominentGlass, .prominentClearGlass: return tint
    }
  }

  private func cornerRadius(_ configuration: Configuration) -> CGFloat {
    switch configuration.cornerStyle {
    case .fixed: configuration.background.cornerRadius
    case .small: 6
    case .medium: 8
    case .large: 12
    case .dynamic, .capsule: .infinity
    }
  }
}
