@_spi(Headless) import UIKit

/// Text that can be edited, in a field of UIKit's. The label stands in while it is empty.
final class TextFieldNode<Label: View>:
  ContainerNode<TextField<Label>, TextFieldContent<Label>>, RealViewNode
{
  private var field: (any EditableView)?
  private var value: String?
  private var wantsFocus = false
  private var hasJoined = false

  // MARK: Content

  private var isStyled: Bool {
    if case .custom = environment.textFieldStyling { true } else { false }
  }

  private var hasBorder: Bool {
    if case .roundedBorder = environment.textFieldStyling { true } else { false }
  }

  override func content(of view: TextField<Label>) -> TextFieldContent<Label> {
    guard case .custom(let make) = environment.textFieldStyling else {
      return TextFieldContent(plain: view.label, styled: nil)
    }
    var field = TextField(
      text: view.text,
      label: _TextFieldStyleLabel(content: AnyView(view.label)),
      prompt: view.prompt,
      isSecure: view.isSecure
    )
    field.isMultiline = view.isMultiline
    field.writesAtEnd = view.writesAtEnd
    field.onEditingChanged = view.onEditingChanged
    field.onCommit = view.onCommit
    return TextFieldContent(plain: nil, styled: make(field))
  }

  override func environmentForChildren(_ child: Node) -> EnvironmentValues {
    guard isStyled else { return environment }
    var values = environment
    values.textFieldStyling = .plain
    return values
  }

  // MARK: The value

  private func read() {
    let links = environment.focusLinks
    let view = view
    (value, wantsFocus) = evaluate {
      (view.text.wrappedValue, links.first?.isFocused ?? false)
    }
  }

  override func prepareChildren() {
    super.prepareChildren()
    guard value == nil, !isStyled else { return }
    joinFocus()
    read()
  }

  private func joinFocus() {
    for link in environment.focusLinks {
      link.join(self)
    }
  }

  override func refresh() {
    guard !isStyled else { return }
    read()
    if view.isMultiline { invalidateLayout() }
    updateField()
  }

  override func receive(_ new: TextField<Label>) {
    super.receive(new)
    if value != nil { refresh() }
  }

  override var layoutReadsBody: Bool { view.isMultiline }

  override func environmentDidChange() {
    madeContent?.receive(content(of: view))
    invalidateLayout()
    invalidateDisplay()
    joinFocus()
    focusedEnvironmentDidChange()
    if value != nil { refresh() }
    super.environmentDidChange()
  }

  // MARK: The field

  private var style: TextLayout.Style { environment.resolvedFont }

  private var placeholder: String {
    if let prompt = view.prompt { return prompt.plain }
    content.prepareBelow()
    return content.containedText ?? ""
  }

  private var look: TextLook {
    let environment = environment
    let alignment: NSTextAlignment =
      switch environment.multilineTextAlignment {
      case .leading: .natural
      case .center: .center
      case .trailing: isRightToLeft ? .left : .right
      }
    let hasColor = environment.foreground != nil
    return TextLook(
      font: UIFont(style: style),
      color: hasColor ? UIColor(environment.foregroundPaint.color) : .label,
      tint: environment.tint?.uiColor(in: environment),
      placeholder: placeholder,
      alignment: alignment,
      isEnabled: environment.isEnabled,
      isSecure: view.isSecure,
      hasBorder: hasBorder,
      traits: environment.textTraits
    )
  }

  private func makeField() -> any EditableView {
    if let field { return field }
    let made: any EditableView
    if view.isMultiline {
      let area = TextArea()
      area.submitsOnReturn = !environment.submitActions.isEmpty
      made = area
    } else {
      made = GraphTextField()
    }
    let actions = made.actions
    actions.didChange = { [weak self] in self?.userDidChange($0) }
    actions.didBegin = { [weak self] in self?.editingDidChange(true) }
    actions.didEnd = { [weak self] in self?.editingDidChange(false) }
    actions.didSubmit = { [weak self] in self?.submit() }
    actions.hears = { [weak self] key, isDown in
      self?.environment.hear(key, isDown: isDown) ?? false
    }
    field = made
    return made
  }

  /// Takes over what is in the binding, unless the field keeps it until it ends.
  private func updateField() {
    guard let field else { return }
    if !(view.writesAtEnd && field.isFirstResponder) { field.editedText = value ?? "" }
    field.take(look)
    guard !environment.focusLinks.isEmpty, wantsFocus != field.isFirstResponder else { return }
    graph.enqueue { [weak self] in self?.applyFocus() }
  }

  private func applyFocus() {
    guard let field, isMounted, !environment.focusLinks.isEmpty else { return }
    if wantsFocus {
      _ = field.becomeFirstResponder()
    } else {
      _ = field.resignFirstResponder()
    }
  }

  // MARK: What the user does

  private func userDidChange(_ text: String) {
    guard !view.writesAtEnd, text != view.text.wrappedValue else { return }
    view.text.wrappedValue = text
    // What the binding made of it is shown.
    let kept = view.text.wrappedValue
    if kept != text { field?.editedText = kept }
  }

  private func editingDidChange(_ isEditing: Bool) {
    if !isEditing, view.writesAtEnd, let field {
      view.text.wrappedValue = field.editedText
      field.editedText = view.text.wrappedValue
    }
    for link in environment.focusLinks {
      link.setFocused(isEditing)
    }
    setHasFocus(isEditing)
    view.onEditingChanged(isEditing)
  }

  private func submit() {
    if view.writesAtEnd, let field { view.text.wrappedValue = field.editedText }
    view.onCommit()
    environment.submitActions.run(.text)
  }

  // MARK: Layout

  private var stack: ImplicitStack { ImplicitStack(axis: nil, elements: elements) }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if isStyled { return elements.isEmpty ? .zero : stack.size(proposal) }
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    if view.isMultiline, let width {
      return CGSize(width: width, height: linesHeight(width: width))
    }
    let line = TextLayout("X", style: style, scale: environment.displayScale).size.height
    return CGSize(
      width: width ?? max(40, placeholderWidth),
      height: hasBorder ? max(34, line + 12) : line
    )
  }

  private func linesHeight(width: CGFloat) -> CGFloat {
    let text = value ?? view.text.wrappedValue
    let layout = TextLayout(
      text.isEmpty ? "X" : text,
      style: style,
      maxWidth: max(1, width - (hasBorder ? 24 : 0)),
      maxLines: environment.lineLimit ?? 0,
      scale: environment.displayScale
    )
    return layout.size.height + (hasBorder ? 12 : 0)
  }

  private var placeholderWidth: CGFloat {
    TextLayout(placeholder, style: style, scale: environment.displayScale).size.width
      + (hasBorder ? 24 : 0)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    if isStyled {
      removeField()
      if !elements.isEmpty { stack.place(in: bounds, proposal: proposal) }
      return
    }
    guard let container = containerView else { return }
    let isNew = field == nil
    let field = makeField()
    let place = finalFrame
    if field.frame != place { perform(along: layout.motion?.run) { field.frame = place } }
    guard isNew else { return }
    graph.add(self)
    container.addSubview(field)
    updateField()
  }

  private func removeField() {
    guard let field else { return }
    self.field = nil
    graph.remove(self)
    _ = field.resignFirstResponder()
    field.removeFromSuperview()
  }

  override func willUnmount() {
    removeField()
  }

  var realView: UIView? { field }

  override func explicitGuide(_ guide: VerticalAlignment, in size: ViewDimensions) -> CGFloat? {
    guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
    return TextMetrics.ascender(pointSize: style.pointSize) + (hasBorder ? 6 : 0)
  }

  // MARK: What is drawn, heard and touched

  override func display(in context: inout DisplayContext) {
    if isStyled { return super.display(in: &context) }
    context.pass(field)
  }

  override func accessibility(in list: inout [AccessibilityNode]) {
    if isStyled { return super.accessibility(in: &list) }
    if let field { list += field.accessibilityNodes() }
  }

  override func hitTest(_ point: CGPoint) -> Node? {
    isStyled ? super.hitTest(point) : nil
  }
}

/// The label as it is, or what a custom style makes of the field.
nonisolated struct TextFieldContent<Label: View>: View {
  let plain: Label?
  let styled: AnyView?

  @MainActor
  var body: some View {
    if let plain {
      plain
    } else if let styled {
      styled
    }
  }
}

extension UIFont {
  /// The font with the measures of a style.
  convenience init(style: TextLayout.Style) {
    let weight = Weight(css: style.weight)
    let base =
      style.isMonospaced
      ? UIFont.monospacedSystemFont(ofSize: style.pointSize, weight: weight)
      : UIFont.systemFont(ofSize: style.pointSize, weight: weight)
    self.init(descriptor: base.fontDescriptor, size: style.pointSize)
  }
}

extension UIFont.Weight {
  fileprivate init(css: Int) {
    let weights: [Int: UIFont.Weight] = [
      100: .ultraLight, 200: .thin, 300: .light, 400: .regular, 500: .medium, 600: .semibold,
      700: .bold, 800: .heavy, 900: .black,
    ]
    self = weights[css] ?? .regular
  }
}
