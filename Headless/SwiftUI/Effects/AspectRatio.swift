public import UIKit

public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

nonisolated struct AspectRatioModifier: ViewModifier, Equatable {
  typealias Body = Never

  /// Nil for that of the content.
  let ratio: CGFloat?
  let mode: ContentMode

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    AspectRatioNode(view, parent)
  }

  static var _passage: Passage { .opaque }
}

/// Proposes a size of one ratio to its content, within or around what is offered.
final class AspectRatioNode<Modified: View>: LayoutModifierNode<Modified, AspectRatioModifier> {
  override func modifierDidChange(from old: AspectRatioModifier) {
    if old != modifier { invalidateLayout() }
  }

  private var ratio: CGFloat? {
    if let ratio = modifier.ratio { return ratio > 0 ? ratio : nil }
    guard let ideal = child?.size(.unspecified), ideal.width > 0, ideal.height > 0 else {
      return nil
    }
    return ideal.width / ideal.height
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let ratio else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      let ideal = child?.size(.unspecified) ?? .zero
      return fitted(ratio, in: ideal)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?): return fitted(ratio, in: CGSize(width: width, height: height))
    }
  }

  private func fitted(_ ratio: CGFloat, in size: CGSize) -> ProposedViewSize {
    let takesWidth = (size.width / ratio <= size.height) == (modifier.mode == .fit)
    return takesWidth
      ? ProposedViewSize(width: size.width, height: size.width / ratio)
      : ProposedViewSize(width: size.height * ratio, height: size.height)
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
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    let ratio = aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height
    return modifier(AspectRatioModifier(ratio: ratio, mode: contentMode))
  }

  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}
