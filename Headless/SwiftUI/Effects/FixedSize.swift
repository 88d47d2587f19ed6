internal import UIKit

nonisolated struct FixedSizeModifier: ViewModifier, Equatable {
  typealias Body = Never

  let horizontal: Bool
  let vertical: Bool

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    FixedSizeNode(view, parent)
  }

  static var _passage: Passage { .opaque }
}

/// Gives its content the ideal length along some axes.
final class FixedSizeNode<Modified: View>: LayoutModifierNode<Modified, FixedSizeModifier> {
  override func modifierDidChange(from old: FixedSizeModifier) {
    if old != modifier { invalidateLayout() }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.horizontal ? nil : proposal.width,
      height: modifier.vertical ? nil : proposal.height
    )
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    child?.size(inner(proposal)) ?? .zero
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    super.placeChildren(in: bounds, proposal: inner(proposal))
  }
}

// B.5
extension View {
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }
}
