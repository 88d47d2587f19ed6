/// What a split view controller keeps.
@MainActor
struct SplitState {
  typealias Column = UISplitViewController.Column

  let style: UISplitViewController.Style
  /// What the app gave for each column.
  var given: [Column: UIViewController] = [:]
  /// The stack of each column: the app's own, or one around what it gave.
  var stacks: [Column: UINavigationController] = [:]
  /// Nil until it was shown first.
  var isCollapsed: Bool?
  /// The screens of a column that lie on the collapsed stack now.
  var moved: [Column: [UIViewController]] = [:]
  var displayMode = UISplitViewController.DisplayMode.automatic
  /// A column that was shown or hidden by code or by the button.
  var chosenMode: UISplitViewController.DisplayMode?
  /// Those whose views are in this controller's view.
  var installed: [UIViewController] = []

  /// What is seen while collapsed.
  var shown: UIViewController? {
    if isCollapsed == false { return content(of: .secondary) }
    return given[.compact] ?? base ?? content(of: .primary)
  }

  /// What stands in a column: its stack, or in the classic style whatever the app gave.
  func content(of column: Column) -> UIViewController? {
    stacks[column] ?? (isClassic ? given[column] : nil)
  }

  /// Only styles with columns put what they get into stacks.
  var isClassic: Bool { style == .unspecified }

  /// The stack onto which the columns collapse.
  var base: UINavigationController? {
    isClassic ? stacks[.primary] : style.columns.lazy.compactMap { stacks[$0] }.first
  }

  /// The column whose screens lie on top of the collapsed stack.
  var collapsedTop: Column {
    guard given[.compact] == nil else { return .compact }
    let seen = base?.viewControllers ?? []
    let above = style.columns.last { column in
      moved[column]?.contains { one in seen.contains { $0 === one } } ?? false
    }
    return above ?? style.columns.first { stacks[$0] === base } ?? .primary
  }

  /// Where the primary column floats.
  let panel = SidebarPanel()
  var widths = ColumnWidths()
  var buttonVisibility = 0
  var isInspectorShown = false
  let edgeSwipe = SplitEdgeSwipe()
  /// Leaves the secondary column alone.
  var expandItem: UIBarButtonItem?

  init(style: UISplitViewController.Style) {
    self.style = style
  }
}

/// The columns' container: it draws the lines between them.
final class SplitContainerView: UIView {
  var layOut: () -> Void = {}
  var lines: [CGFloat] = [] {
    didSet { if lines != oldValue { setNeedsDisplay() } }
  }

  override func layoutSubviews() {
    layOut()
  }

  override func overlayDisplayItems() -> [DisplayItem] {
    let pixel = 1 / max(1, traitCollection.displayScale)
    let color = UIColor.separator.displayColor(for: traitCollection)
    return lines.map { x in
      .fill(.rect(CGRect(x: x, y: 0, width: pixel, height: bounds.height)), .color(color))
    }
  }
}

/// The panel of glass in which a sidebar floats beside or over the other columns.
final class SidebarPanel: UIView {
  static let inset: CGFloat = 8
  private static let radius: CGFloat = 26
  let clip = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clip.frame = bounds
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.clipsToBounds = true
    clip.storage.cornerRadius = Self.radius
    addSubview(clip)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var layers: GlassLook.Layers {
    let isDark = traitCollection.userInterfaceStyle == .dark
    return GlassLook.platter(bounds, radius: Self.radius, style: .bar, isDark: isDark)
  }

  override func displayItems() -> [DisplayItem] { layers.behind }

  override func overlayDisplayItems() -> [DisplayItem] { layers.above }
}
