public import Observation

// B.2
public struct EnvironmentValues: CustomStringConvertible {
  private var entries: [ObjectIdentifier: EnvironmentEntry] = [:]

  /// The host's traits.
  var bridgedTraits: BridgedTraits?

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let entry = entries[ObjectIdentifier(key)] else {
        return bridgedTraits?.value(of: key) ?? K.defaultValue
      }
      return unsafeDowncast(entry, to: EnvironmentEntryOf<K.Value>.self).value
    }
    set { entries[ObjectIdentifier(key)] = EnvironmentEntryOf(newValue) }
  }

  @available(iOS 17.0, *)
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[object: T.self] }
    set { self[object: T.self] = newValue }
  }

  /// An object in the environment, found by its type.
  subscript<T: AnyObject>(object type: T.Type) -> T? {
    get {
      entries[ObjectIdentifier(ObjectKey<T>.self)].flatMap {
        ($0 as? EnvironmentEntryOf<T?>)?.value
      }
    }
    set { entries[ObjectIdentifier(ObjectKey<T>.self)] = EnvironmentEntryOf(newValue) }
  }

  public var description: String {
    "[" + entries.values.map(\.description).sorted().joined(separator: ", ") + "]"
  }

  /// Whether all values are the same: what can't be compared is different.
  func isEqual(to other: EnvironmentValues) -> Bool {
    guard entries.count == other.entries.count, bridgedTraits == other.bridgedTraits else {
      return false
    }
    return entries.allSatisfy { key, entry in
      guard let other = other.entries[key] else { return false }
      return entry === other || entry.isEqual(to: other)
    }
  }

  private enum ObjectKey<T> {}
}

class EnvironmentEntry {
  var description: String { "" }

  func isEqual(to other: EnvironmentEntry) -> Bool { false }
}

final class EnvironmentEntryOf<Value>: EnvironmentEntry {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override var description: String { "\(value)" }

  override func isEqual(to other: EnvironmentEntry) -> Bool {
    guard let other = other as? EnvironmentEntryOf<Value> else { return false }
    return Comparison.areEqual(value, other.value)
  }
}
