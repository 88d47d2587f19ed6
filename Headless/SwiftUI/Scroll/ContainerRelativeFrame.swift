@_spi(Headless) internal import UIKit

/// A size that is a part of the scroll view, or else of the screen, around it.
nonisolated struct ContainerRelativeFrameModifier: ViewModifier {
  typealias Body = Never

  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ parent: Node
  ) -> ViewNode<ModifiedContent<Modified, Self>> {
    ContainerRelativeFrameNode(view, parent)
  }

  static var _passage: Passage { .opaque }
}

final class ContainerRelativeFrameNode<Modified: View>:
  LayoutModifierNode<Modified, ContainerRelativeFrameModifier>, VisibleReader
{
  override func modifierDidChange(from old: ContainerRelativeFrameModifier) {
    invalidateLayout()
  }

  override func didRealize() {
    super.didRealize()
    scrollContainer?.sizeReaders.add(self)
  }

  /// What the container offers to its content.
  private var container: CGSize {
    if let around = scrollContainer {
      let insets = around.scroller?.adjustedContentInset ?? .zero
      let size = (around as? any ScrollHost)?.offered ?? around.scroller?.bounds.size
      if let size { return CGRect(origin: .zero, size: size).inset(by: insets).size }
    }
    guard let view = graph.hostView else { return .zero }
    return view.bounds.inset(by: view.safeAreaInsets).size
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let container = container
    return ProposedViewSize(
      width: modifier.axes.contains(.horizontal)
        ? max(0, modifier.length(container.width, .horizontal)) : proposal.width,
      height: modifier.axes.contains(.vertical)
        ? max(0, modifier.length(container.height, .vertical)) : proposal.height
    )
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let inner = inner(proposal)
    let size = child?.size(inner) ?? .zero
    return CGSize(
      width: modifier.axes.contains(.horizontal) ? inner.width ?? size.width : size.width,
      height: modifier.axes.contains(.vertical) ? inner.height ?? size.height : size.height
    )
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    place(child, in: bounds, alignment: modifier.alignment, proposal: inner(proposal))
  }
}

@available(iOS 17.0, *)
extension View {
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
