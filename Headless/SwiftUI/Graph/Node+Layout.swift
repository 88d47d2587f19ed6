@_spi(Headless) import UIKit

extension Node {
  /// The size of this node for a proposal.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    // No closures here: the runtime checks the actor of each that it calls.
    for known in layout.sizes where known.proposal == proposal { return known.size }
    let size = sizeThatFits(proposal)
    if layout.sizes.count == LayoutState.sizeLimit { layout.sizes.removeFirst() }
    layout.sizes.append((proposal, size))
    return size
  }

  /// The size for a proposal with the alignment guides.
  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal), node: self)
  }

  /// Gives this node its place. What lies below is placed if anything changed.
  final func place(_ frame: CGRect, proposal: ProposedViewSize) {
    guard
      layout.needsPlacement || !layout.isPlaced || frame != layout.frame
        || proposal != layout.proposal
    else { return }
    move(to: frame)
    layout.proposal = proposal
    layout.isPlaced = true
    layout.needsPlacement = false
    placeChildren(in: frame, proposal: proposal)
    graph.setNeedsDisplay()
  }

  /// Where this node is, in the coordinates of `containerView`.
  final var frame: CGRect {
    mirrored(shownFrame)
  }

  /// Where this node will be once it has come to rest.
  final var finalFrame: CGRect {
    mirrored(layout.frame)
  }

  final var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  /// A rectangle that was given to this node from the leading edge, where it is on the screen.
  ///
  /// Each container whose direction isn't that around it mirrors what it placed in its own frame.
  private func mirrored(_ rect: CGRect) -> CGRect {
    guard graph.mayBeMirrored else { return rect }
    var rect = rect
    var node: Node = self
    while let container = node.layout.parent {
      if let width = container.ownContainerWidth {
        return container.isRightToLeft
          ? rect.mirrored(in: CGRect(x: 0, y: 0, width: width, height: 0)) : rect
      }
      if container.isRightToLeft != (container.layout.parent?.isRightToLeft ?? false) {
        rect = rect.mirrored(in: container.shownFrame)
      }
      node = container
    }
    return rect
  }

  /// Says that the size or the places of the children may be different now.
  ///
  /// The container learns of it only if the size did change.
  final func invalidateLayout() {
    guard !layout.isDirty else { return }
    guard graph.isUpdating else { return clearLayout() }
    layout.isDirty = true
    graph.setNeedsLayout(self)
  }

  /// Says that priority or guides changed, which only the container reads.
  final func invalidateContainerLayout() {
    invalidateLayout()
    layout.parent?.invalidateLayout()
  }

  final func invalidateDisplay() {
    graph.setNeedsDisplay()
  }

  /// Forgets the sizes of this node and of all that depend on it.
  final func clearLayout() {
    var node: Node? = self
    while let current = node {
      current.layout.forgetSizes()
      current.layout.needsPlacement = true
      node = current.layout.parent
    }
  }

  /// Measures again what was measured before, and tells whether any size changed.
  final func remeasure() -> Bool {
    layout.isDirty = false
    layout.needsPlacement = true
    let known = layout.sizes
    layout.forgetSizes()
    guard !known.isEmpty else { return true }
    for old in known where !size(old.proposal).isClose(to: old.size) { return true }
    return false
  }

  /// Whether it would be measured as it was.
  final var keepsItsSizes: Bool {
    graph.update {
      for known in layout.sizes where !sizeThatFits(known.proposal).isClose(to: known.size) {
        return false
      }
      return true
    }
  }

  /// The view in whose coordinates this node was placed.
  final var containerView: UIView? {
    var node = parent
    while let current = node {
      if let view = current.ownContainerView { return view }
      node = current.parent
    }
    return graph.hostView
  }

  /// A rectangle of `containerView` in the coordinates of the window.
  final func windowRect(_ rect: CGRect) -> CGRect {
    containerView?.convert(rect, to: nil) ?? rect
  }

  /// Whether measuring asks for what this node evaluates.
  final var isOnLayoutPath: Bool {
    guard layoutReadsBody else { return false }
    var node = self
    while let parent = node.layoutPathParent {
      guard parent.layoutReads(node) else { return false }
      node = parent
    }
    return true
  }
}

extension CGRect {
  /// The rectangle on the other side of a box.
  func mirrored(in box: CGRect) -> CGRect {
    CGRect(x: box.minX + box.maxX - maxX, y: minY, width: width, height: height)
  }
}

extension CGSize {
  /// Whether nobody can see the difference: sums of the same lengths differ in their last bits.
  fileprivate func isClose(to other: CGSize) -> Bool {
    self == other || abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
