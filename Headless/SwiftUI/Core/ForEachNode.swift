/// A collection of views, each with the identity of its element (C.11.1).
///
/// In a lazy container an element's view is made when it is needed.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>, IdentifiedContent
{
  private var order: [ID] = []
  private var children: [ID: Node] = [:]
  private var isEvaluated = false
  private lazy var isLazy = Content._isSingle && enclosingLazyContainer != nil

  /// The nodes of the elements, in order.
  private var rows: [Node] {
    evaluateIfNeeded()
    return order.compactMap { children[$0] }
  }

  func node(withID id: AnyHashable) -> Node? {
    guard let id = id.base as? ID else { return nil }
    return children[id]
  }

  var identified: [(id: AnyHashable, node: Node)] {
    evaluateIfNeeded()
    return order.compactMap { id in children[id].map { (AnyHashable(id), $0) } }
  }

  /// The id of a child, found by turning the table once a change.
  func id(of child: Node) -> ID? {
    let ids =
      idsByNode ?? Dictionary(uniqueKeysWithValues: children.map { (ObjectIdentifier($1), $0) })
    idsByNode = ids
    return ids[ObjectIdentifier(child)]
  }

  func index(of child: Node) -> Int? {
    id(of: child).flatMap { order.firstIndex(of: $0) }
  }

  private var idsByNode: [ObjectIdentifier: ID]?

  private func evaluateIfNeeded() {
    guard !isEvaluated else { return }
    isEvaluated = true
    refresh()
  }

  override func receive(_ new: ForEach<Data, ID, Content>) {
    let old = view
    view = new
    if new.isConstant, isEvaluated, old.data.count != new.data.count {
      reportCount(of: new, instead: old)
      view.data = old.data
    }
    guard isEvaluated else { return }
    refresh()
  }

  override func refresh() {
    let view = view
    if isLazy {
      let rows = evaluate {
        view.data.map { element in
          (view.id(element), LazyRow<Content> { view.content(element) })
        }
      }
      update(rows)
    } else {
      update(evaluate { view.data.map { (view.id($0), view.content($0)) } })
    }
  }

  private func update<Row: View>(_ rows: [(ID, Row)]) {
    var seen = Set<ID>(minimumCapacity: rows.count)
    var newOrder: [ID] = []
    newOrder.reserveCapacity(rows.count)
    var entered: [Node] = []
    let isFirst = order.isEmpty && children.isEmpty
    for (id, row) in rows {
      guard seen.insert(id).inserted else {
        reportDuplicate(id)
        continue
      }
      newOrder.append(id)
      if let child = children[id] as? ViewNode<Row> {
        child.receive(row)
      } else {
        let child = makeChild(row)
        children[id] = child
        entered.append(child)
      }
    }
    guard newOrder != order else { return }
    idsByNode = nil
    for id in order where !seen.contains(id) {
      if let child = children.removeValue(forKey: id) { contentDidLeave(child) }
    }
    order = newOrder
    if !isFirst { entered.forEach(contentDidEnter) }
    elementsDidChange()
  }

  /// C.7: what was said to be constant stays what it was.
  private func reportCount(
    of new: ForEach<Data, ID, Content>,
    instead old: ForEach<Data, ID, Content>
  ) {
    graph.log(
      "ForEach<\(Data.self), \(ID.self), \(Content.self)> count (\(new.data.count)) != its initial "
        + "count (\(old.data.count)). ForEach(_:content:) should only be used for *constant* data. "
        + "Instead conform data to Identifiable or use ForEach(_:id:content:) and provide an "
        + "explicit id!"
    )
  }

  private func reportDuplicate(_ id: ID) {
    graph.log(
      "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times "
        + "within the collection, this will give undefined results!"
    )
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
      row.appendElements(to: &list)
    }
  }
}
