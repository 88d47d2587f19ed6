// B.3
@available(iOS 16.0, *)
public struct NavigationPath: Equatable {
  struct Item: Equatable {
    let value: AnyHashable
    /// Nil for a value that can't be encoded.
    let codable: (any Codable)?

    static func == (lhs: Item, rhs: Item) -> Bool {
      lhs.value == rhs.value
    }
  }

  private(set) var items: [Item] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    items = elements.map { Item(value: AnyHashable($0), codable: nil) }
  }

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Decodable & Encodable {
    items = elements.map { Item(value: AnyHashable($0), codable: $0) }
  }

  public init(_ codable: NavigationPath.CodableRepresentation) {
    items = codable.items
  }

  public var count: Int { items.count }

  public var isEmpty: Bool { items.isEmpty }

  /// Nil if any of the values can't be encoded.
  public var codable: NavigationPath.CodableRepresentation? {
    guard items.allSatisfy({ $0.codable != nil }) else { return nil }
    return CodableRepresentation(items: items)
  }

  public mutating func append<V: Hashable>(_ value: V) {
    items.append(Item(value: AnyHashable(value), codable: nil))
  }

  public mutating func append<V: Hashable & Decodable & Encodable>(_ value: V) {
    items.append(Item(value: AnyHashable(value), codable: value))
  }

  public mutating func removeLast(_ k: Int = 1) {
    items.removeLast(k)
  }

  /// Appends what a link holds.
  mutating func append(erased value: AnyHashable) {
    items.append(Item(value: value, codable: value.base as? any Codable))
  }
}
