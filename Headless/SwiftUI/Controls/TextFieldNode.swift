@_spi(Headless) import UIKit

/// One line of text that can be edited. The label stands in while it is empty.
final class TextFieldNode<Label: View>: BoundNode<TextField<Label>, Label, String> {
  private var isEditing = false

  override func content(of view: TextField<Label>) -> Label { view.label }

  override func binding(of view: TextField<Label>) -> Binding<String> { view.text }

  private var text: String { value ?? "" }

  override func environmentDidChange() {
    invalidateLayout()
    invalidateDisplay()
    super.environmentDidChange()
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let font = environment.resolvedFont
    let height = TextLayout("X", style: font, scale: environment.displayScale).size.height
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    return CGSize(width: width ?? max(40, placeholderWidth), height: height)
  }

  private var placeholderWidth: CGFloat {
    elements.first.map { $0.size(.unspecified).width } ?? 0
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    for element in elements {
      element.place(bounds, proposal: ProposedViewSize(bounds.size))
    }
  }

  override func explicitGuide(_ guide: VerticalAlignment, in size: ViewDimensions) -> CGFloat? {
    guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
    return TextMetrics.ascender(pointSize: environment.resolvedFont.pointSize)
  }

  // MARK: Drawing

  private var placeholder: String {
    if let prompt = view.prompt { return prompt.plain }
    var parts: [AccessibilityNode] = []
    super.accessibility(in: &parts)
    return parts.compactMap(\.label).joined(separator: ", ")
  }

  private var shownText: String {
    view.isSecure ? String(repeating: "•", count: text.count) : text
  }

  override func display(in context: inout DisplayContext) {
    let environment = environment
    let isEmpty = text.isEmpty
    let color =
      isEmpty
      ? UIColor.placeholderText.displayColor(for: environment.colorTraits)
      : environment.foregroundPaint.color
    let layout = TextLayout(
      isEmpty ? placeholder : shownText,
      style: environment.resolvedFont,
      maxWidth: max(1, frame.width),
      maxLines: 1,
      scale: environment.displayScale
    )
    let box = context.local(frame)
    context.add(
      .text(
        DisplayText(
          layout,
          frame: box,
          color: color,
          alignment: isRightToLeft ? .right : .left
        )
      )
    )
    guard isEditing else { return }
    let caretX = isEmpty ? box.minX : min(box.maxX - 2, box.minX + layout.size.width + 1)
    let caret = CGRect(x: caretX, y: box.minY, width: 2, height: box.height)
    context.add(
      .fill(.box(caret, radius: 1), .color(Color.accentColor.display(in: environment)))
    )
  }

  // MARK: Editing

  private var target: CGRect {
    frame.insetBy(dx: 0, dy: min(0, (frame.height - 44) / 2))
  }

  override func hitTest(_ point: CGPoint) -> Node? {
    target.contains(point) ? self : nil
  }

  override func touch(_ phase: TouchPhase, at point: CGPoint) {
    guard phase == .ended, environment.isEnabled, target.contains(point) else { return }
    setEditing(true)
  }

  private func setEditing(_ editing: Bool) {
    guard editing != isEditing else { return }
    isEditing = editing
    view.onEditingChanged(editing)
    invalidateDisplay()
  }

  /// A return ends the editing and submits; it is no character of one line.
  private func type(_ added: String) {
    let lines = added.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index > 0 { submit() }
      if !line.isEmpty { setText(view.text.wrappedValue + line) }
    }
  }

  private func submit() {
    guard environment.isEnabled else { return }
    setEditing(false)
    view.onCommit()
    environment.submitActions.run(.text)
  }

  private func setText(_ new: String) {
    guard environment.isEnabled else { return }
    setEditing(true)
    guard new != view.text.wrappedValue else { return }
    view.text.wrappedValue = new
  }

  override func accessibility(in list: inout [AccessibilityNode]) {
    let label = placeholder
    list.append(
      AccessibilityNode(
        role: view.isSecure ? .secureField : .textField,
        label: label,
        value: shownText,
        isEnabled: environment.isEnabled,
        frame: windowRect(target),
        view: containerView,
        insertText: { [weak self] added in
          guard let self else { return }
          type(added)
        },
        setText: { [weak self] new in self?.setText(new) }
      )
    )
  }
}
