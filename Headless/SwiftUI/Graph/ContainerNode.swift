/// A node that lays out the elements of its content as one element of its own container.
@_spi(Headless)
public class ContainerNode<V: View, Content: View>: WrapperNode<V, Content> {
  private var gathered: [Node]?

  /// What is laid out, flattened.
  final var elements: [Node] {
    if let gathered { return gathered }
    let list = gather(content)
    gathered = list
    return list
  }

  override func appendElements(to list: inout [Node]) {
    list.append(self)
  }

  override var isTransparentForRows: Bool { false }

  override func childElementsDidChange() {
    gathered = nil
    invalidateLayout()
  }

  override var layoutChildren: [Node] { elements.inDrawingOrder }
}

extension Node {
  /// The elements of a node below, which this one lays out.
  final func gather(_ node: Node) -> [Node] {
    var list: [Node] = []
    node.appendElements(to: &list)
    for element in list {
      element.layout.parent = self
    }
    return list
  }
}
