public import Foundation

nonisolated struct SafeAreaInsetModifier<Layer: View>: ViewModifier {
  typealias Body = Never

  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat
  let layer: Layer

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    SafeAreaInsetNode(view, parent)
  }
}

/// Views at an edge, which the content keeps clear of.
final class SafeAreaInsetNode<Modified: View, Layer: View>:
  LayoutModifierNode<Modified, SafeAreaInsetModifier<Layer>>
{
  private var layer: ViewNode<Layer>?

  private var layerElements: [Node] {
    let node = layer ?? makeChild(modifier.layer)
    layer = node
    return gather(node)
  }

  private var stack: ImplicitStack {
    ImplicitStack(axis: nil, elements: layerElements, alignment: modifier.alignment)
  }

  override func modifierDidChange(from old: SafeAreaInsetModifier<Layer>) {
    layer?.receive(modifier.layer)
    guard old.edge != modifier.edge || old.spacing != modifier.spacing else { return }
    invalidateLayout()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    super.forEachChild(visit)
    if let layer { visit(layer) }
  }

  override func prepareChildren() {
    super.prepareChildren()
    _ = layerElements
  }

  private var isUpright: Bool { modifier.edge == .top || modifier.edge == .bottom }

  private func insetLength(_ proposal: ProposedViewSize) -> CGFloat {
    let stack = stack
    guard !stack.elements.isEmpty else { return 0 }
    let size = stack.size(
      ProposedViewSize(
        width: isUpright ? proposal.width : nil,
        height: isUpright ? nil : proposal.height
      )
    )
    return (isUpright ? size.height : size.width) + modifier.spacing
  }

  private func inner(_ proposal: ProposedViewSize, _ inset: CGFloat) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - (isUpright ? 0 : inset)) },
      height: proposal.height.map { max(0, $0 - (isUpright ? inset : 0)) }
    )
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let inset = insetLength(proposal)
    let size = child?.size(inner(proposal, inset)) ?? .zero
    return CGSize(
      width: size.width + (isUpright ? 0 : inset),
      height: size.height + (isUpright ? inset : 0)
    )
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let inset = insetLength(ProposedViewSize(bounds.size))
    let length = max(0, inset - modifier.spacing)
    let (layerBox, contentBox) = boxes(bounds, length: length, inset: inset)
    if let child {
      let offered = ProposedViewSize(contentBox.size)
      let size = child.size(offered)
      child.place(CGRect(origin: contentBox.origin, size: size), proposal: offered)
    }
    if !layerElements.isEmpty {
      stack.place(in: layerBox, proposal: ProposedViewSize(layerBox.size))
    }
  }

  /// Where the views at the edge lie, and where the content does.
  private func boxes(_ bounds: CGRect, length: CGFloat, inset: CGFloat) -> (CGRect, CGRect) {
    var box = bounds
    switch modifier.edge {
    case .top:
      box.size.height = length
      return (box, bounds.from(top: inset))
    case .bottom:
      box.origin.y = bounds.maxY - length
      box.size.height = length
      return (box, bounds.from(bottom: inset))
    case .leading:
      box.size.width = length
      return (box, bounds.from(left: inset))
    case .trailing:
      box.origin.x = bounds.maxX - length
      box.size.width = length
      return (box, bounds.from(right: inset))
    }
  }

  override var layoutChildren: [Node] { super.layoutChildren + layerElements }
}

extension CGRect {
  fileprivate func from(
    top: CGFloat = 0,
    left: CGFloat = 0,
    bottom: CGFloat = 0,
    right: CGFloat = 0
  ) -> CGRect {
    CGRect(
      x: minX + left,
      y: minY + top,
      width: max(0, width - left - right),
      height: max(0, height - top - bottom)
    )
  }
}

// B.7
extension View {
  @available(iOS 15.0, *)
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing ?? 0,
        layer: content()
      )
    )
  }

  @available(iOS 15.0, *)
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing ?? 0,
        layer: content()
      )
    )
  }
}
