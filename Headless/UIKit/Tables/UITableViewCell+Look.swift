extension UITableViewCell {
  private var isLit: Bool {
    (parts.isHighlighted || (parts.isSelected && !(parts.isEditing && parts.selectsWhileEditing)))
      && selectionStyle != .none
  }

  private var fill: UIColor {
    if isLit, selectedBackgroundView == nil { return .systemGray4 }
    if let configuration = parts.backgroundConfiguration {
      return configuration.backgroundColor ?? .clear
    }
    if let own = backgroundColor { return own }
    return place.isGrouped ? .secondarySystemGroupedBackground : .systemBackground
  }

  private var shape: DisplayShape {
    let box = CGRect(origin: .zero, size: bounds.size)
    let radius = place.cornerRadius
    guard radius > 0, place.isFirst || place.isLast else { return .rect(box) }
    let top = place.isFirst ? min(radius, box.height / 2) : 0
    let bottom = place.isLast ? min(radius, box.height / 2) : 0
    return .roundedRect(box, radii: [top, top, bottom, bottom])
  }

  func cellItems() -> [DisplayItem] {
    let traits = traitCollection
    var items: [DisplayItem] = [.fill(shape, .color(fill.displayColor(for: traits)))]
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if !place.isLast || table?.style == .plain, let table, table.separatorStyle != .none, !isLit {
      let pixel = 1 / max(traits.displayScale, 1)
      let leading = parts.hasOwnSeparatorInset ? separatorInset.left : separatorStart
      let trailing: CGFloat = Stage.current.look == .glass ? 16 : 0
      let x = isMirrored ? trailing : leading
      let width = max(0, bounds.width - leading - trailing)
      let line = CGRect(x: x, y: bounds.height - pixel, width: width, height: pixel)
      let color = table.separatorColor ?? .separator
      items.append(.fill(.rect(line), .color(color.displayColor(for: traits))))
    }
    items += accessoryItems(isMirrored: isMirrored)
    if parts.isEditing, parts.selectsWhileEditing { items += selectionCircle }
    if showsHandle { items.append(handle) }
    return items
  }

  private var separatorStart: CGFloat {
    let indent = contentView.frame.minX + CGFloat(indentationLevel) * indentationWidth
    let hasImage =
      parts.legacy?.picture.image != nil
      || (parts.contentConfiguration as? UIListContentConfiguration)?.image != nil
    return indent + place.swipe + (hasImage ? 60 : table?.separatorInset.left ?? 16)
  }

  private func accessoryItems(isMirrored: Bool) -> [DisplayItem] {
    let type = parts.isEditing ? editingAccessoryType : accessoryType
    guard (parts.isEditing ? editingAccessoryView : accessoryView) == nil else { return [] }
    let gray = UIColor.tertiaryLabel.displayColor(for: traitCollection)
    func origin(_ size: CGSize, _ inset: CGFloat) -> CGPoint {
      let x = bounds.width - inset - size.width - place.swipe
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
    let circle = CGRect(x: 16, y: bounds.midY - 11, width: 22, height: 22)
    let gray = UIColor.tertiaryLabel.displayColor(for: traitCollection)
    guard parts.isSelected else {
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
        frame: CGRect(x: bounds.width - 38, y: bounds.midY - 11, width: 22, height: 22),
        color: UIColor.tertiaryLabel.displayColor(for: traitCollection)
      )
    )
  }

  // MARK: What is heard

  /// One element that reads its texts; what can be acted on in it lies below.
  func cellNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
    updateConfigurationIfNeeded()
    let views: [UIView?] = [contentView, accessoryView, parts.detailButton, parts.editControl]
    let inner = views.compactMap { $0 }.filter { !$0.isHidden }
      .flatMap { $0.accessibilityNodes() }.flatMap(\.flattened)
    let quiet: Set<AccessibilityNode.Role> = [.text, .heading, .image, .container]
    let texts = inner.filter { $0.role == .text || $0.role == .heading }.compactMap(\.label)
      .filter { !$0.isEmpty }
    var node = accessibilityElement(role: .cell)
    node.label = accessibilityLabel ?? texts.first
    if node.value == nil {
      let rest = texts.dropFirst().joined(separator: ", ")
      node.value = rest.isEmpty ? nil : rest
    }
    node.isSelected = isSelected || accessoryType == .checkmark
    let controls = inner.filter { !quiet.contains($0.role) }
    if !controls.isEmpty {
      node.children = inner.filter { $0.role == .text || !quiet.contains($0.role) }
    }
    return [node]
  }
}
