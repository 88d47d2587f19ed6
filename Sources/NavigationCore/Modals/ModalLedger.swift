/// What is known of the modals of one chain, the lowest first.
package struct ModalLedger<Record: AnyObject> {
  package private(set) var records: [Record] = []

  package init() {}

  package mutating func add(_ record: Record) {
    records.append(record)
  }

  /// - Returns: Whether it was there.
  @discardableResult
  package mutating func remove(_ record: Record) -> Bool {
    guard let place = records.firstIndex(where: { $0 === record }) else { return false }
    records.remove(at: place)
    return true
  }

  /// Those above one, or above the base.
  ///
  /// One that isn't there has none above it.
  package func above(_ record: Record?) -> [Record] {
    guard let record else { return records }
    guard let place = records.firstIndex(where: { $0 === record }) else { return [] }
    return Array(records[(place + 1)...])
  }

  /// Those that have gone, in the order in which it is told: the topmost first.
  package func ended(_ isGone: (Record) -> Bool) -> [Record] {
    records.reversed().filter(isGone)
  }
}
