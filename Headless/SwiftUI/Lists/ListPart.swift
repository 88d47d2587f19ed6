/// The elements of one section of a list.
@MainActor
struct ListPart {
  var header: [Node] = []
  var rows: [Node] = []
  var footer: [Node] = []

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
      if let section = element as? any ListSection {
        closeLoose()
        parts.append(
          ListPart(
            header: section.headerElements,
            rows: section.rowElements,
            footer: section.footerElements
          )
        )
      } else {
        loose.append(element)
      }
    }
    closeLoose()
    return parts
  }
}
