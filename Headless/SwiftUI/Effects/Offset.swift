public import UIKit

nonisolated struct OffsetModifier: ViewModifier, Equatable {
  typealias Body = Never

  let offset: CGSize

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    OffsetNode(view, parent)
  }

  static var _passage: Passage { .content }
}

/// Draws and takes touches beside the place that layout gives.
final class OffsetNode<Modified: View>: LayoutModifierNode<Modified, OffsetModifier> {
  override func modifierDidChange(from old: OffsetModifier) {
    if old != modifier { invalidateLayout() }
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let offset = modifier.offset
    let moved = bounds.offsetBy(dx: offset.width, dy: offset.height)
    super.placeChildren(in: moved, proposal: proposal)
  }
}

nonisolated struct PositionModifier: ViewModifier, Equatable {
  typealias Body = Never

  let position: CGPoint

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    PositionNode(view, parent)
  }

  static var _passage: Passage { .opaque }
}

/// Takes all that is offered and puts its content's centre at a point.
final class PositionNode<Modified: View>: LayoutModifierNode<Modified, PositionModifier> {
  override func modifierDidChange(from old: PositionModifier) {
    if old != modifier { invalidateLayout() }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard proposal.width == nil || proposal.height == nil else {
      return proposal.replacingUnspecifiedDimensions()
    }
    return proposal.replacingUnspecifiedDimensions(by: child?.size(proposal) ?? .zero)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    guard let child else { return }
    let inner = ProposedViewSize(bounds.size)
    let size = child.size(inner)
    let origin = CGPoint(
      x: bounds.minX + modifier.position.x - size.width / 2,
      y: bounds.minY + modifier.position.y - size.height / 2
    )
    child.place(CGRect(origin: origin, size: size), proposal: inner)
  }
}

// B.5
extension View {
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
  }

  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(position: CGPoint(x: x, y: y)))
  }
}
