/// The items of one section as a tree, of which the expanded parts are shown.
@available(iOS 14.0, *)
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
where ItemIdentifierType: Hashable & Sendable {
  private struct Entry {
    let item: ItemIdentifierType
    var level: Int
  }

  /// Depth first.
  private var entries: [Entry] = []
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: Looking

  public var items: [ItemIdentifierType] { entries.map(\.item) }
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }

  public var visibleItems: [ItemIdentifierType] {
    var hiddenBelow = Int.max
    return entries.compactMap { entry in
      if entry.level > hiddenBelow { return nil }
      hiddenBelow = expanded.contains(entry.item) ? Int.max : entry.level
      return entry.item
    }
  }

  public func contains(_ item: ItemIdentifierType) -> Bool {
    entries.contains { $0.item == item }
  }

  public func index(of item: ItemIdentifierType) -> Int? {
    entries.firstIndex { $0.item == item }
  }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

  public func level(of item: ItemIdentifierType) -> Int { entries[place(of: item)].level }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let place = place(of: child)
    let level = entries[place].level
    return entries[..<place].last { $0.level < level }?.item
  }

  public func snapshot(
    of parent: ItemIdentifierType,
    includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let range = branch(at: place(of: parent))
    let first = includingParent ? range.lowerBound : range.lowerBound + 1
    let part = entries[first..<range.upperBound]
    let base = part.first?.level ?? 0
    var snapshot = Self()
    snapshot.entries = part.map { Entry(item: $0.item, level: $0.level - base) }
    snapshot.expanded = expanded.intersection(part.map(\.item))
    return snapshot
  }

  func hasChildren(_ item: ItemIdentifierType) -> Bool {
    index(of: item).map { branch(at: $0).count > 1 } ?? false
  }

  private func place(of item: ItemIdentifierType) -> Int {
    guard let place = index(of: item) else {
      raise(.internalInconsistency, "Invalid item identifier specified for this snapshot: \(item)")
    }
    return place
  }

  /// An item and what lies below it.
  private func branch(at place: Int) -> Range<Int> {
    let level = entries[place].level
    let end = entries[(place + 1)...].firstIndex { $0.level <= level } ?? entries.count
    return place..<end
  }

  // MARK: Changing

  public mutating func append(
    _ items: [ItemIdentifierType],
    to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else { return insert(items, level: 0, at: entries.count) }
    let range = branch(at: place(of: parent))
    insert(items, level: entries[range.lowerBound].level + 1, at: range.upperBound)
  }

  public mutating func insert(
    _ items: [ItemIdentifierType],
    before item: ItemIdentifierType
  ) {
    let place = place(of: item)
    insert(items, level: entries[place].level, at: place)
  }

  public mutating func insert(
    _ items: [ItemIdentifierType],
    after item: ItemIdentifierType
  ) {
    let range = branch(at: place(of: item))
    insert(items, level: entries[range.lowerBound].level, at: range.upperBound)
  }

  private mutating func insert(_ items: [ItemIdentifierType], level: Int, at place: Int) {
    let known = Set(self.items)
    if Set(items).count < items.count || items.contains(where: known.contains) {
      raise(
        .internalInconsistency,
        "Fatal: supplied item identifiers are not unique."
      )
    }
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: place)
  }

  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      entries.removeSubrange(branch(at: place(of: item)))
    }
    expanded.formIntersection(self.items)
  }

  public mutating func deleteAll() {
    entries = []
    expanded = []
  }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter(contains))
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) {
    expanded.subtract(items)
  }

  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    let range = branch(at: place(of: parent))
    let level = entries[range.lowerBound].level + 1
    entries.replaceSubrange(
      (range.lowerBound + 1)..<range.upperBound,
      with: snapshot.entries.map { Entry(item: $0.item, level: $0.level + level) }
    )
    expanded.formUnion(snapshot.expanded)
    expanded.formIntersection(items)
  }
}
