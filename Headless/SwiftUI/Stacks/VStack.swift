@_spi(Headless) import UIKit

nonisolated public struct VStack<Content: View>: View {
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center,
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
    VStackNode(view, parent)
  }
}

final class VStackNode<Content: View>: StackNode<VStack<Content>, Content> {
  override func content(of view: VStack<Content>) -> Content { view.content }
  override var axis: Axis { .vertical }
  override var spacing: CGFloat? { view.spacing }
  override func guide(of size: ViewDimensions) -> CGFloat { size[view.alignment] }

  override func receive(_ new: VStack<Content>) {
    let isChanged = new.alignment != view.alignment || new.spacing != view.spacing
    super.receive(new)
    if isChanged { stackDidChange() }
  }
}
