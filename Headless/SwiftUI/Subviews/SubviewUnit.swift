/// One view of those that a container reads: a node with all the modifiers that are around it alone.
@MainActor
final class SubviewUnit {
  let node: Node
  /// The node that made it. Where it is shown, another one is its parent.
  private let home: Node
  private let root: Node
  let number: Int
  /// The node that shows it.
  private(set) weak var place: SubviewNode?
  private static var count = 0

  init(_ node: Node, root: Node) {
    self.node = node
    self.root = root
    home = node.parent ?? root
    Self.count += 1
    number = Self.count
  }

  // MARK: Where it is shown

  /// Shows it in a place, which may take it from another.
  func show(in newPlace: SubviewNode) {
    guard place !== newPlace else { return }
    let old = place
    place = newPlace
    let wasShown = node.isRealized
    let graph = node.graph
    let isMoved = !environment(at: newPlace.environment).isEqual(to: node.environment)
    node.move(to: newPlace)
    if isMoved { graph.environmentDidChange(below: newPlace) }
    if wasShown { node.setAppears(true) }
    old?.elementsDidChange()
  }

  func leave(_ oldPlace: SubviewNode) {
    guard place === oldPlace else { return }
    bringHome()
  }

  func bringHome() {
    guard place != nil else { return }
    place = nil
    guard node.isMounted, home.isMounted else { return }
    node.setAppears(false)
    node.move(to: home)
  }

  func elementsDidChange() {
    home.childElementsDidChange()
  }

  /// What the modifiers of its source wrote, above what is written where it is shown.
  func environment(at place: EnvironmentValues) -> EnvironmentValues {
    place.written(by: home.environmentForChildren(node), in: root.environment)
  }

  // MARK: What it says

  /// The nodes from the innermost view to the source, each with what it is inside.
  private func climb(_ visit: (_ child: Node, _ parent: Node) -> Bool) {
    var child = node
    while let inner = child.modifiedContent { child = inner }
    while child !== root, let parent = child === node ? home : child.parent {
      if !visit(child, parent) { return }
      child = parent
    }
  }

  var traits: SubviewTraits {
    var sources: [any SubviewTraitSource] = []
    var traits = SubviewTraits()
    climb { child, parent in
      if let source = parent as? any SubviewTraitSource { sources.append(source) }
      if traits.tag == nil { traits.tag = (parent as? any TagSource)?.tag(of: child) }
      return true
    }
    for source in sources.reversed() {
      source.write(to: &traits)
    }
    return traits
  }

  /// The tag that something outside of its node says.
  var outerTag: TagValue? {
    var child = node
    var next: Node? = home
    while child !== root, let parent = next {
      if let tag = (parent as? any TagSource)?.tag(of: child) { return tag }
      child = parent
      next = parent.parent
    }
    return nil
  }

  /// The ids that `id(_:)` and collections give it, the innermost first.
  var identifiers: [AnyHashable] {
    var list: [AnyHashable] = []
    climb { child, parent in
      guard let source = parent as? any IdentifiedContent else { return true }
      list += source.identified.filter { $0.node === child || $0.node === parent }.map(\.id)
      return true
    }
    return list
  }
}

extension EnvironmentValues {
  /// These values with those that were written between two others.
  fileprivate func written(by inner: EnvironmentValues, in outer: EnvironmentValues) -> Self {
    var values = self
    values.takeEntries(of: inner, butNotOf: outer)
    return values
  }
}
