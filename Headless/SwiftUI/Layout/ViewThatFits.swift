@_spi(Headless) internal import UIKit

// B.4
@available(iOS 16.0, *)
nonisolated public struct ViewThatFits<Content: View>: View {
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    FittingNode(view, parent)
  }
}

/// The first view whose ideal size fits, else the last.
@available(iOS 16.0, *)
final class FittingNode<Content: View>: ContainerNode<ViewThatFits<Content>, Content> {
  private var chosen: Node?

  override func content(of view: ViewThatFits<Content>) -> Content { view.content }

  private func choose(_ proposal: ProposedViewSize) -> Node? {
    elements.first { element in
      let ideal = element.size(.unspecified)
      let fitsWidth = proposal.width.map { ideal.width <= $0 + 0.01 } ?? true
      let fitsHeight = proposal.height.map { ideal.height <= $0 + 0.01 } ?? true
      return (fitsWidth || !view.axes.contains(.horizontal))
        && (fitsHeight || !view.axes.contains(.vertical))
    } ?? elements.last
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    choose(proposal)?.size(proposal) ?? .zero
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let node = choose(proposal)
    chosen = node
    node?.place(bounds, proposal: proposal)
  }

  override var layoutChildren: [Node] { chosen.map { [$0] } ?? [] }
}
