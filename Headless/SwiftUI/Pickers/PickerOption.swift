@_spi(Headless) import UIKit

/// Each view of a picker as a row that can be chosen.
nonisolated struct PickerOptionModifier<Selection: Hashable>: ViewModifier {
  typealias Body = Never

  let selection: Binding<Selection>

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    PickerOptionNode(view, parent)
  }
}

final class PickerOptionNode<Modified: View, Selection: Hashable>:
  LayoutModifierNode<Modified, PickerOptionModifier<Selection>>, RowTarget
{
  private static var markWidth: CGFloat { 24 }

  private var isPressed = false
  private var value: Selection?

  private var tag: Selection? {
    child?.tag(below: optionsRoot)?.value(as: Selection.self)
  }

  /// A copy lies below the node that it is a copy of, beside the options.
  private var optionsRoot: Node { isCopy ? parent ?? self : self }

  private var selected: Selection {
    if let value { return value }
    let value = evaluate { modifier.selection.wrappedValue }
    self.value = value
    return value
  }

  private var isSelected: Bool { tag == selected }

  override func refresh() {
    value = nil
    _ = selected
    invalidateDisplay()
  }

  override func modifierDidChange(from old: PickerOptionModifier<Selection>) {
    value = nil
    invalidateDisplay()
  }

  override var layoutReadsBody: Bool { false }

  // MARK: Layout

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let room = proposal.width.map { max(0, $0 - Self.markWidth) }
    let size = child?.size(ProposedViewSize(width: room, height: proposal.height)) ?? .zero
    let least = size.width + Self.markWidth
    let width = proposal.width.map { $0.isFinite ? max($0, least) : least } ?? least
    return CGSize(width: width, height: max(size.height, environment.isInList ? 0 : 44))
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    guard let child else { return }
    let inner = ProposedViewSize(
      width: max(0, bounds.width - Self.markWidth),
      height: bounds.height
    )
    let size = child.size(inner)
    let origin = CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2)
    child.place(CGRect(origin: origin, size: size), proposal: inner)
  }

  // MARK: What is drawn, heard and touched

  override func display(in context: inout DisplayContext) {
    context.group("Option", frame: frame, opacity: isPressed ? 0.4 : 1) { inner in
      super.display(in: &inner)
      guard isSelected else { return }
      let box = inner.local(frame)
      let x = isRightToLeft ? box.minX : box.maxX - 17
      inner.add(
        .symbol(
          DisplaySymbol(
            name: "checkmark",
            frame: CGRect(x: x, y: box.midY - 8, width: 17, height: 16),
            weight: 600,
            color: Color.accentColor.display(in: environment)
          )
        )
      )
    }
  }

  override func accessibility(in list: inout [AccessibilityNode]) {
    var parts: [AccessibilityNode] = []
    super.accessibility(in: &parts)
    list.append(
      AccessibilityNode(
        role: .button,
        label: parts.compactMap(\.label).joined(separator: ", "),
        isEnabled: environment.isEnabled && tag != nil,
        isSelected: isSelected,
        frame: windowRect(frame),
        view: containerView
      )
    )
  }

  override func hitTest(_ point: CGPoint) -> Node? {
    frame.contains(point) ? self : nil
  }

  override func touch(_ phase: TouchPhase, at point: CGPoint) {
    guard environment.isEnabled else { return }
    let isInside = abs(point.y - frame.midY) < max(44, frame.height) / 2 + 70
    isPressed = (phase == .began || phase == .moved) && isInside
    invalidateDisplay()
    guard phase == .ended, isInside, let tag else { return }
    modifier.selection.wrappedValue = tag
  }
}

/// The options of a picker on a screen of their own: choosing one goes back.
nonisolated struct PickerScreen<Selection: Hashable, Content: View, Title: View>: View {
  let selection: Binding<Selection>
  let content: Content
  let title: Title
  @Environment(\.dismiss) private var dismiss

  init(selection: Binding<Selection>, content: Content, title: Title) {
    self.selection = selection
    self.content = content
    self.title = title
  }

  @MainActor
  var body: some View {
    let selection = selection
    let dismiss = dismiss
    List {
      content.modifier(
        PickerOptionModifier(
          selection: Binding(
            location: FunctionLocation(
              get: { selection.wrappedValue },
              set: { value, _ in
                selection.wrappedValue = value
                MainActor.assumeIsolated { dismiss() }
              }
            )
          )
        )
      )
    }
    .navigationBarTitleDisplayMode(.inline)
    .modifier(NavigationTitleViewModifier(title: title))
  }
}
