extension UITableViewCell: LitRow {
  var isRowLit: Bool { (isHighlighted || isSelected) && selectionStyle != .none }

  func cellItems() -> [DisplayItem] {
    let traits = traitCollection
    let fill = row.fill(
      isLit: isRowLit && !hasOwnSelectionView,
      background: shown.background,
      own: backgroundColor
    )
    var items: [DisplayItem] = [
      .fill(row.shape(in: bounds.size), .color(fill.displayColor(for: traits)))
    ]
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if row.hasSeparator, !isRowLit, !isAboveLitRow, let table, table.separatorStyle != .none {
      items.append(
        row.line(
          in: bounds.size,
          leading: parts.hasOwnSeparatorInset ? separatorInset.left : separatorStart,
          isMirrored: isMirrored,
          color: table.separatorColor ?? .separator,
          traits: traits
        )
      )
    }
    items += accessoryItems(isMirrored: isMirrored)
    if isEditing, parts.selectsWhileEditing { items.append(contentsOf: selectionCircle) }
    if showsHandle { items.append(handle) }
    return items
  }

  private var hasOwnSelectionView: Bool {
    selectedBackgroundView != nil
      || table?.selectsMany == true && multipleSelectionBackgroundView != nil
  }

  private var separatorStart: CGFloat {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let content = contentView.frame
    let edge = isMirrored ? bounds.width - content.maxX : content.minX
    let indent = edge + CGFloat(indentationLevel) * indentationWidth
    let hasImage =
      parts.legacy?.picture.image != nil
      || (shown.configuration as? UIListContentConfiguration)?.image != nil
    let start = indent + parts.swipe
    guard let table, table.separatorInsetReference == .fromAutomaticInsets,
      table.table.hasOwnSeparatorInset
    else { return start + (hasImage ? 60 : table?.separatorInset.left ?? 16) }
    return start + (hasImage ? 60 : 16) + table.separatorInset.left
  }

  private func accessoryItems(isMirrored: Bool) -> [DisplayItem] {
    let type = isEditing ? editingAccessoryType : accessoryType
    guard (isEditing ? editingAccessoryView : accessoryView) == nil else { return [] }
    let gray = UIColor.tertiaryLabel.displayColor(for: traitCollection)
    func origin(_ size: CGSize, _ inset: CGFloat) -> CGPoint {
      let x = bounds.width - inset - size.width - parts.swipe
      return CGPoint(
        x: isMirrored ? bounds.width - x - size.width : x,
        y: (bounds.height - size.height) / 2
      )
    }
    switch type {
    case .none, .detailButton:
      return []
    case .disclosureIndicator, .detailDisclosureButton:
      let place = origin(Accessory.disclosureSize, 16)
      return [Accessory.disclosure(at: place, color: gray, isFlipped: isMirrored)]
    case .checkmark:
      let color = (tintColor ?? .defaultTint).displayColor(for: traitCollection)
      return [Accessory.checkmark(at: origin(Accessory.checkmarkSize, 18.5), color: color)]
    }
  }

  private var selectionCircle: [DisplayItem] {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let circle = CGRect(
      x: isMirrored ? bounds.width - 38 : 16,
      y: bounds.midY - 11,
      width: 22,
      height: 22
    )
    let gray = UIColor.tertiaryLabel.displayColor(for: traitCollection)
    guard isSelected else {
      return [.stroke(.ellipse(circle), .color(gray), DisplayStroke(width: 1.5))]
    }
    let tint = (tintColor ?? .defaultTint).displayColor(for: traitCollection)
    let mark = DisplaySymbol(
      name: "checkmark",
      frame: circle.insetBy(dx: 5, dy: 5),
      weight: 700,
      color: .white
    )
    return [.fill(.ellipse(circle), .color(tint)), .symbol(mark)]
  }

  private var handle: DisplayItem {
    .symbol(
      DisplaySymbol(
        name: "line.3.horizontal",
        frame: CGRect(
          x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 16 : bounds.width - 38,
          y: bounds.midY - 11,
          width: 22,
          height: 22
        ),
        color: UIColor.tertiaryLabel.displayColor(for: traitCollection)
      )
    )
  }

  // MARK: What is heard

  func cellNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    updateConfigurationIfNeeded()
    let views: [UIView?] = [contentView, accessoryView, parts.detailButton, parts.editControl]
    let inner = views.compactMap { $0 }.filter { !$0.isHidden }.flatMap { $0.accessibilityNodes() }
    return [cellElement(of: inner, isSelected: isSelected || accessoryType == .checkmark)]
  }
}
