extension GlassLook {
  static func fill(style: Style, isDark: Bool, isElevated: Bool = false) -> DisplayColor {
    switch style {
    // In a dark sheet the page has nearly the platter's colour: it is a step lighter too.
    case .bar: DisplayColor(hex: isDark ? isElevated ? 0x2C2C2E : 0x191919 : 0xFFFFFF)
    case .barOverContent:
      isDark ? DisplayColor(hex: 0x1C1C1E, alpha: 0.76) : .white(0.78)
    case .tab: isDark ? DisplayColor(hex: 0x1C1C1E, alpha: 0.80) : DisplayColor(hex: 0xFDFDFE)
    case .tabOverContent:
      isDark ? DisplayColor(hex: 0x1C1C1E, alpha: 0.80) : DisplayColor(hex: 0xFDFDFE, alpha: 0.82)
    case .menu, .popover:
      isDark ? DisplayColor(hex: 0x1E1E1E, alpha: 0.72) : DisplayColor(hex: 0xF9F9F9, alpha: 0.711)
    case .alert:
      isDark
        ? DisplayColor(hex: 0x191919, alpha: 0.651) : DisplayColor(hex: 0xFDFDFD, alpha: 0.714)
    case .knob: .white(isDark ? 0.9 : 1)
    }
  }

  // Glass blurs what is behind it. Sharp text would shine through a flat fill of the same alpha, so
  // the average colour of the place comes first.
  static func cover(style: Style, isDark: Bool, backdrop: DisplayColor?) -> DisplayColor? {
    switch style {
    case .bar, .tab, .knob: nil
    case .barOverContent, .tabOverContent:
      (backdrop ?? SystemColor.background.display(isDark: isDark)).faded(to: 0.6)
    case .menu, .popover:
      (backdrop ?? SystemColor.groupedBackground.display(isDark: isDark)).faded(to: 0.98)
    case .alert:
      (backdrop ?? DisplayColor(hex: isDark ? 0x101010 : 0xC2C2C6)).faded(to: 0.98)
    }
  }

  static func shadows(of shape: DisplayShape, style: Style, isDark: Bool) -> [DisplayItem] {
    let values: (alpha: CGFloat, sigma: CGFloat, y: CGFloat)
    switch style {
    case .bar, .barOverContent: values = (isDark ? 0.30 : 0.075, 10, 4)
    case .tab, .tabOverContent: values = (isDark ? 0.35 : 0.10, 7, 2.5)
    case .menu, .popover: values = (isDark ? 0.30 : 0.094, 12.5, 8.7)
    case .alert: values = (0.085, 11, 8)
    case .knob: values = (0.12, 3, 1)
    }
    let shadow = DisplayShadow(
      color: .black(values.alpha),
      sigma: values.sigma,
      offset: CGSize(width: 0, height: values.y)
    )
    return [.shadow(shape, shadow)]
  }

  static func hasSheen(_ style: Style) -> Bool {
    switch style {
    case .bar, .barOverContent, .tab, .tabOverContent: true
    case .menu, .popover, .alert, .knob: false
    }
  }

  /// Light on the top third.
  static func sheen(_ rect: CGRect, isDark: Bool) -> DisplayPaint {
    .linearGradient(
      stops: [
        DisplayGradientStop(color: .white(isDark ? 0.06 : 0.25), location: 0),
        DisplayGradientStop(color: .white(0), location: 1),
      ],
      from: CGPoint(x: rect.midX, y: rect.minY),
      to: CGPoint(x: rect.midX, y: rect.minY + rect.height / 3)
    )
  }

  /// One pixel of reflected light inside the edge, from top left to bottom right.
  static func rim(
    _ rect: CGRect,
    radius: CGFloat,
    isDark: Bool,
    isProminent: Bool
  ) -> DisplayItem {
    let alphas: [CGFloat] =
      isProminent ? [0.35, 0.20, 0.10] : isDark ? [0.30, 0.06, 0.16] : [0.95, 0.35, 0.80]
    let stops = zip(alphas, [CGFloat(0), 0.5, 1]).map {
      DisplayGradientStop(color: .white($0), location: $1)
    }
    return .stroke(
      .rounded(rect.insetBy(dx: 0.25, dy: 0.25), radius: radius - 0.25),
      .linearGradient(
        stops: stops,
        from: CGPoint(x: rect.minX, y: rect.minY),
        to: CGPoint(x: rect.maxX, y: rect.maxY)
      ),
      DisplayStroke(width: 0.5)
    )
  }
}
