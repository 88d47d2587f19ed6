extension Node {
  /// What a tap on the row beside its views acts on: a button that is the whole row.
  var rowTarget: Node? {
    if self is any RowTarget { return self }
    if let forwarder = self as? any RowTargetForwarder { return forwarder.rowTargetInside }
    let children = layoutChildren
    return children.count == 1 ? children[0].rowTarget : nil
  }
}

/// A control that a tap anywhere in its row triggers.
@MainActor
protocol RowTarget: Node {}

/// A node whose target isn't its only child.
@MainActor
protocol RowTargetForwarder: Node {
  var rowTargetInside: Node? { get }
}
