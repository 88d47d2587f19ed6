/// The place where a container shows one of the views that it reads.
final class SubviewNode: ViewNode<SubviewBody>, TagSource {
  private var written = EnvironmentCache()

  private var unit: SubviewUnit { view.value.unit }

  /// Another place may have taken the view: a view is shown once.
  private var shown: Node? {
    isMounted && unit.place === self ? unit.node : nil
  }

  private var isTaken = false

  private func take() {
    guard !isTaken else { return }
    isTaken = true
    unit.show(in: self)
  }

  override func receive(_ new: SubviewBody) {
    guard new.value.unit !== unit else {
      view = new
      return
    }
    unit.leave(self)
    written.clear()
    view = new
    guard isTaken else { return }
    unit.show(in: self)
    elementsDidChange()
  }

  override func prepareChildren() {
    take()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let shown { visit(shown) }
  }

  override func willUnmount() {
    unit.leave(self)
  }

  override func appendElements(to list: inout [Node]) {
    take()
    shown?.appendElements(to: &list)
  }

  override func childElementsDidChange() {
    super.childElementsDidChange()
    unit.elementsDidChange()
  }

  override func environmentForChildren(_ child: Node) -> EnvironmentValues {
    if let known = written[graph.environmentGeneration] { return known }
    let values = unit.environment(at: environment)
    written[graph.environmentGeneration] = values
    return values
  }

  func tag(of child: Node) -> TagValue? { unit.outerTag }
}

/// What a subview is as a view.
nonisolated struct SubviewBody: View {
  typealias Body = Never

  let value: SubviewValue

  @MainActor
  static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    SubviewNode(view, parent)
  }
}
