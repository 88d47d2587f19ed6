@available(iOS 14.0, *)
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the view that has the focus says, and those around it.
@available(iOS 14.0, *)
public struct FocusedValues {
  private var entries: [ObjectIdentifier: EnvironmentEntry] = [:]

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { value(ObjectIdentifier(key)) }
    set { set(newValue, ObjectIdentifier(key)) }
  }

  /// An object, found by its type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { value(ObjectIdentifier(FocusedObjectKey<Object>.self)) }
    set { set(newValue, ObjectIdentifier(FocusedObjectKey<Object>.self)) }
  }

  private func value<Value>(_ key: ObjectIdentifier) -> Value? {
    (entries[key] as? EnvironmentEntryOf<Value>)?.value
  }

  private mutating func set<Value>(_ value: Value?, _ key: ObjectIdentifier) {
    entries[key] = value.map { EnvironmentEntryOf($0) }
  }

  /// These values, and those of others where there are none.
  func above(_ others: FocusedValues) -> FocusedValues {
    var all = self
    all.entries.merge(others.entries) { own, _ in own }
    return all
  }

  func isEqual(to other: FocusedValues) -> Bool {
    guard entries.count == other.entries.count else { return false }
    for (key, entry) in entries {
      guard let known = other.entries[key] else { return false }
      guard entry === known || entry.isEqual(to: known) else { return false }
    }
    return true
  }
}

private enum FocusedObjectKey<Object> {}

@available(iOS 14.0, *)
extension FocusedValues: ComparableProperty {
  static var comparison: Comparison {
    .by { (lhs: FocusedValues, rhs: FocusedValues) in lhs.isEqual(to: rhs) }
  }
}
