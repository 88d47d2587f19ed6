extension UITextView {
  /// Beside the text, in addition to the insets.
  private static let linePadding: CGFloat = 5

  var shownFont: UIFont {
    let base = font ?? .systemFont(ofSize: 12)
    return adjustsFontForContentSizeCategory ? base.adjusted(to: traitCollection) : base
  }

  private func layout(width: CGFloat) -> TextLayout {
    let insets = textContainerInset
    return TextLayout(
      text ?? "",
      style: shownFont.layoutStyle,
      maxWidth: max(0, width - insets.left - insets.right - 2 * Self.linePadding),
      maxLines: 0,
      scale: max(traitCollection.displayScale, 1)
    )
  }

  func sizeThatFits(_ width: CGFloat) -> CGSize {
    let layout = layout(width: width)
    let insets = textContainerInset
    return CGSize(
      width: width,
      height: max(layout.size.height, shownFont.lineHeight) + insets.top + insets.bottom
    )
  }

  func textItems() -> [DisplayItem] {
    let layout = layout(width: bounds.width)
    let insets = textContainerInset
    // Its own drawing doesn't scroll: the offset is taken off here.
    let box = CGRect(
      x: insets.left + Self.linePadding,
      y: insets.top - contentOffset.y,
      width: max(0, bounds.width - insets.left - insets.right - 2 * Self.linePadding),
      height: layout.size.height
    )
    guard !layout.lines.isEmpty else { return isFirstResponder ? [caret(in: box)] : [] }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let text = DisplayText(
      layout,
      frame: box,
      color: displayColor(textColor ?? .label),
      alignment: textAlignment.display(isRightToLeft: isRightToLeft)
    )
    return [.text(text)] + (isFirstResponder ? [caret(in: box)] : [])
  }

  /// Behind the text before the caret, laid out by itself.
  private func caret(in box: CGRect) -> DisplayItem {
    let before = (buffer.text as NSString).substring(to: buffer.insertion.location)
    let style = shownFont.layoutStyle
    let scale = max(traitCollection.displayScale, 1)
    let layout = TextLayout(before, style: style, maxWidth: box.width, maxLines: 0, scale: scale)
    let isAtStart = before.isEmpty || before.last == "\n"
    let line = isAtStart ? "" : layout.lines.last ?? ""
    let breaks = before.last == "\n" && layout.lines.last?.isEmpty == false
    let row = max(0, layout.lines.count - 1) + (breaks ? 1 : 0)
    let x = box.minX + TextLayout(line, style: style, maxLines: 1).size.width
    return .fill(
      .capsule(
        CGRect(
          x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 2 * box.midX - x : x,
          y: box.minY + CGFloat(row) * style.linePitch,
          width: 2,
          height: shownFont.lineHeight
        )
      ),
      .color(displayColor(tintColor ?? .defaultTint))
    )
  }

  // MARK: What is heard

  func textNode() -> AccessibilityNode {
    guard isEditable else {
      var node = accessibilityElement(role: .text)
      node.label = accessibilityLabel ?? text
      return node
    }
    var node = accessibilityElement(role: .textField)
    node.label = accessibilityLabel
    node.value = accessibilityValue ?? (hasText ? text : nil)
    node.insertText = { [weak self] text in
      guard let self, self.becomeFirstResponder() else { return }
      for character in text { self.typeText(String(character)) }
    }
    node.setText = { [weak self] text in
      guard let self, self.becomeFirstResponder() else { return }
      self.replaceAll(with: text)
    }
    return node
  }
}

@_spi(Headless)
extension UITextView: KeyTarget {
  @_spi(Headless)
  public func typeText(_ text: String) {
    let range = buffer.insertion
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    else { return }
    insertText(text)
  }

  @_spi(Headless)
  public func deleteKey() {
    guard let range = buffer.deletion else { return }
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: "") ?? true
    else { return }
    deleteBackward()
  }

  @_spi(Headless)
  public func returnKey() {
    typeText("\n")
  }
}
