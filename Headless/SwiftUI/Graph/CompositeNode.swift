/// The node of a view with a body.
final class CompositeNode<V: View>: ViewNode<V> {
  private let plan = FieldPlan.of(V.self)
  private var child: ViewNode<V.Body>?
  private var shown = ShownValue(V.self)

  private var content: ViewNode<V.Body> {
    if let child { return child }
    let node = makeChild(evaluateBody())
    child = node
    return node
  }

  private func evaluateBody() -> V.Body {
    Counters.bodyWasEvaluated()
    graph.note(evaluating: V.self)
    return evaluate {
      plan.bind(&view, to: self)
      return shown.value(to: view, in: graph).body
    }
  }

  override func receive(_ new: V) {
    guard !plan.areEqual(view, new) else { return }
    let run = shown.change(from: view, to: new, of: self)
    view = new
    guard child != nil else { return }
    refreshIfNeeded()
    if let run { graph.evaluateFrames(of: self, along: run) }
  }

  override func refresh() {
    guard let child else { return }
    let body = evaluateBody()
    child.receive(body)
  }

  override func environmentDidChange() {
    if child != nil, readsChangedEnvironment() { graph.markDirty(self) }
    super.environmentDidChange()
  }

  override func prepareChildren() {
    _ = content
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendElements(to list: inout [Node]) {
    content.appendElements(to: &list)
  }
}
