@_spi(Headless) import UIKit

nonisolated public struct ZStack<Content: View>: View {
  public typealias Body = Never

  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @_spi(Headless)
  @MainActor
  public static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    ZStackNode(view, parent)
  }
}

final class ZStackNode<Content: View>: ContainerNode<ZStack<Content>, Content> {
  override func content(of view: ZStack<Content>) -> Content { view.content }

  override func receive(_ new: ZStack<Content>) {
    let isChanged = new.alignment != view.alignment
    super.receive(new)
    if isChanged { invalidateLayout() }
  }

  // Layers have no axis, whatever stack they are in.
  override func environmentForChildren(_ child: Node) -> EnvironmentValues {
    var values = environment
    guard values.stackAxis != nil else { return values }
    values.stackAxis = nil
    return values
  }

  private var stack: ImplicitStack {
    ImplicitStack(axis: nil, elements: elements, alignment: view.alignment)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    elements.isEmpty ? .zero : stack.size(proposal)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    stack.place(in: bounds, proposal: proposal)
  }
}
