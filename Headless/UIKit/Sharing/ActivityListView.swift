/// A header with what is shared, and a card of actions.
final class ActivityListView: UIView {
  private let titleLabel = UILabel()
  private var rows: [ActivityRowView] = []
  private let apps: ActivityAppsView
  private let closeButton: SheetCloseButton

  init(
    title: String,
    apps: [ActivityApp],
    rows: [ActivityRow],
    choose: @escaping (ActivityApp) -> Void,
    close: @escaping () -> Void
  ) {
    self.apps = ActivityAppsView(apps, choose: choose)
    closeButton = SheetCloseButton(close: close)
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    addSubview(titleLabel)
    addSubview(closeButton)
    if !apps.isEmpty { addSubview(self.apps) }
    self.rows = rows.enumerated().map { index, row in
      ActivityRowView(row: row, isLast: index == rows.count - 1)
    }
    for row in self.rows {
      addSubview(row)
    }
  }

  required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  private static let header: CGFloat = 64
  private static let rowHeight: CGFloat = 52
  private static let inset: CGFloat = 16

  /// Where the card of actions begins.
  private var cardY: CGFloat {
    Self.header + (apps.superview == nil ? 0 : ActivityAppsView.height + 8)
  }

  /// A popover is closed by a tap beside it.
  var isInPopover = false { didSet { closeButton.isHidden = isInPopover } }

  override func layoutSubviews() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width - 68 - Self.inset - 38
    titleLabel.frame = CGRect(x: isMirrored ? 54 : 68, y: 23, width: width, height: 18)
    closeButton.frame = CGRect(
      x: isMirrored ? Self.inset - 7 : bounds.width - Self.inset - 37,
      y: 10,
      width: 44,
      height: 44
    )
    apps.frame = CGRect(
      x: 0,
      y: Self.header,
      width: bounds.width,
      height: ActivityAppsView.height
    )
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: Self.inset,
        y: cardY + CGFloat(index) * Self.rowHeight,
        width: bounds.width - 2 * Self.inset,
        height: Self.rowHeight
      )
    }
  }

  override func displayItems() -> [DisplayItem] {
    let traits = traitCollection
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let iconX = isMirrored ? bounds.width - Self.inset - 40 : Self.inset
    let icon = CGRect(x: iconX, y: 12, width: 40, height: 40)
    let card = CGRect(
      x: Self.inset,
      y: cardY,
      width: bounds.width - 2 * Self.inset,
      height: CGFloat(rows.count) * Self.rowHeight
    )
    return [
      .fill(.box(icon, radius: 9), .color(UIColor.tertiarySystemFill.displayColor(for: traits))),
      .symbol(
        DisplaySymbol(
          name: "doc",
          frame: icon.insetBy(dx: 10, dy: 10),
          color: UIColor.secondaryLabel.displayColor(for: traits)
        )
      ),
      .fill(
        .box(card, radius: 26),
        .color(UIColor.secondarySystemGroupedBackground.displayColor(for: traits))
      ),
    ]
  }
}

final class ActivityRowView: DrawnButton {
  private let row: ActivityRow
  private let isLast: Bool

  init(row: ActivityRow, isLast: Bool) {
    self.row = row
    self.isLast = isLast
    super.init(row.title, perform: row.choose)
  }

  required init?(coder: NSCoder) {
    unsupported("archived views")
    return nil
  }

  override func displayItems() -> [DisplayItem] {
    let traits = traitCollection
    let label = UIColor.label.displayColor(for: traits)
    let text = CGRect(x: 16, y: 0, width: bounds.width - 72, height: bounds.height)
    var items: [DisplayItem] = [
      .text(.line(row.title, in: text, pointSize: 17, color: label))
    ]
    if let symbol = row.symbol {
      let frame = CGRect(x: bounds.width - 38, y: (bounds.height - 22) / 2, width: 22, height: 22)
      items.append(.symbol(DisplaySymbol(name: symbol, frame: frame, color: label)))
    }
    if !isLast {
      let line = CGRect(x: 16, y: bounds.height - 0.5, width: bounds.width - 32, height: 0.5)
      items.append(.fill(.rect(line), .color(UIColor.separator.displayColor(for: traits))))
    }
    return items
  }
}
