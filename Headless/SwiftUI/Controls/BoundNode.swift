/// A control that shows the value of a binding, which has no say in the control's size.
class BoundNode<V: View, Content: View, Value>: ContainerNode<V, Content> {
  /// What the binding gave; nil until the graph is shown.
  private(set) final var value: Value?

  func binding(of view: V) -> Binding<Value> {
    preconditionFailure("\(Self.self) says what it is bound to.")
  }

  private func read() {
    value = evaluate { binding(of: view).wrappedValue }
  }

  override func prepareChildren() {
    super.prepareChildren()
    if value == nil { read() }
  }

  override func refresh() {
    read()
    invalidateDisplay()
  }

  override func receive(_ new: V) {
    super.receive(new)
    if value != nil { refresh() }
  }

  override var layoutReadsBody: Bool { false }
}
