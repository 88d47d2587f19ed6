nonisolated struct IgnoresSafeAreaModifier: ViewModifier, Equatable {
  typealias Body = Never

  let edges: Edge.Set

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    IgnoresSafeAreaNode(view, parent)
  }

  static var _passage: Passage { .opaque }
}

/// Where the view meets the safe area, its content reaches out to the host's edge.
final class IgnoresSafeAreaNode<Modified: View>:
  LayoutModifierNode<Modified, IgnoresSafeAreaModifier>
{
  override func modifierDidChange(from old: IgnoresSafeAreaModifier) {
    if old != modifier { invalidateLayout() }
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let area = extended(bounds)
    let inner = area == bounds ? proposal : ProposedViewSize(area.size)
    place(child, in: area, alignment: .center, proposal: inner)
  }

  private func extended(_ bounds: CGRect) -> CGRect {
    guard let root = graph.root, containerView === graph.hostView else { return bounds }
    let whole = root.layout.frame
    let safe = root.safeArea.inset(whole)
    func reaches(_ edge: Edge.Set, _ distance: CGFloat) -> Bool {
      modifier.edges.contains(edge) && abs(distance) < 0.5
    }
    let minX = reaches(.leading, bounds.minX - safe.minX) ? whole.minX : bounds.minX
    let maxX = reaches(.trailing, bounds.maxX - safe.maxX) ? whole.maxX : bounds.maxX
    let minY = reaches(.top, bounds.minY - safe.minY) ? whole.minY : bounds.minY
    let maxY = reaches(.bottom, bounds.maxY - safe.maxY) ? whole.maxY : bounds.maxY
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

// B.5
extension View {
  @available(iOS 14.0, *)
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    // The keyboard takes no part of the safe area here.
    modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(IgnoresSafeAreaModifier(edges: edges))
  }
}
