/// The root of a graph: it lays out the host's view.
final class RootNode: Node {
  var content: Node?
  private var gathered: ImplicitStack?
  /// The insets that the views keep clear of, unless they ignore them.
  var safeArea = EdgeInsets() {
    didSet { if safeArea != oldValue { layout.needsPlacement = true } }
  }

  override init(graph: ViewGraph) {
    super.init(graph: graph)
  }

  private var stack: ImplicitStack {
    if let gathered { return gathered }
    let stack = ImplicitStack(axis: .vertical, elements: content.map { gather($0) } ?? [])
    gathered = stack
    return stack
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override func childElementsDidChange() {
    gathered = nil
    invalidateLayout()
  }

  override var layoutChildren: [Node] { stack.elements }

  override var ownContainerWidth: CGFloat? { layout.frame.width }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    stack.size(proposal)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let area = safeArea.inset(bounds)
    stack.place(in: area, proposal: ProposedViewSize(area.size))
  }
}
