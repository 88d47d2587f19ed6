/// A view that is made of the subviews of another.
nonisolated struct SubviewReader<Base: View, Result: View>: View {
  typealias Body = Never

  let base: Base
  var readsSections = false
  let make: @MainActor (SubviewContents) -> Result

  static var _isSingle: Bool { Result._isSingle }

  @MainActor
  static func _makeNode(_ view: Self, _ parent: Node) -> ViewNode<Self> {
    SubviewReaderNode(view, parent)
  }
}

/// What a view consists of.
struct SubviewContents {
  var subviews: [SubviewValue] = []
  var sections: [SectionValue] = []
}

/// One subview, as it was when its container was evaluated.
struct SubviewValue {
  let unit: SubviewUnit
  let number: Int
  let traits: SubviewTraits
  let identifiers: [AnyHashable]

  @MainActor
  init(_ unit: SubviewUnit) {
    self.unit = unit
    number = unit.number
    traits = unit.traits
    identifiers = unit.identifiers
  }
}

struct SectionValue {
  let number: Int
  var traits = SubviewTraits()
  var header: [SubviewValue] = []
  var content: [SubviewValue] = []
  var footer: [SubviewValue] = []
}

/// Holds the views that are read, out of the tree: only those that are shown become part of it.
final class SubviewReaderNode<Base: View, Result: View>: ViewNode<SubviewReader<Base, Result>> {
  private var source: SubviewSourceNode<Base>?
  private var result: ViewNode<Result>?
  private var units: [ObjectIdentifier: SubviewUnit] = [:]

  private var made: (source: SubviewSourceNode<Base>, result: ViewNode<Result>) {
    if let source, let result { return (source, result) }
    let source = SubviewSourceNode(SubviewSource(base: view.base), self)
    source.reader = { [weak self] in self?.subviewsDidChange() }
    self.source = source
    let result = makeChild(evaluateResult())
    self.result = result
    return (source, result)
  }

  private func evaluateResult() -> Result {
    let contents = read()
    let make = view.make
    return evaluate { make(contents) }
  }

  private func subviewsDidChange() {
    guard result != nil, isMounted else { return }
    graph.markDirty(self)
  }

  override func refresh() {
    guard let result else { return }
    result.receive(evaluateResult())
  }

  override func receive(_ new: SubviewReader<Base, Result>) {
    view = new
    guard let source else { return }
    source.receive(SubviewSource(base: new.base))
    refreshIfNeeded()
  }

  override func prepareChildren() {
    _ = made
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let result { visit(result) }
  }

  override func environmentDidChange() {
    source?.environmentDidChange()
    super.environmentDidChange()
  }

  override func willUnmount() {
    source?.unmount()
  }

  override func appendElements(to list: inout [Node]) {
    made.result.appendElements(to: &list)
  }

  // MARK: Reading

  private func read() -> SubviewContents {
    guard let source else { return SubviewContents() }
    var known: [ObjectIdentifier: SubviewUnit] = [:]
    var walk = SubviewWalk { node in
      let key = ObjectIdentifier(node)
      let unit = self.units[key] ?? SubviewUnit(node, root: source)
      known[key] = unit
      return unit
    }
    walk.readsSections = view.readsSections
    walk.read(source.content)
    let gone = units.filter { known[$0.key] == nil }.values
    units = known
    for unit in gone {
      unit.bringHome()
    }
    return walk.finished()
  }
}

/// The views that are read.
nonisolated struct SubviewSource<Base: View>: View {
  typealias Body = Never

  let base: Base
}

final class SubviewSourceNode<Base: View>: WrapperNode<SubviewSource<Base>, Base> {
  var reader: () -> Void = {}

  override func content(of view: SubviewSource<Base>) -> Base { view.base }

  override var isTransparentForRows: Bool { false }

  override func childElementsDidChange() {
    reader()
  }
}

/// Takes a tree of nodes apart into views.
@MainActor
struct SubviewWalk {
  var readsSections = false
  private let unit: (Node) -> SubviewUnit
  private var contents = SubviewContents()
  private var loose: [SubviewValue] = []
  private var looseNumber = 0

  init(unit: @escaping (Node) -> SubviewUnit) {
    self.unit = unit
  }

  mutating func read(_ node: Node) {
    if let section = node as? any ReadableSection { return read(section) }
    // What is one view by its type isn't evaluated before it has its place.
    if node.isSingleByType { return add(unit(node)) }
    if node.isTransparentForRows, node.modifiedContent == nil { return readChildren(of: node) }
    var elements: [Node] = []
    node.appendElements(to: &elements)
    guard !elements.isEmpty else { return }
    if elements.count == 1, !(readsSections && node.containsSection) {
      add(unit(node))
    } else if node.isTransparentForRows {
      readChildren(of: node)
    } else {
      for element in elements {
        add(unit(element))
      }
    }
  }

  private mutating func readChildren(of node: Node) {
    node.prepareChildren()
    var children: [Node] = []
    node.forEachChild { children.append($0) }
    for child in children {
      read(child)
    }
  }

  private mutating func add(_ unit: SubviewUnit) {
    let value = SubviewValue(unit)
    if loose.isEmpty { looseNumber = value.number }
    loose.append(value)
  }

  private mutating func read(_ section: any ReadableSection) {
    guard readsSections else {
      for part in section.sectionParts {
        read(part)
      }
      return
    }
    closeLoose()
    var made = SectionValue(number: ObjectIdentifier(section).hashValue)
    made.traits = section.traitsAround
    for (part, path) in zip(section.sectionParts, Self.parts) {
      var walk = SubviewWalk(unit: unit)
      walk.read(part)
      made[keyPath: path] = walk.loose
    }
    contents.sections.append(made)
  }

  private static let parts: [WritableKeyPath<SectionValue, [SubviewValue]>] = [
    \.header, \.content, \.footer,
  ]

  /// Views outside of sections form sections of their own.
  private mutating func closeLoose() {
    guard !loose.isEmpty else { return }
    contents.sections.append(SectionValue(number: looseNumber, content: loose))
    loose = []
  }

  consuming func finished() -> SubviewContents {
    if readsSections {
      closeLoose()
    } else {
      contents.subviews = loose
    }
    return contents
  }
}

/// A section whose parts can be read.
@MainActor
protocol ReadableSection: Node {
  /// The header, the content and the footer.
  var sectionParts: [Node] { get }
}

extension Node {
  /// Whether a section is inside that no view is around.
  fileprivate var containsSection: Bool {
    if self is any ReadableSection { return true }
    if let inner = modifiedContent { return inner.containsSection }
    guard isTransparentForRows, !isSingleByType else { return false }
    var found = false
    forEachChild { if !found, $0.containsSection { found = true } }
    return found
  }

  /// What is said about this node by what is around it in its source.
  fileprivate var traitsAround: SubviewTraits {
    var sources: [any SubviewTraitSource] = []
    var node = parent
    while let current = node, current.isTransparentForRows {
      if let source = current as? any SubviewTraitSource { sources.append(source) }
      node = current.parent
    }
    var traits = SubviewTraits()
    for source in sources.reversed() {
      source.write(to: &traits)
    }
    return traits
  }
}
