extension UITextField {
  private var sideInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel: 7
    case .roundedRect: 12
    }
  }

  var shownFont: UIFont {
    let base = font ?? .systemFont(ofSize: 17)
    return adjustsFontForContentSizeCategory ? base.adjusted(to: traitCollection) : base
  }

  func contentRect(_ bounds: CGRect) -> CGRect {
    let left = isShown(leftViewMode) ? leftView?.bounds.width ?? 0 : 0
    var right = isShown(rightViewMode) ? rightView?.bounds.width ?? 0 : 0
    if showsClearButton { right = max(right, 26 - sideInset) }
    return CGRect(
      x: bounds.minX + max(left, sideInset),
      y: bounds.minY,
      width: max(0, bounds.width - max(left, sideInset) - max(right, sideInset)),
      height: bounds.height
    )
  }

  var fittingSize: CGSize {
    let shown = hasText ? text ?? "" : placeholder ?? ""
    let layout = TextLayout(shown, style: shownFont.layoutStyle, maxLines: 1)
    let line = TextLayout.roundUp(shownFont.lineHeight, scale: max(traitCollection.displayScale, 1))
    return CGSize(
      width: layout.size.width + 2 * sideInset,
      height: borderStyle == .roundedRect
        ? max(34, line + 12) : line + (borderStyle == .none ? 2 : 8)
    )
  }

  // MARK: Drawing

  private var shownText: String {
    isSecureTextEntry ? String(repeating: "•", count: (text ?? "").count) : text ?? ""
  }

  func fieldItems() -> [DisplayItem] {
    var items = borderItems()
    let isPlaceholder = !hasText
    let shown = isPlaceholder ? placeholder ?? "" : shownText
    let room =
      isPlaceholder
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let layout = TextLayout(
      shown,
      style: shownFont.layoutStyle,
      maxWidth: room.width,
      maxLines: 1,
      scale: max(traitCollection.displayScale, 1)
    )
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let alignment = textAlignment.display(isRightToLeft: isRightToLeft)
    let box = CGRect(
      x: room.minX,
      y: room.midY - shownFont.lineHeight / 2,
      width: room.width,
      height: shownFont.lineHeight
    )
    if !layout.lines.isEmpty {
      let color: UIColor =
        isPlaceholder ? placeholderColor : isEnabled ? textColor ?? .label : .tertiaryLabel
      items.append(
        .text(DisplayText(layout, frame: box, color: displayColor(color), alignment: alignment))
      )
    }
    if isEditing {
      let width = isPlaceholder ? 0 : layout.size.width
      items.append(caret(in: box, textWidth: width, alignment: alignment))
    }
    if showsClearButton { items.append(clearItem()) }
    return items
  }

  private func caret(
    in box: CGRect,
    textWidth: CGFloat,
    alignment: DisplayText.Alignment
  ) -> DisplayItem {
    let x: CGFloat =
      switch alignment {
      case .left: box.minX + textWidth
      case .center: box.midX + textWidth / 2
      case .right: box.maxX - 2
      }
    return .fill(
      .capsule(CGRect(x: x, y: box.minY, width: 2, height: box.height)),
      .color(displayColor(tintColor ?? .defaultTint))
    )
  }

  private func clearItem() -> DisplayItem {
    let box = clearButtonRect(forBounds: bounds)
    let color = displayColor(.tertiaryLabel)
    if let item = clearImage()?.displayItem(in: box, tint: color, traits: traitCollection) {
      return item
    }
    return .symbol(
      DisplaySymbol(
        name: "xmark.circle.fill",
        frame: clearButtonRect(forBounds: bounds),
        color: displayColor(.tertiaryLabel)
      )
    )
  }

  private func borderItems() -> [DisplayItem] {
    let box = borderRect(forBounds: CGRect(origin: .zero, size: bounds.size))
    let line = DisplayPaint.color(displayColor(.separator))
    switch borderStyle {
    case .none:
      return []
    case .line, .bezel:
      let shape = DisplayShape.rect(box.insetBy(dx: 0.5, dy: 0.5))
      return [.stroke(shape, line, DisplayStroke(width: 1))]
    case .roundedRect:
      let shape = DisplayShape.box(box, radius: 8)
      return [
        .fill(shape, .color(displayColor(.systemBackground))),
        .stroke(.box(box.insetBy(dx: 0.25, dy: 0.25), radius: 8), line, DisplayStroke(width: 0.5)),
      ]
    }
  }

  // MARK: What is heard

  func fieldNode() -> AccessibilityNode {
    let isSearch = accessibilityTraits.contains(.searchField)
    var node = accessibilityElement(
      role: isSecureTextEntry ? .secureField : isSearch ? .searchField : .textField
    )
    node.label = accessibilityLabel ?? placeholder
    node.value = accessibilityValue ?? (hasText ? shownText : nil)
    node.isEnabled = isEnabled && node.isEnabled
    guard isEnabled else { return node }
    node.insertText = { [weak self] text in
      guard let self, self.becomeFirstResponder() else { return }
      for character in text {
        if character == "\n" { self.returnKey() } else { self.typeText(String(character)) }
      }
    }
    node.setText = { [weak self] text in
      guard let self, self.becomeFirstResponder() else { return }
      self.replaceAll(with: text)
    }
    return node
  }
}

@_spi(Headless)
extension UITextField: KeyTarget {
  // shouldChangeCharacters → text → editingChanged (D, C.3).
  @_spi(Headless)
  public func typeText(_ text: String) {
    let range = buffer.insertion
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    else { return }
    insertText(text)
  }

  @_spi(Headless)
  public func deleteKey() {
    guard let range = buffer.deletion else {
      if handlesDeleteWithoutText { deleteBackward() }
      return
    }
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true
    else { return }
    deleteBackward()
  }

  // With a handler for it, or without a delegate's veto, the field lets go of the keyboard.
  @_spi(Headless)
  public func returnKey() {
    guard returnKeyIsEnabled, delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsOnExit { resignFirstResponder() }
  }
}
