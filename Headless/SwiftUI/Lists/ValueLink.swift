/// A link that shows what belongs to a value.
@MainActor
protocol ValueLink: Node {
  var linkedValue: AnyHashable? { get }
}

extension Node {
  /// The first link with a value in here.
  var valueLink: (any ValueLink)? {
    if let link = self as? any ValueLink, link.linkedValue != nil { return link }
    var found: (any ValueLink)?
    forEachChild { child in found = found ?? child.valueLink }
    return found
  }

  /// The list that this is in a row of.
  var enclosingList: (any ListHost)? {
    var node = parent
    while let current = node {
      if let list = current as? any ListHost { return list }
      node = current.parent
    }
    return nil
  }
}

extension ListHost {
  /// A finger chose one value: in a split view that leads on to the next column.
  func choose(_ value: AnyHashable) {
    selection?.write([value])
    guard let model = environment.navigation.model else { return }
    model.split?.selectionWasMade(in: model.column)
  }
}
