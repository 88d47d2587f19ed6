/// A collection of views, each with the identity of its element (C.11.1).
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>
{
  private var order: [ID] = []
  private var children: [ID: ViewNode<Content>] = [:]
  private var isEvaluated = false

  /// The nodes of the elements, in order.
  var rows: [(id: ID, node: ViewNode<Content>)] {
    evaluateIfNeeded()
    return order.compactMap { id in children[id].map { (id, $0) } }
  }

  private func evaluateIfNeeded() {
    guard !isEvaluated else { return }
    isEvaluated = true
    refresh()
  }

  override func receive(_ new: ForEach<Data, ID, Content>) {
    view = new
    guard isEvaluated else { return }
    refresh()
  }

  override func refresh() {
    let view = view
    let contents = evaluate { view.data.map { (view.id($0), view.content($0)) } }
    var seen = Set<ID>(minimumCapacity: contents.count)
    var newOrder: [ID] = []
    newOrder.reserveCapacity(contents.count)
    var entered: [Node] = []
    let isFirst = order.isEmpty && children.isEmpty
    for (id, content) in contents {
      guard seen.insert(id).inserted else {
        graph.log(
          "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times "
            + "within the collection, this will give undefined results!"
        )
        continue
      }
      newOrder.append(id)
      if let child = children[id] {
        child.receive(content)
      } else {
        let child = makeChild(content)
        children[id] = child
        entered.append(child)
      }
    }
    guard newOrder != order else { return }
    for id in order where !seen.contains(id) {
      if let child = children.removeValue(forKey: id) { contentDidLeave(child) }
    }
    order = newOrder
    if !isFirst { entered.forEach(contentDidEnter) }
    elementsDidChange()
  }

  override func prepareChildren() {
    evaluateIfNeeded()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    for id in order {
      if let child = children[id] { visit(child) }
    }
  }

  override func appendElements(to list: inout [Node]) {
    for row in rows {
      row.node.appendElements(to: &list)
    }
  }
}
