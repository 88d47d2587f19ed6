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

    enum Edge { case top, bottom, left, right }

    let edge: Edge
    /// Along the edge, from its left or upper end.
    let position: CGFloat

    @MainActor
    func path(on card: CGRect) -> DisplayShape {
      let half = Self.size.width / 2
      /// A point by its way along the edge and its distance outwards.
      func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
        switch edge {
        case .top: CGPoint(x: position + along, y: card.minY - out)
        case .bottom: CGPoint(x: position + along, y: card.maxY + out)
        case .left: CGPoint(x: card.minX - out, y: position + along)
        case .right: CGPoint(x: card.maxX + out, y: position + along)
        }
      }
      let tip = Self.size.height
      return .path([
        .move(point(-half, 0)),
        .curve(point(0, tip), control1: point(-half / 2, 0), control2: point(-5, tip)),
        .curve(point(half, 0), control1: point(5, tip), control2: point(half / 2, 0)),
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

  /// Plain again, before another look.
  func reset() {
    look = .plain
    topRadius = 0
    bottomRadius = 0
    arrow = nil
    showsGrabber = false
    alpha = 1
    transform = .identity
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
