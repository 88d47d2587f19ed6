@_spi(Headless) import UIKit

/// Several lines of text that can be edited.
final class TextArea: UIView, EditableView, KeyTarget, KeyHearing {
  let actions = TextActions()

  func hears(_ key: UIKey, isDown: Bool) -> Bool { actions.hears(key, isDown) }

  private var look: TextLook?
  private var text = ""
  /// Whether the return key submits; else it begins a line.
  var submitsOnReturn = false
  /// What lies between the edges and the text, besides what a border takes.
  var inset = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
  static let borderInset = UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12)

  var editedText: String {
    get { text }
    set {
      guard newValue != text else { return }
      text = newValue
      setNeedsDisplay()
    }
  }

  func take(_ look: TextLook) {
    self.look = look
    setNeedsDisplay()
  }

  private var isEnabled: Bool { look?.isEnabled ?? true }

  // MARK: Editing

  override var canBecomeFirstResponder: Bool { isEnabled }

  override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, super.becomeFirstResponder() else { return false }
    actions.didBegin()
    setNeedsDisplay()
    return true
  }

  override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    actions.didEnd()
    setNeedsDisplay()
    return true
  }

  private func userDidChange(_ new: String) {
    text = new
    setNeedsDisplay()
    actions.didChange(new)
  }

  func typeText(_ text: String) {
    userDidChange(self.text + text)
  }

  func deleteKey() {
    guard !text.isEmpty else { return }
    userDidChange(String(text.dropLast()))
  }

  func returnKey() {
    guard submitsOnReturn else { return typeText("\n") }
    _ = resignFirstResponder()
    actions.didSubmit()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 0, dy: min(0, (bounds.height - 44) / 2)).contains(point)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, self.point(inside: touch.location(in: self), with: event)
    else { return }
    _ = becomeFirstResponder()
  }

  // MARK: What is drawn and heard

  override func displayItems() -> [DisplayItem] {
    guard let look else { return [] }
    let isPlaceholder = text.isEmpty
    let style = look.font.layoutStyle
    let room = bounds.inset(by: look.hasBorder ? Self.borderInset : inset)
    let layout = TextLayout(
      isPlaceholder ? look.placeholder : text,
      style: style,
      maxWidth: max(1, room.width),
      scale: max(traitCollection.displayScale, 1)
    )
    let box = CGRect(x: room.minX, y: room.minY, width: room.width, height: layout.size.height)
    let color: UIColor = isPlaceholder ? .placeholderText : look.color ?? .label
    var items = look.hasBorder ? border : []
    if !layout.lines.isEmpty {
      items.append(.text(DisplayText(layout, frame: box, color: displayColor(color))))
    }
    guard isFirstResponder else { return items }
    let last = isPlaceholder ? "" : layout.lines.last ?? ""
    let lines = CGFloat(max(1, isPlaceholder ? 1 : layout.lines.count))
    let line = style.linePitch
    let caret = CGRect(
      x: room.minX + TextLayout(last, style: style).size.width,
      y: room.minY + (lines - 1) * line,
      width: 2,
      height: line
    )
    let tint = displayColor(look.tint ?? tintColor ?? .tintColor)
    return items + [.fill(.box(caret, radius: 1), .color(tint))]
  }

  private var border: [DisplayItem] {
    let line = CGRect(origin: .zero, size: bounds.size).insetBy(dx: 0.25, dy: 0.25)
    return [
      .stroke(.box(line, radius: 8), .color(displayColor(.separator)), DisplayStroke(width: 0.5))
    ]
  }

  override func accessibilityNodes() -> [AccessibilityNode] {
    guard !isHidden, alpha >= 0.01, let look else { return [] }
    var node = AccessibilityNode(
      role: .textField,
      label: look.placeholder.isEmpty ? nil : look.placeholder,
      value: text.isEmpty ? nil : text,
      isEnabled: isEnabled,
      frame: convert(bounds, to: nil),
      view: self
    )
    guard isEnabled else { return [node] }
    node.insertText = { [weak self] text in
      guard let self, self.becomeFirstResponder() else { return }
      for character in text { self.typeText(String(character)) }
    }
    node.setText = { [weak self] text in
      guard let self, self.becomeFirstResponder() else { return }
      self.userDidChange(text)
    }
    return [node]
  }
}
