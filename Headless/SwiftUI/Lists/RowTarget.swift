extension Node {
  /// What a tap on the row beside its views acts on: a button that is the whole row.
  var rowTarget: Node? {
    if self is any RowTarget { return self }
    let children = layoutChildren
    return children.count == 1 ? children[0].rowTarget : nil
  }
}

/// A control that a tap anywhere in its row triggers.
@MainActor
protocol RowTarget: Node {}
