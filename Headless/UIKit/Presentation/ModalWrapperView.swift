/// The card in which a presented view lies.
final class ModalWrapperView: UIView {
  enum Look { case plain, sheet, popover, alert }

  var look = Look.plain {
    didSet {
      updateCorners()
      updateLevel()
    }
  }
  var topRadius: CGFloat = 0 { didSet { updateCorners() } }
  var bottomRadius: CGFloat = 0 { didSet { updateCorners() } }
  /// The point of a popover's card.
  struct Arrow: Equatable {
    static let size = CGSize(width: 26, height: 10)

    let x: CGFloat
    let isAbove: Bool

    @MainActor
    func path(on card: CGRect) -> DisplayShape {
      let half = Self.size.width / 2
      let base = isAbove ? card.minY : card.maxY
      let tip = isAbove ? base - Self.size.height : base + Self.size.height
      func point(_ dx: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y) }
      return .path([
        .move(point(-half, base)),
        .curve(point(0, tip), control1: point(-half / 2, base), control2: point(-5, tip)),
        .curve(point(half, base), control1: point(5, tip), control2: point(half / 2, base)),
        .close,
      ])
    }
  }

  var arrow: Arrow? {
    didSet { if arrow != oldValue { setNeedsDisplay() } }
  }
  var showsGrabber = false { didSet { setNeedsDisplay() } }
  private let clip = UIView()
  private weak var content: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clip.frame = bounds
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(clip)
  }

  required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  func hold(_ view: UIView) {
    content = view
    view.transform = .identity
    view.frame = clip.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(view)
  }

  func layOutContent() {
    content?.frame = clip.bounds
  }

  private func updateCorners() {
    let hasCorners = topRadius > 0 || bottomRadius > 0
    clip.storage.cornerRadii =
      hasCorners ? [topRadius, topRadius, bottomRadius, bottomRadius] : nil
    clip.clipsToBounds = hasCorners
    setNeedsDisplay()
  }

  // What lies above the page is lighter in the dark.
  private func updateLevel() {
    switch look {
    case .plain, .alert: traitOverrides.remove(UITraitUserInterfaceLevel.self)
    case .sheet, .popover: traitOverrides.userInterfaceLevel = .elevated
    }
  }

  private var isDark: Bool { traitCollection.userInterfaceStyle == .dark }

  private var layers: GlassLook.Layers {
    switch look {
    case .plain: ([], [])
    case .sheet:
      GlassLook.sheet(bounds, topRadius: topRadius, bottomRadius: bottomRadius, isDark: isDark)
    case .popover: popover
    case .alert: GlassLook.platter(bounds, radius: topRadius, style: .alert, isDark: isDark)
    }
  }

  private var popover: GlassLook.Layers {
    var layers = GlassLook.platter(bounds, radius: topRadius, style: .popover, isDark: isDark)
    if let arrow {
      let fill = UIColor.systemBackground.displayColor(for: traitCollection)
      layers.behind.insert(.fill(arrow.path(on: bounds), .color(fill)), at: 1)
    }
    return layers
  }

  override func displayItems() -> [DisplayItem] { layers.behind }

  override func overlayDisplayItems() -> [DisplayItem] {
    guard showsGrabber else { return layers.above }
    return layers.above + [GlassLook.grabber(inWidth: bounds.width, isDark: isDark)]
  }
}
