@_spi(Headless) import UIKit

nonisolated public struct HStack<Content: View>: View {
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    HStackNode(view, parent)
  }
}

final class HStackNode<Content: View>: StackNode<HStack<Content>, Content> {
  override func content(of view: HStack<Content>) -> Content { view.content }
  override var axis: Axis { .horizontal }
  override var spacing: CGFloat? { view.spacing }
  override func guide(of size: ViewDimensions) -> CGFloat { size[view.alignment] }

  override func receive(_ new: HStack<Content>) {
    let isChanged = new.alignment != view.alignment || new.spacing != view.spacing
    super.receive(new)
    if isChanged { stackDidChange() }
  }
}
