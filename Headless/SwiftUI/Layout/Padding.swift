nonisolated struct PaddingModifier: ViewModifier {
  typealias Body = Never

  let edges: Edge.Set
  /// Nil for the usual padding.
  let insets: EdgeInsets?

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    PaddingNode(view, parent)
  }

  static var _passage: Passage { .opaque }
}

final class PaddingNode<Modified: View>: LayoutModifierNode<Modified, PaddingModifier> {
  /// What iOS takes when no length is said.
  private static var usual: CGFloat { 16 }

  private var insets: EdgeInsets {
    let insets = modifier.insets ?? EdgeInsets(.all, Self.usual)
    return EdgeInsets(
      top: modifier.edges.contains(.top) ? insets.top : 0,
      leading: modifier.edges.contains(.leading) ? insets.leading : 0,
      bottom: modifier.edges.contains(.bottom) ? insets.bottom : 0,
      trailing: modifier.edges.contains(.trailing) ? insets.trailing : 0
    )
  }

  override func modifierDidChange(from old: PaddingModifier) {
    guard old.edges != modifier.edges || old.insets != modifier.insets else { return }
    invalidateLayout()
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = insets
    return ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.width) },
      height: proposal.height.map { max(0, $0 - insets.height) }
    )
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets
    let size = child?.size(inner(proposal)) ?? .zero
    return CGSize(
      width: max(0, size.width + insets.width),
      height: max(0, size.height + insets.height)
    )
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    child?.place(insets.inset(bounds), proposal: inner(proposal))
  }

  override func childOrigin(in size: ViewDimensions) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }
}

// B.5
extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(edges: .all, insets: insets))
  }

  nonisolated public func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    modifier(PaddingModifier(edges: edges, insets: length.map { EdgeInsets(edges, $0) }))
  }

  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
