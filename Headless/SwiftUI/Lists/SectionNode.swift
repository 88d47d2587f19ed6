/// What a list asks of a section.
@MainActor
protocol ListSection: Node {
  var headerElements: [Node] { get }
  var rowElements: [Node] { get }
  var footerElements: [Node] { get }
}

/// A section: in a list one element with parts, elsewhere transparent.
final class SectionNode<Parent: View, Content: View, Footer: View>:
  ViewNode<Section<Parent, Content, Footer>>, ListSection
{
  private var parts: Parts?

  fileprivate struct Parts {
    let header: ViewNode<Parent>
    let content: ViewNode<Content>
    let footer: ViewNode<Footer>
  }

  fileprivate var made: Parts {
    if let parts { return parts }
    let made = Parts(
      header: makeChild(view.header),
      content: makeChild(view.content),
      footer: makeChild(view.footer)
    )
    parts = made
    return made
  }

  /// Whether the rows were shown when it was last asked.
  private var wasExpanded = true

  private func readExpansion() {
    let isExpanded = view.isExpanded.map { binding in evaluate { binding.wrappedValue } } ?? true
    guard isExpanded != wasExpanded else { return }
    wasExpanded = isExpanded
    elementsDidChange()
  }

  override func refresh() {
    readExpansion()
  }

  override func receive(_ new: Section<Parent, Content, Footer>) {
    view = new
    readExpansion()
    guard let parts else { return }
    parts.header.receive(new.header)
    parts.content.receive(new.content)
    parts.footer.receive(new.footer)
  }

  override func prepareChildren() {
    _ = made
    readExpansion()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    guard let parts else { return }
    visit(parts.header)
    visit(parts.content)
    visit(parts.footer)
  }

  override func environmentForChildren(_ child: Node) -> EnvironmentValues {
    var values = environment
    guard values.isInList else { return values }
    if child === parts?.header {
      let isProminent = values.headerProminence == .increased
      values.font = isProminent ? .title3.weight(.bold) : .body.weight(.semibold)
      values.foreground =
        isProminent ? HierarchicalShapeStyle.primary : HierarchicalShapeStyle.secondary
    } else if child === parts?.footer {
      values.font = .footnote
      values.foreground = HierarchicalShapeStyle.secondary
    } else {
      values.isInListRow = true
    }
    return values
  }

  override func appendElements(to list: inout [Node]) {
    guard environment.isInList else {
      made.header.appendElements(to: &list)
      if wasExpanded { made.content.appendElements(to: &list) }
      made.footer.appendElements(to: &list)
      return
    }
    list.append(self)
  }

  private func elements(of node: Node) -> [Node] {
    var list: [Node] = []
    node.appendElements(to: &list)
    for element in list {
      element.layout.parent = layout.parent
    }
    return list
  }

  var headerElements: [Node] { elements(of: made.header) }
  var rowElements: [Node] { wasExpanded ? elements(of: made.content) : [] }
  var footerElements: [Node] { elements(of: made.footer) }
}

extension SectionNode: ReadableSection {
  var sectionParts: [Node] { [made.header, made.content, made.footer] }
}

extension SectionNode: MenuSection {
  var headerText: String? { made.header.containedText }
  var sectionContent: Node { made.content }
}

extension EnvironmentValues {
  /// Whether the view is somewhere in a list or form.
  var isInList: Bool {
    get { self[InListKey.self] }
    set { self[InListKey.self] = newValue }
  }

  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

private enum InListKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum ListLookKey: EnvironmentKey {
  static var defaultValue: ListLook { .automatic }
}
