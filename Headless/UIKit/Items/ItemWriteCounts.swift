/// How often the properties of items were set: the measure of "no change, no write".
@_spi(Headless)
public struct ItemWriteCounts: Equatable, Sendable {
  /// The number of writes by the name of the property; the singular and the animated forms count
  /// as writes of the property they set.
  public private(set) var byProperty: [String: Int] = [:]
  public private(set) var total = 0
  /// Assignments of arrays of items or groups.
  public private(set) var arrayAssignments = 0

  public init() {}

  public subscript(property: String) -> Int {
    byProperty[property] ?? 0
  }

  mutating func add(_ property: String, isArray: Bool) {
    byProperty[property, default: 0] += 1
    total += 1
    if isArray { arrayAssignments += 1 }
  }
}

/// The writes of all items since the counts were last reset.
@_spi(Headless)
@MainActor
public enum ItemWrites {
  public internal(set) static var navigationItems = ItemWriteCounts()
  public internal(set) static var barItems = ItemWriteCounts()

  public static func reset() {
    navigationItems = ItemWriteCounts()
    barItems = ItemWriteCounts()
  }
}
