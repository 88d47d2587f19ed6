extension Node {
  /// What a tap on the row beside its views acts on: a button that is the whole row.
  var rowTarget: Node? {
    if let button = self as? any RowButton { return button.takesWholeRow ? self : nil }
    if self is any RowTarget { return self }
    if let forwarder = self as? any RowTargetForwarder { return forwarder.rowTargetInside }
    let children = layoutChildren
    return children.count == 1 ? children[0].rowTarget : nil
  }

  /// Buttons of the automatic style in a row: a tap anywhere in it is a tap on each (C.7 of the
  /// views sheet).
  var rowButtons: [Node] {
    if let button = self as? any RowButton { return button.takesWholeRow ? [self] : [] }
    if self is any ActionSource || self is any RowTargetForwarder { return [] }
    return layoutChildren.flatMap(\.rowButtons)
  }
}

@MainActor
protocol RowButton: Node {
  var takesWholeRow: Bool { get }
}

extension ButtonNode: RowButton {
  var takesWholeRow: Bool {
    if case .look(.automatic) = environment.buttonStyling { true } else { false }
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
