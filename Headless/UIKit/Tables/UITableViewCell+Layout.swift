extension UITableViewCell {
  func place(in frame: CGRect, as row: RowLook) {
    self.row = row
    if self.frame != frame { self.frame = frame }
    setNeedsDisplay()
  }

  // MARK: Height

  /// The height that the content asks for at a width, at least that of a row.
  func fittingHeight(width: CGFloat, metrics: TableMetrics) -> CGFloat {
    updateConfigurationIfNeeded()
    let inner = contentFrame(in: CGSize(width: width, height: 0)).width
    if let view = shown.view {
      let own = view.fittingSize(width: inner, height: nil).height
      return max(metrics.rowHeight, own)
    }
    if parts.legacy != nil {
      return legacyLayout(width: inner, metrics: metrics).height
    }
    let height = contentView.fittingSize(width: inner, height: nil).height
    return height > 0 ? height : metrics.rowHeight
  }

  private func legacyLayout(width: CGFloat, metrics: TableMetrics) -> ListTextLayout {
    guard let legacy = parts.legacy else { return ListTextLayout() }
    return ListTextLayout(
      image: legacy.picture.image == nil ? nil : legacy.picture.intrinsicContentSize,
      text: legacy.text,
      secondary: legacy.detail,
      isSideBySide: cellStyle == .value1 || cellStyle == .value2,
      hasColumns: cellStyle == .value2,
      width: width,
      leading: 16 + CGFloat(indentationLevel) * indentationWidth,
      metrics: metrics
    )
  }

  // MARK: Parts

  private var shownAccessory: AccessoryType {
    isEditing ? editingAccessoryType : accessoryType
  }

  private var shownAccessoryView: UIView? {
    isEditing ? editingAccessoryView : accessoryView
  }

  private var accessoryWidth: CGFloat {
    if let view = shownAccessoryView { return view.frame.width + 16 }
    return switch shownAccessory {
    case .none: 0
    case .disclosureIndicator: 16 + Accessory.disclosureSize.width
    case .checkmark: 18.5 + Accessory.checkmarkSize.width
    case .detailButton: 16 + 24
    case .detailDisclosureButton: 16 + 24 + 10 + Accessory.disclosureSize.width
    }
  }

  private var hasEditControl: Bool {
    isEditing && (editingStyle != .none || parts.selectsWhileEditing)
  }

  private func contentFrame(in size: CGSize) -> CGRect {
    // D: in groups the content may keep its place.
    let indents = shouldIndentWhileEditing && parts.indentsWhileEditing || !row.isGrouped
    let leading: CGFloat = hasEditControl && indents ? 42 : 0
    let trailing = accessoryWidth + (showsHandle ? 40 : 0)
    return CGRect(
      x: leading,
      y: 0,
      width: max(0, size.width - leading - trailing),
      height: size.height
    )
  }

  var showsHandle: Bool { isEditing && parts.movesWhileEditing }

  func accessoryDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    updateDetailButton()
  }

  private func updateDetailButton() {
    let isDetail = [AccessoryType.detailButton, .detailDisclosureButton].contains(shownAccessory)
    guard isDetail != (parts.detailButton != nil) else { return }
    parts.detailButton?.removeFromSuperview()
    parts.detailButton = nil
    guard isDetail else { return }
    let button = UIButton(type: .detailDisclosure)
    button.accessibilityLabel = "More Info"
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.table?.accessoryWasTapped(of: self)
      },
      for: .touchUpInside
    )
    parts.detailButton = button
    addSubview(button)
  }

  func replaceAccessory(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new {
      if new.frame.size == .zero { new.frame.size = new.fittingSize(width: nil, height: nil) }
      addSubview(new)
    }
    setNeedsLayout()
  }

  func layOutParts() {
    accessoryView?.isHidden = isEditing
    editingAccessoryView?.isHidden = !isEditing
    updateDetailButton()
    var frame = contentFrame(in: bounds.size)
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func flip(_ rect: CGRect) -> CGRect {
      guard mirrored else { return rect }
      var flipped = rect
      flipped.origin.x = bounds.width - rect.maxX
      return flipped
    }
    frame.origin.x -= parts.swipe
    contentView.frame = flip(frame)
    backgroundView?.frame = bounds
    // D: where several rows can be chosen, another view may stand behind those that are.
    let several = table?.selectsMany == true ? multipleSelectionBackgroundView : nil
    multipleSelectionBackgroundView?.frame = bounds
    multipleSelectionBackgroundView?.isHidden = !isRowLit || several == nil
    selectedBackgroundView?.frame = bounds
    selectedBackgroundView?.isHidden = !isRowLit || several != nil
    if let view = shownAccessoryView {
      view.frame = flip(
        CGRect(
          x: bounds.width - 16 - view.frame.width - parts.swipe,
          y: (bounds.height - view.frame.height) / 2,
          width: view.frame.width,
          height: view.frame.height
        )
      )
    }
    if let button = parts.detailButton {
      let trailing: CGFloat = shownAccessory == .detailDisclosureButton ? 26.5 : 0
      button.frame = flip(
        CGRect(
          x: bounds.width - 16 - trailing - 24 - parts.swipe,
          y: (bounds.height - 24) / 2,
          width: 24,
          height: 24
        )
      )
    }
    parts.reorderControl?.isHidden = !showsHandle
    parts.reorderControl?.frame = flip(
      CGRect(x: bounds.width - 44, y: 0, width: 44, height: bounds.height)
    )
    parts.editControl?.isHidden = !hasEditControl
    parts.editControl?.frame = flip(CGRect(x: 0, y: 0, width: 44, height: bounds.height))
    layOutLegacy()
  }

  private func layOutLegacy() {
    guard let legacy = parts.legacy else { return }
    let metrics = table?.metrics ?? TableMetrics(style: .plain, width: bounds.width)
    let layout = legacyLayout(width: contentView.bounds.width, metrics: metrics)
    layout.apply(
      picture: legacy.picture,
      text: legacy.text,
      secondary: legacy.detail,
      in: contentView.bounds.size,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
  }

  // MARK: Editing

  func setEditingControl(_ style: EditingStyle, selects: Bool, moves: Bool) {
    editingStyle = style
    parts.selectsWhileEditing = selects
    parts.movesWhileEditing = moves
    updateReorderControl()
    guard style != .none, !selects else {
      parts.editControl?.removeFromSuperview()
      parts.editControl = nil
      return
    }
    if parts.editControl == nil {
      let control = CellEditControl()
      control.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          self.table?.editControlWasTapped(of: self)
        },
        for: .touchUpInside
      )
      addSubview(control)
      parts.editControl = control
    }
    parts.editControl?.style = style
    parts.editControl?.isHidden = true
  }
}

/// The round sign at the leading edge of a row that can be deleted or inserted.
final class CellEditControl: UIControl {
  var style = UITableViewCell.EditingStyle.delete { didSet { setNeedsDisplay() } }

  override func displayItems() -> [DisplayItem] {
    let circle = CGRect(x: 16, y: bounds.midY - 11, width: 22, height: 22)
    let color: UIColor = style == .insert ? .systemGreen : .systemRed
    let across = CGRect(x: circle.midX - 5.5, y: circle.midY - 1, width: 11, height: 2)
    var items: [DisplayItem] = [
      .fill(.ellipse(circle), .color(color.displayColor(for: traitCollection))),
      .fill(.rect(across), .color(.white)),
    ]
    if style == .insert {
      let upright = CGRect(x: circle.midX - 1, y: circle.midY - 5.5, width: 2, height: 11)
      items.append(.fill(.rect(upright), .color(.white)))
    }
    return items
  }

  override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden else { return [] }
    var node = accessibilityElement(role: .button)
    node.label = style == .insert ? "Insert" : "Remove"
    return [node]
  }
}
