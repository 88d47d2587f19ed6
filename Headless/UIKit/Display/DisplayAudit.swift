/// What is wrong with a frame without looking at it: cut texts, overlaps, targets hard to hit.
@_spi(Headless)
public struct DisplayAudit {
  public enum Kind: String, Sendable {
    case textTooWide, textTooTall, overlappingTexts, overlappingTargets, smallTarget
  }

  public struct Finding: Equatable, Sendable, CustomStringConvertible {
    public let kind: Kind
    public let detail: String

    public var description: String { "\(kind.rawValue): \(detail)" }
  }

  /// The side of the smallest target that a finger hits for sure.
  static let targetSide: CGFloat = 44
  /// The only targets that may be lower, because Apple's are (ios-look 5 and 8): rows of menus on
  /// iOS 26, fields of search bars before it, scopes. SwiftUI's text field is as tall as its line,
  /// and a row doesn't take its touches.
  static let lowerTargets: [String: CGFloat] = [
    "\(MenuRow.self)": 42,
    "\(UISearchTextField.self)": 36,
    "\(SearchCancelButton.self)": 36,
    "\(SearchScopeBar.self)": 32,
    "GraphTextField": 20,
  ]

  public private(set) var findings: [Finding] = []
  private var targets: [Target] = []
  private let window: CGRect

  public init(_ list: DisplayList) {
    window = CGRect(origin: .zero, size: list.size)
    let root = DisplayGroup(name: "window", origin: .zero, size: list.size, items: list.items)
    visit(root, place: Place())
    checkTargets()
  }

  // MARK: Walk

  private struct Place {
    var origin = CGPoint.zero
    var scale = CGSize(width: 1, height: 1)
    var path = ""
    var isFading = false
    var clip = CGRect.infinite

    func rect(_ rect: CGRect) -> CGRect {
      CGRect(
        x: origin.x + rect.minX * scale.width,
        y: origin.y + rect.minY * scale.height,
        width: rect.width * scale.width,
        height: rect.height * scale.height
      )
    }

    func inside(_ group: DisplayGroup) -> Place {
      var place = self
      let frame = rect(CGRect(origin: group.origin, size: group.size))
      place.scale = CGSize(
        width: scale.width * group.scale.width,
        height: scale.height * group.scale.height
      )
      place.origin = CGPoint(
        x: frame.minX + frame.width * group.anchor.x * (1 - group.scale.width),
        y: frame.minY + frame.height * group.anchor.y * (1 - group.scale.height)
      )
      place.path = path.isEmpty ? group.name : path + " > " + group.name
      // What is turned in space isn't measured.
      place.isFading = isFading || group.opacity < 0.99 || group.projection != nil
      if let shape = group.clip { place.clip = clip.intersection(place.rect(shape.boundingBox)) }
      return place
    }
  }

  private struct PlacedText {
    let text: DisplayText
    let ink: CGRect
    /// The fills under the text in its own group.
    let covers: [CGRect]
    /// The number of fills in the group around when the text came.
    let count: Int
  }

  private struct Target {
    let name: String
    let path: String
    let parent: Int
    let rect: CGRect
    /// Where a finger reaches it.
    let touchRect: CGRect
  }

  private var groupCount = 0

  private mutating func visit(_ group: DisplayGroup, place outer: Place) {
    guard group.opacity > 0.01 else { return }
    let place = outer.inside(group)
    groupCount += 1
    let identity = groupCount
    var neighbours: [PlacedText] = []
    var covers: [CGRect] = []
    for item in group.items {
      switch item {
      case .text(let text):
        check(text, at: place)
        neighbours += placed(text, at: place, own: [], count: covers.count)
      case .fill:
        covers += Self.covers(of: [item], at: place)
      case .group(let child):
        let childPlace = place.inside(child)
        for (index, item) in child.items.enumerated() where child.opacity > 0.01 {
          guard case .text(let text) = item else { continue }
          let own = Self.covers(of: child.items[..<index], at: childPlace)
          neighbours += placed(text, at: childPlace, own: own, count: covers.count)
        }
        covers += Self.covers(of: child.items[...], at: childPlace)
        if child.isTapTarget { add(child, at: childPlace, parent: identity) }
        visit(child, place: place)
      case .stroke, .shadow, .symbol, .image:
        continue
      }
    }
    checkOverlaps(neighbours, covers, at: place)
  }

  // MARK: Texts

  private mutating func check(_ text: DisplayText, at place: Place) {
    let words = "'\(text.lines.joined(separator: " "))' in \(place.path)"
    if text.measuredWidth > text.frame.width + 0.5 {
      report(.textTooWide, words, text.measuredWidth, "in", text.frame.width)
    }
    if text.measuredHeight > text.frame.height + 1 {
      report(.textTooTall, words, text.measuredHeight, "in", text.frame.height)
    }
  }

  private func placed(
    _ text: DisplayText,
    at place: Place,
    own covers: [CGRect],
    count: Int
  ) -> [PlacedText] {
    // Texts that fade pass through each other; what is off the screen troubles nobody.
    guard !place.isFading, !text.lines.isEmpty, text.color.alpha > 0.01 else { return [] }
    let width = min(text.measuredWidth, text.frame.width)
    let x =
      switch text.alignment {
      case .left: text.frame.minX
      case .center: text.frame.midX - width / 2
      case .right: text.frame.maxX - width
      }
    let height = text.measuredHeight
    let ink = place.rect(
      CGRect(x: x, y: text.frame.midY - height / 2, width: width, height: height)
    ).intersection(place.clip).intersection(window)
    return ink.isNull || ink.isEmpty
      ? [] : [PlacedText(text: text, ink: ink, covers: covers, count: count)]
  }

  private mutating func checkOverlaps(
    _ texts: [PlacedText],
    _ covers: [CGRect],
    at place: Place
  ) {
    for (index, first) in texts.enumerated() {
      for second in texts[(index + 1)...] where Self.overlap(first.ink, second.ink, by: 1) {
        // A card hides the text under it.
        let common = first.ink.intersection(second.ink)
        let between = covers[first.count..<second.count] + second.covers
        guard !between.contains(where: { $0.contains(common) }) else { continue }
        let names = [first, second].map { "'\($0.text.lines.joined(separator: " "))'" }
        findings.append(
          Finding(
            kind: .overlappingTexts,
            detail: "\(names[0]) and \(names[1]) in \(place.path)"
          )
        )
      }
    }
  }

  /// The boxes of the fills that hide what is below them.
  private static func covers(of items: ArraySlice<DisplayItem>, at place: Place) -> [CGRect] {
    items.compactMap { item in
      guard case .fill(let shape, .color(let color)) = item, color.alpha > 0.5 else { return nil }
      return place.rect(shape.boundingBox)
    }
  }

  private static func overlap(_ first: CGRect, _ second: CGRect, by limit: CGFloat) -> Bool {
    let common = first.intersection(second)
    return !common.isNull && common.width > limit && common.height > limit
  }

  // MARK: Targets

  private mutating func add(_ group: DisplayGroup, at place: Place, parent: Int) {
    guard group.opacity > 0.01, !place.isFading else { return }
    let rect = place.rect(CGRect(origin: .zero, size: group.size))
    let visible = rect.intersection(place.clip).intersection(window)
    // A row cut by the end of its list is no smaller for it.
    guard !visible.isNull, !visible.isEmpty else { return }
    targets.append(
      Target(
        name: group.name,
        path: place.path,
        parent: parent,
        rect: rect,
        touchRect: group.touchArea.map(place.rect) ?? rect
      )
    )
  }

  private mutating func checkTargets() {
    for (index, target) in targets.enumerated() {
      let siblings = targets[(index + 1)...].filter { $0.parent == target.parent }
      for sibling in siblings where Self.overlap(target.rect, sibling.rect, by: 1) {
        findings.append(
          Finding(
            kind: .overlappingTargets,
            detail: "\(target.name) and \(sibling.path)"
          )
        )
      }
      checkSize(of: target)
    }
  }

  private mutating func checkSize(of target: Target) {
    let size = target.touchRect.size
    let height = Self.lowerTargets[target.name] ?? Self.targetSide
    guard size.width < Self.targetSide - 0.01 || size.height < height - 0.01 else { return }
    report(.smallTarget, target.path, size.width, "×", size.height)
  }

  private mutating func report(
    _ kind: Kind,
    _ what: String,
    _ first: CGFloat,
    _ sign: String,
    _ second: CGFloat
  ) {
    func short(_ value: CGFloat) -> String { String(format: "%.1f", value) }
    findings.append(
      Finding(kind: kind, detail: "\(what): \(short(first)) \(sign) \(short(second))")
    )
  }
}
