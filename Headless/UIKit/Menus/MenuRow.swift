/// One row of a menu.
final class MenuRow: UIControl {
  private let row: MenuModel.Row?
  private let title: String
  private let subtitle: String?
  var metrics = MenuMetrics()
  var hasIcons = false
  var hasChecks = false
  var onTap: (() -> Void)?

  init(_ row: MenuModel.Row) {
    self.row = row
    switch row {
    case .action(let action, _):
      title = action.title
      subtitle = action.subtitle
    case .submenu(let menu):
      title = menu.title
      subtitle = menu.subtitle
    case .loading:
      title = "Loading…"
      subtitle = nil
    }
    super.init(frame: .zero)
    isEnabled = isAvailable
  }

  /// The row at the top of a submenu, which leads back.
  init(back title: String) {
    row = nil
    self.title = title
    subtitle = nil
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  // MARK: State

  private var action: UIAction? {
    if case .action(let action, _)? = row { action } else { nil }
  }

  private var isSubmenu: Bool {
    if case .submenu? = row { true } else { false }
  }

  private var isLoading: Bool {
    if case .loading? = row { true } else { false }
  }

  private var isAvailable: Bool {
    !isLoading && action?.attributes.contains(.disabled) != true
  }

  private var isDestructive: Bool {
    if case .submenu(let menu)? = row { return menu.options.contains(.destructive) }
    return action?.attributes.contains(.destructive) == true
  }

  func tap() {
    guard isEnabled else { return }
    onTap?()
  }

  override var isTapTarget: Bool { isEnabled }

  override var claimsSingleTaps: Bool { true }

  override func didTouchUpInside(_ event: UIEvent?) {
    tap()
  }

  // MARK: Layout

  private var textWidth: CGFloat {
    metrics.textWidth(hasChecks: hasChecks, hasIcons: hasIcons) - (isSubmenu ? 17 : 0)
  }

  private var weight: Int { row == nil ? 600 : 400 }

  private var titleLayout: TextLayout {
    TextLayout(
      title,
      style: TextLayout.Style(pointSize: 17, weight: weight),
      maxWidth: textWidth,
      maxLines: hasSubtitle ? 1 : 2
    )
  }

  private var hasSubtitle: Bool { subtitle?.isEmpty == false }

  var fittingHeight: CGFloat {
    if hasSubtitle { return metrics.subtitleRowHeight }
    return titleLayout.lines.count > 1 ? metrics.wrappedRowHeight : metrics.rowHeight
  }

  // MARK: Look

  private var color: DisplayColor {
    if isLoading || !isEnabled {
      return display(metrics.isGlass ? .secondaryLabel : .tertiaryLabel)
    }
    return isDestructive ? display(.red) : display(.label)
  }

  override func displayItems() -> [DisplayItem] {
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leading = metrics.leading(hasChecks: hasChecks, hasIcons: hasIcons)
    func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: isFlipped ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
    var items: [DisplayItem] = []
    if isHighlighted { items.append(.fill(.rect(bounds), .color(display(.tertiaryFill)))) }
    let layout = titleLayout
    let height = layout.size.height
    let top = hasSubtitle ? 10 : (bounds.height - height) / 2
    items.append(
      .text(
        DisplayText(
          layout,
          frame: place(leading, top, textWidth, height),
          color: color,
          alignment: isFlipped ? .right : .left
        )
      )
    )
    if let subtitle, hasSubtitle {
      let frame = place(leading, top + height, textWidth, 16)
      items.append(
        .text(
          .line(
            subtitle,
            in: frame,
            pointSize: 13,
            color: display(.secondaryLabel),
            alignment: isFlipped ? .right : .left
          )
        )
      )
    }
    items += markItems(place)
    return items
  }

  private func markItems(
    _ place: (CGFloat, CGFloat, CGFloat, CGFloat) -> CGRect
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    let middle = bounds.midY
    if let action, action.state != .off {
      let name = action.state == .on ? "checkmark" : "minus"
      let center: CGFloat = metrics.isGlass ? 20 : 18
      items.append(
        .symbol(
          DisplaySymbol(
            name: name,
            frame: place(center - 6.5, middle - 6, 13, 12),
            weight: 600,
            color: color
          )
        )
      )
    }
    if let image = row?.image {
      let center = metrics.isGlass ? 36 : bounds.width - 27
      let box = place(center - 10, middle - 10, 20, 20)
      items += [image.displayItem(in: box, tint: color, traits: traitCollection)]
        .compactMap { $0 }
    }
    if isSubmenu || row == nil {
      let name = row == nil ? "chevron.down" : "chevron.forward"
      let side: CGFloat = row == nil ? 13 : 9
      let frame = place(bounds.width - 31 + 9 - side, middle - 6.5, side, 13)
      items.append(
        .symbol(
          DisplaySymbol(
            name: name,
            frame: frame,
            weight: 600,
            color: display(.tertiaryLabel),
            isFlipped: effectiveUserInterfaceLayoutDirection == .rightToLeft
          )
        )
      )
    }
    return items
  }

  override func accessibilityNodes() -> [AccessibilityNode] {
    [
      AccessibilityNode(
        role: isLoading ? .progress : .button,
        label: title,
        value: subtitle,
        identifier: action?.accessibilityIdentifier,
        isEnabled: isEnabled,
        isSelected: action?.state == .on,
        frame: convert(bounds, to: nil),
        view: self
      )
    ]
  }

  /// Whether the row opens another menu, as VoiceOver tells.
  var opensMenu: Bool { isSubmenu }
  var isDestructiveRow: Bool { isDestructive }
}
