/// A size that is given: where both lengths are, the content isn't asked (ios-hooks 1.6).
nonisolated struct FrameModifier: ViewModifier, Equatable {
  typealias Body = Never

  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    FrameNode(view, parent)
  }

  static var _passage: Passage { .opaque }
}

final class FrameNode<Modified: View>: LayoutModifierNode<Modified, FrameModifier> {
  override func modifierDidChange(from old: FrameModifier) {
    if old != modifier { invalidateLayout() }
  }

  override func layoutReads(_ child: Node) -> Bool {
    width == nil || height == nil
  }

  private var width: CGFloat? { checked(modifier.width) }
  private var height: CGFloat? { checked(modifier.height) }
  private var hasReported = false

  /// What can't be a length counts as not said (D, views sheet C.6).
  private func checked(_ length: CGFloat?) -> CGFloat? {
    guard let length, !(length >= 0 && length.isFinite) else { return length }
    if !hasReported {
      hasReported = true
      graph.log("Invalid frame dimension (negative or non-finite).")
    }
    return nil
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width ?? proposal.width,
      height: height ?? proposal.height
    )
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height {
      return CGSize(width: width, height: height)
    }
    let size = child?.size(inner(proposal)) ?? .zero
    return CGSize(
      width: width ?? size.width,
      height: height ?? size.height
    )
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    place(child, in: bounds, alignment: modifier.alignment, proposal: inner(proposal))
  }
}

/// A size within limits.
nonisolated struct FlexibleFrameModifier: ViewModifier, Equatable {
  typealias Body = Never

  struct Limits: Equatable {
    let min, ideal, max: CGFloat?

    /// What the content is proposed.
    func inner(_ proposed: CGFloat?) -> CGFloat? {
      guard let length = proposed ?? ideal else { return nil }
      return Swift.max(min ?? -.infinity, Swift.min(length, max ?? .infinity))
    }

    /// The length, as far as it doesn't depend on the content.
    func fixed(_ proposed: CGFloat?) -> CGFloat? {
      guard let max, let length = proposed ?? ideal, min != nil || max == .infinity else {
        return nil
      }
      return Swift.max(min ?? 0, Swift.min(length, max))
    }

    func length(_ proposed: CGFloat?, content: CGFloat) -> CGFloat {
      if let fixed = fixed(proposed) { return fixed }
      let length = proposed ?? ideal ?? content
      switch (min, max) {
      case (nil, nil): return proposed == nil ? ideal ?? content : content
      case (let min?, nil): return Swift.max(min, Swift.min(content, length))
      case (nil, let max?): return Swift.min(max, Swift.max(content, length))
      case (let min?, let max?): return Swift.max(min, Swift.min(length, max))
      }
    }
  }

  let horizontal: Limits
  let vertical: Limits
  let alignment: Alignment

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    FlexibleFrameNode(view, parent)
  }

  static var _passage: Passage { .opaque }
}

final class FlexibleFrameNode<Modified: View>:
  LayoutModifierNode<Modified, FlexibleFrameModifier>
{
  override func modifierDidChange(from old: FlexibleFrameModifier) {
    if old != modifier { invalidateLayout() }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.horizontal.inner(proposal.width),
      height: modifier.vertical.inner(proposal.height)
    )
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let width = modifier.horizontal.fixed(proposal.width),
      let height = modifier.vertical.fixed(proposal.height)
    {
      return CGSize(width: width, height: height)
    }
    let size = child?.size(inner(proposal)) ?? .zero
    return CGSize(
      width: modifier.horizontal.length(proposal.width, content: size.width),
      height: modifier.vertical.length(proposal.height, content: size.height)
    )
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    place(child, in: bounds, alignment: modifier.alignment, proposal: inner(proposal))
  }
}

extension Node {
  /// Places a child so that its alignment guides meet those of a rectangle.
  final func place(
    _ child: Node?,
    in bounds: CGRect,
    alignment: Alignment,
    proposal: ProposedViewSize
  ) {
    guard let child else { return }
    let size = child.dimensions(proposal)
    let origin = alignment.origin(of: size, in: bounds)
    child.place(CGRect(origin: origin, size: size.size), proposal: proposal)
  }
}

// B.5
extension View {
  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(FrameModifier(width: width, height: height, alignment: alignment))
  }

  nonisolated public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        horizontal: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
        vertical: .init(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment
      )
    )
  }
}
