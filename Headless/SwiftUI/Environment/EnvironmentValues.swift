public import Observation

// B.2
public struct EnvironmentValues: CustomStringConvertible {
  /// A few dozen at most: searching them is faster than hashing, and so is copying them.
  private var entries: [(key: ObjectIdentifier, entry: EnvironmentEntry)] = []

  /// The host's traits.
  private var bridgedTraits: BridgedTraits?

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let entry = entry(of: ObjectIdentifier(key)) else {
        return bridgedTraits?.value(of: key) ?? K.defaultValue
      }
      return unsafeDowncast(entry, to: EnvironmentEntryOf<K.Value>.self).value
    }
    set { setEntry(EnvironmentEntryOf(newValue), of: ObjectIdentifier(key)) }
  }

  /// A value of the host's traits, unless a view wrote another.
  subscript<K: HostTraitKey>(key: K.Type) -> K.Value {
    get {
      if let entry = entry(of: ObjectIdentifier(key)) {
        return unsafeDowncast(entry, to: EnvironmentEntryOf<K.Value>.self).value
      }
      return bridgedTraits.map { K.value(in: $0) } ?? K.defaultValue
    }
    set { setEntry(EnvironmentEntryOf(newValue), of: ObjectIdentifier(key)) }
  }

  /// Takes over what follows from a host's traits, also where a view outside wrote something.
  mutating func read(from traits: BridgedTraits) {
    bridgedTraits = traits
    guard !entries.isEmpty else { return }
    entries.removeAll { Self.traitKeys.contains($0.key) }
  }

  @available(iOS 17.0, *)
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[object: T.self] }
    set { self[object: T.self] = newValue }
  }

  /// An object in the environment, found by its type.
  subscript<T: AnyObject>(object type: T.Type) -> T? {
    get {
      entry(of: ObjectIdentifier(ObjectKey<T>.self)).flatMap {
        ($0 as? EnvironmentEntryOf<T?>)?.value
      }
    }
    set { setEntry(EnvironmentEntryOf(newValue), of: ObjectIdentifier(ObjectKey<T>.self)) }
  }

  private func entry(of key: ObjectIdentifier) -> EnvironmentEntry? {
    for candidate in entries where candidate.key == key { return candidate.entry }
    return nil
  }

  private mutating func setEntry(_ entry: EnvironmentEntry, of key: ObjectIdentifier) {
    for index in entries.indices where entries[index].key == key {
      entries[index].entry = entry
      return
    }
    entries.append((key, entry))
  }

  /// Takes over what others have and a third doesn't.
  mutating func takeEntries(of inner: EnvironmentValues, butNotOf outer: EnvironmentValues) {
    for (key, entry) in inner.entries where outer.entry(of: key) !== entry {
      setEntry(entry, of: key)
    }
  }

  public var description: String {
    "[" + entries.map(\.entry.description).sorted().joined(separator: ", ") + "]"
  }

  /// Whether all values are the same: what can't be compared is different.
  func isEqual(to other: EnvironmentValues) -> Bool {
    guard entries.count == other.entries.count, bridgedTraits == other.bridgedTraits else {
      return false
    }
    for (key, entry) in entries {
      guard let other = other.entry(of: key) else { return false }
      guard entry === other || entry.isEqual(to: other) else { return false }
    }
    return true
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
