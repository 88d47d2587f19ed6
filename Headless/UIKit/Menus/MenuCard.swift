/// The card of an open menu, with its rows.
final class MenuCard: UIView {
  private let model: MenuModel
  private let parentTitle: String?
  var onChoose: ((MenuModel.Row) -> Void)?
  var onBack: (() -> Void)?
  var metrics = MenuMetrics() {
    didSet {
      guard oldValue != metrics else { return }
      reload()
    }
  }
  private var parts: [Part] = []
  /// Scrolls where the rows are higher than the screen.
  let content = MenuScrollView(frame: .zero)

  private enum Part {
    case row(MenuRow)
    case header(BarText)
    case gap(MenuDivider)

    var view: UIView {
      switch self {
      case .row(let row): row
      case .header(let text): text
      case .gap(let divider): divider
      }
    }
  }

  init(model: MenuModel, parentTitle: String?) {
    self.model = model
    self.parentTitle = parentTitle
    super.init(frame: .zero)
    addSubview(content)
    content.contentInsetAdjustmentBehavior = .never
    content.showsVerticalScrollIndicator = false
    reload()
    model.onChange = { [weak self] in
      self?.reload()
      self?.superview?.setNeedsLayout()
    }
  }

  required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  // MARK: Rows

  var rows: [MenuRow] {
    parts.compactMap { part in
      if case .row(let row) = part { row } else { nil }
    }
  }

  func reload() {
    for part in parts {
      part.view.removeFromSuperview()
    }
    parts = []
    let sections = model.sections
    let all = sections.flatMap(\.rows)
    let hasIcons = all.contains { $0.image != nil }
    let hasChecks = all.contains { $0.hasCheck }
    if let parentTitle {
      let row = MenuRow(back: parentTitle)
      row.onTap = { [weak self] in self?.onBack?() }
      parts += [.row(row), .gap(MenuDivider(frame: .zero))]
    }
    for (index, section) in sections.enumerated() {
      if index > 0 { parts.append(.gap(MenuDivider(frame: .zero))) }
      if let title = section.title, parentTitle == nil || index > 0 {
        parts.append(.header(header(title)))
      }
      for element in section.rows {
        let row = MenuRow(element)
        row.onTap = { [weak self] in self?.onChoose?(element) }
        parts.append(.row(row))
      }
    }
    for row in rows {
      row.metrics = metrics
      row.hasIcons = hasIcons
      row.hasChecks = hasChecks
    }
    for part in parts {
      if case .gap(let divider) = part { divider.isGlass = metrics.isGlass }
      content.addSubview(part.view)
    }
    setNeedsLayout()
  }

  private func header(_ title: String) -> BarText {
    let text = BarText(frame: .zero)
    text.text = title
    text.style = TextLayout.Style(pointSize: 13, weight: metrics.isGlass ? 500 : 400)
    text.color = .secondaryLabel
    text.alignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    return text
  }

  private func height(of part: Part) -> CGFloat {
    switch part {
    case .row(let row): row.fittingHeight
    case .header: metrics.headerHeight
    case .gap: metrics.sectionGap
    }
  }

  private var contentHeight: CGFloat {
    parts.reduce(2 * metrics.padding) { $0 + height(of: $1) }
  }

  func fittingSize(maxHeight: CGFloat) -> CGSize {
    let height = contentHeight
    return CGSize(width: metrics.width, height: min(height, maxHeight))
  }

  override func layoutSubviews() {
    content.frame = bounds
    content.contentSize = CGSize(width: bounds.width, height: contentHeight)
    content.isScrollEnabled = contentHeight > bounds.height
    var y = metrics.padding
    for part in parts {
      let height = height(of: part)
      switch part {
      case .row(let row):
        row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      case .header(let text):
        let inner = text.naturalSize.height
        text.frame = CGRect(
          x: metrics.isGlass ? 28 : 16,
          y: y + (height - inner) / 2,
          width: bounds.width - (metrics.isGlass ? 56 : 32),
          height: inner
        )
      case .gap(let divider):
        divider.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      }
      y += height
    }
  }

  /// Starts small at the source, so that it seems to grow out of it.
  func moveAnchor(to point: CGPoint) {
    let scale: CGFloat = 0.2
    transform = CGAffineTransform(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: (point.x - center.x) * (1 - scale),
      ty: (point.y - center.y) * (1 - scale)
    )
  }

  // MARK: Look

  private var layers: GlassLook.Layers {
    if metrics.isGlass {
      return GlassLook.platter(bounds, radius: metrics.radius, style: .menu, isDark: isShownDark)
    }
    let shape = DisplayShape.rounded(bounds, radius: metrics.radius)
    let fill = DisplayColor(hex: isShownDark ? 0x252525 : 0xF9F9F9, alpha: 0.97)
    let shadow = DisplayShadow(color: .black(0.2), sigma: 16)
    return ([.shadow(shape, shadow), .fill(shape, .color(fill))], [])
  }

  override func displayItems() -> [DisplayItem] { layers.behind }

  override func overlayDisplayItems() -> [DisplayItem] { layers.above }

  override func accessibilityNodes() -> [AccessibilityNode] {
    parts.flatMap { part -> [AccessibilityNode] in
      switch part {
      case .row(let row): row.accessibilityNodes()
      case .header(let text):
        [
          AccessibilityNode(
            role: .heading,
            label: text.text,
            frame: text.convert(text.bounds, to: nil),
            view: text
          )
        ]
      case .gap: []
      }
    }
  }
}

/// The rows of a menu: a drag that begins on one scrolls.
final class MenuScrollView: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

/// The room between two sections of a menu, with its line.
final class MenuDivider: UIView {
  var isGlass = true { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func displayItems() -> [DisplayItem] {
    let pixel = 1 / max(1, traitCollection.displayScale)
    let line =
      isGlass
      ? CGRect(x: 24, y: bounds.midY, width: bounds.width - 48, height: pixel) : bounds
    let color = isGlass ? display(.separator) : DisplayColor.black(isShownDark ? 0.3 : 0.08)
    return [.fill(.rect(line), .color(color))]
  }
}

extension MenuModel.Row {
  @MainActor
  var image: UIImage? {
    switch self {
    case .action(let action, _): action.shownImage
    case .submenu(let menu): menu.image
    case .loading: nil
    }
  }

  @MainActor
  var hasCheck: Bool {
    if case .action(let action, _) = self { action.state != .off } else { false }
  }
}
