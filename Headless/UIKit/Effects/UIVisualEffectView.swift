@available(iOS 26.0, *)
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case regular, clear
  }

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  open var isInteractive = false
  open var tintColor: UIColor?
}

/// There is no blur here: materials are flat fills (ios-look 11).
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  public let contentView = UIView()

  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Headless)
  open override func displayItems() -> [DisplayItem] {
    let box = CGRect(origin: .zero, size: bounds.size)
    let isDark = traitCollection.userInterfaceStyle == .dark
    if let glass = effect as? UIGlassEffect {
      let layers = GlassLook.platter(
        box,
        style: .barOverContent,
        isDark: isDark,
        isProminent: glass.tintColor.map { displayColor($0) }
      )
      return layers.behind + layers.above
    }
    guard let blur = effect as? UIBlurEffect else { return [] }
    let dark = blur.style == .dark || isDark
    let color = dark ? DisplayColor(hex: 0x1C1C1E, alpha: 0.82) : .white(0.82)
    return [.fill(.rect(box), .color(color))]
  }
}
