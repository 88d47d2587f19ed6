@_spi(Headless) import UIKit

/// Which elements of a lazy container are headers and footers, and of which section.
@available(iOS 14.0, *)
@MainActor
struct PinnedParts {
  enum Part: Int {
    case header, content, footer
  }

  struct Mark {
    let section: ObjectIdentifier
    let part: Part
  }

  private(set) var marks: [ObjectIdentifier: Mark] = [:]

  init(_ elements: [Node], below container: Node) {
    // Most elements share what they lie in.
    var known: [ObjectIdentifier: Mark?] = [:]
    for element in elements {
      guard let parent = element.parent else { continue }
      let key = ObjectIdentifier(parent)
      let mark: Mark?
      if let found = known[key] {
        mark = found
      } else {
        mark = Self.mark(of: element, below: container)
        if !(parent is any ReadableSection) { known[key] = .some(mark) }
      }
      if let mark { marks[ObjectIdentifier(element)] = mark }
    }
  }

  private static func mark(of element: Node, below container: Node) -> Mark? {
    var (node, child) = (element.parent, element)
    while let current = node, current !== container {
      if let section = current as? any ReadableSection,
        let index = section.sectionParts.firstIndex(where: { $0 === child }),
        let part = Part(rawValue: index)
      {
        return Mark(section: ObjectIdentifier(section), part: part)
      }
      (node, child) = (current.parent, current)
    }
    return nil
  }

  func part(of element: Node) -> Part? { marks[ObjectIdentifier(element)]?.part }

  /// A header or footer has a line of its own, as wide as the container.
  func isWide(_ element: Node) -> Bool {
    switch part(of: element) {
    case .header, .footer: true
    case .content, nil: false
    }
  }
}

/// Elements along an axis that stay in sight as long as their section is.
@available(iOS 14.0, *)
@MainActor
struct Pins {
  private struct Placed {
    let element: Node
    let part: PinnedParts.Part
    let section: ObjectIdentifier
    let start: CGFloat
    let length: CGFloat
  }

  private let parts: PinnedParts
  private let views: PinnedScrollableViews
  private var placed: [Placed] = []
  private var ends: [ObjectIdentifier: (low: CGFloat, high: CGFloat)] = [:]

  init(_ parts: PinnedParts, views: PinnedScrollableViews) {
    self.parts = parts
    self.views = views
  }

  /// Notes where an element lies in its turn.
  mutating func note(_ element: Node, at start: CGFloat, length: CGFloat) {
    guard let mark = parts.marks[ObjectIdentifier(element)] else { return }
    let known = ends[mark.section] ?? (start, start)
    ends[mark.section] = (min(known.low, start), max(known.high, start + length))
    let isPinned =
      mark.part == .header && views.contains(.sectionHeaders)
      || mark.part == .footer && views.contains(.sectionFooters)
    guard isPinned else { return }
    placed.append(
      Placed(
        element: element,
        part: mark.part,
        section: mark.section,
        start: start,
        length: length
      )
    )
  }

  /// Where the pinned ones lie while a part of the content is to be seen.
  func starts(low: CGFloat, high: CGFloat) -> [(element: Node, start: CGFloat)] {
    placed.compactMap { one in
      guard let range = ends[one.section] else { return nil }
      let start =
        one.part == .header
        ? max(one.start, min(low, range.high - one.length))
        : min(one.start, max(high - one.length, range.low))
      return start == one.start ? nil : (one.element, start)
    }
  }
}

@available(iOS 14.0, *)
extension ScrollContainer {
  /// What of the content bars leave free.
  var freeRect: CGRect {
    guard let scroller else { return .zero }
    return scroller.bounds.inset(by: scroller.adjustedContentInset)
  }
}
