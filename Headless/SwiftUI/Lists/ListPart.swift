/// The elements of one section of a list.
@MainActor
struct ListPart {
  private(set) var header: [Node] = []
  private(set) var rows: [Node] = []
  private(set) var footer: [Node] = []

  private init(rows: [Node]) {
    self.rows = rows
  }

  /// Rows outside of sections form sections of their own.
  static func parts(of elements: [Node]) -> [ListPart] {
    var parts: [ListPart] = []
    var loose: [Node] = []
    func closeLoose() {
      guard !loose.isEmpty else { return }
      parts.append(ListPart(rows: loose))
      loose = []
    }
    for element in elements {
      if let section = element.listSection {
        closeLoose()
        parts.append(ListPart(of: section, inside: element))
      } else {
        loose.append(element)
      }
    }
    closeLoose()
    return parts
  }

  /// The parts of a section; what modifiers around it say, they say of each of its elements.
  private init(of section: any ListSection, inside element: Node) {
    header = section.headerElements
    rows = section.rowElements
    footer = section.footerElements
    guard element !== section else { return }
    var all = header + rows + footer
    for modifier in element.rowChain.dropLast().reversed() {
      all = modifier.copies(around: all)
    }
    let rowsEnd = header.count + rows.count
    header = Array(all[..<header.count])
    rows = Array(all[header.count..<rowsEnd])
    footer = Array(all[rowsEnd...])
  }
}

extension Node {
  /// The section that this element is, with modifiers around it or without.
  final var listSection: (any ListSection)? {
    guard lazyRow == nil else { return nil }
    var node: Node = self
    while let inner = node.wrappedElement {
      node = inner
    }
    return node as? any ListSection
  }
}
