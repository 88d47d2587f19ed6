@_spi(Headless) import UIKit

extension ViewGraph {
  func setNeedsLayout(_ node: Node) {
    layoutDirty.append(node)
    hostView?.setNeedsLayout()
  }

  func setNeedsDisplay() {
    hostView?.setNeedsDisplay()
  }

  /// The size of the views for a proposal. Outside a window this is all that a graph does.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    prepareForMeasuring()
    return update { madeRoot.size(proposal) }
  }

  /// Places the views in a rectangle of the host's view.
  func layOut(in bounds: CGRect, safeArea: EdgeInsets) {
    guard let root, root.isRealized else { return }
    remeasureDirty()
    root.safeArea = safeArea
    update { root.place(bounds, proposal: ProposedViewSize(bounds.size)) }
    // Views that are matched with others follow in the same layout.
    if !matchedMembers.isEmpty { remeasureDirty() }
    updateOuterEffects()
    endUpdateAnimation()
  }

  /// Measures what changed, children first; what kept its size is only placed anew.
  func remeasureDirty() {
    guard !layoutDirty.isEmpty else { return }
    var unplaced: [Node] = []
    update {
      while let node = deepestLayoutDirty() {
        if node.remeasure(), let parent = node.layout.parent {
          parent.invalidateLayout()
        } else {
          unplaced.append(node)
        }
      }
      for node in unplaced
      where node.isMounted && node.layout.isPlaced && node.layout.needsPlacement {
        node.place(node.layout.frame, proposal: node.layout.proposal)
      }
    }
    if unplaced.contains(where: { $0 === root }) { host?.idealSizeMayHaveChanged(in: self) }
  }

  private func deepestLayoutDirty() -> Node? {
    if layoutDirty.isEmpty { return nil }
    layoutDirty.removeAll { !$0.isMounted || !$0.layout.isDirty }
    guard let index = layoutDirty.indices.max(by: { layoutDirty[$0].depth < layoutDirty[$1].depth })
    else { return nil }
    return layoutDirty.remove(at: index)
  }
}
