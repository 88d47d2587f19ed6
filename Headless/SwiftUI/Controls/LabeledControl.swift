@_spi(Headless) import UIKit

/// A label at the leading edge and a control at the trailing one, which is heard by the label.
nonisolated struct LabeledControl<Label: View, Control: View>: View {
  typealias Body = Never

  let label: Label
  let control: Control
  var isLabelHidden = false

  @MainActor
  static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    LabeledControlNode(view, parent)
  }
}

final class LabeledControlNode<Label: View, Control: View>:
  ViewNode<LabeledControl<Label, Control>>, RowTargetForwarder, RowControl
{
  private static var gap: CGFloat { 8 }

  private var made: (label: ViewNode<Label>, control: ViewNode<Control>)?

  private var parts: (label: ViewNode<Label>, control: ViewNode<Control>) {
    if let made { return made }
    let parts = (label: makeChild(view.label), control: makeChild(view.control))
    made = parts
    return parts
  }

  private var isLabelHidden: Bool { view.isLabelHidden || environment.hidesLabels }
  private var labelElements: [Node] { isLabelHidden ? [] : gather(parts.label) }
  private var controlElements: [Node] { gather(parts.control) }

  override func receive(_ new: LabeledControl<Label, Control>) {
    if new.isLabelHidden != view.isLabelHidden { invalidateLayout() }
    view = new
    made?.label.receive(new.label)
    made?.control.receive(new.control)
  }

  override func prepareChildren() {
    _ = parts
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    guard let made else { return }
    visit(made.label)
    visit(made.control)
  }

  override var isTransparentForRows: Bool { false }

  override func childElementsDidChange() {
    invalidateLayout()
  }

  override func environmentDidChange() {
    invalidateLayout()
    super.environmentDidChange()
  }

  // MARK: Layout

  private var label: ImplicitStack { ImplicitStack(axis: nil, elements: labelElements) }
  private var control: ImplicitStack { ImplicitStack(axis: .horizontal, elements: controlElements) }

  private func size(_ stack: ImplicitStack, _ proposal: ProposedViewSize) -> CGSize {
    stack.elements.isEmpty ? .zero : stack.size(proposal)
  }

  private func sizes(_ proposal: ProposedViewSize) -> (label: CGSize, control: CGSize) {
    let control = size(
      control,
      ProposedViewSize(width: isLabelHidden ? proposal.width : nil, height: nil)
    )
    let room = proposal.width.map { max(0, $0 - control.width - Self.gap) }
    return (size(label, ProposedViewSize(width: room, height: proposal.height)), control)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let sizes = sizes(proposal)
    guard !labelElements.isEmpty else { return sizes.control }
    let least = sizes.label.width + Self.gap + sizes.control.width
    let width = proposal.width.map { $0.isFinite ? max($0, least) : least } ?? least
    return CGSize(width: width, height: max(sizes.label.height, sizes.control.height))
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let sizes = sizes(ProposedViewSize(bounds.size))
    func frame(_ size: CGSize, x: CGFloat) -> CGRect {
      CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    if !labelElements.isEmpty {
      label.place(
        in: frame(sizes.label, x: bounds.minX),
        proposal: ProposedViewSize(sizes.label)
      )
    }
    guard !controlElements.isEmpty else { return }
    control.place(
      in: frame(sizes.control, x: bounds.maxX - sizes.control.width),
      proposal: ProposedViewSize(sizes.control)
    )
  }

  override func explicitGuide(_ guide: VerticalAlignment, in size: ViewDimensions) -> CGFloat? {
    labelElements.first?.explicitGuide(guide, in: size)
  }

  override var layoutChildren: [Node] { labelElements + controlElements }

  // MARK: What is heard and touched

  var rowTargetInside: Node? {
    let elements = controlElements
    return elements.count == 1 ? elements[0].rowTarget : nil
  }

  private var spokenLabel: String? {
    if isLabelHidden {
      parts.label.prepareBelow()
      return parts.label.containedText
    }
    var heard: [AccessibilityNode] = []
    for element in labelElements {
      element.accessibility(in: &heard)
    }
    let words = heard.compactMap(\.label)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  override func accessibility(in list: inout [AccessibilityNode]) {
    var controls: [AccessibilityNode] = []
    for element in controlElements {
      element.accessibility(in: &controls)
    }
    guard let spoken = spokenLabel else { return list += controls }
    list += controls.map { control in
      var node = control
      node.label = control.label.map { $0.isEmpty ? spoken : "\(spoken), \($0)" } ?? spoken
      return node
    }
  }
}

extension EnvironmentValues {
  /// Whether controls show no label; they are heard by it all the same.
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

private enum HidesLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  nonisolated public func labelsHidden() -> some View {
    environment(\.hidesLabels, true)
  }
}
