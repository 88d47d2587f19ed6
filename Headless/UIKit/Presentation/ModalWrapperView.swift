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

  private var layers: Glass.Layers {
    switch look {
    case .plain: ([], [])
    case .sheet:
      Glass.sheet(bounds, topRadius: topRadius, bottomRadius: bottomRadius, isDark: isDark)
    case .popover: Glass.platter(bounds, radius: topRadius, style: .popover, isDark: isDark)
    case .alert: Glass.platter(bounds, radius: topRadius, style: .alert, isDark: isDark)
    }
  }

  override func displayItems() -> [DisplayItem] { layers.behind }

  override func overlayDisplayItems() -> [DisplayItem] {
    guard showsGrabber else { return layers.above }
    return layers.above + [Glass.grabber(inWidth: bounds.width, isDark: isDark)]
  }
}
