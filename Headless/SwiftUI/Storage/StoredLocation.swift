public import Foundation

/// What a key of a store holds, read and written as one type.
struct StoredValue<Value> {
  let read: (Any?) -> Value?
  let write: (Value) -> Any?

  static func plain() -> StoredValue<Value> {
    StoredValue(read: { $0 as? Value }, write: { $0 })
  }
}

extension StoredValue where Value == URL {
  static var url: StoredValue<URL> {
    StoredValue(
      read: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } },
      write: { $0.absoluteString }
    )
  }
}

extension StoredValue where Value: RawRepresentable {
  static var raw: StoredValue<Value> {
    StoredValue(
      read: { ($0 as? Value.RawValue).flatMap { Value(rawValue: $0) } },
      write: { $0.rawValue }
    )
  }
}

extension StoredValue {
  /// The same for a value that may be missing.
  func optional() -> StoredValue<Value?> {
    StoredValue<Value?>(
      read: { read($0).map { .some($0) } },
      write: { $0.flatMap { write($0) } }
    )
  }
}

/// Where values by key are kept: an app's defaults, or the memory of a scene.
protocol ValueStore: AnyObject {
  func storedValue(_ key: String) -> Any?
  func store(_ value: Any?, _ key: String)
}

extension UserDefaults: ValueStore {
  func storedValue(_ key: String) -> Any? { object(forKey: key) }

  func store(_ value: Any?, _ key: String) {
    if let value {
      set(value, forKey: key)
    } else {
      removeObject(forKey: key)
    }
  }
}

/// The values of one scene, in memory.
final class MemoryStore: ValueStore {
  private var values: [String: Any] = [:]

  func storedValue(_ key: String) -> Any? { values[key] }

  func store(_ value: Any?, _ key: String) {
    values[key] = value
  }
}

/// The value of one key in a store: the default until something was stored.
final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
  private let store: any ValueStore
  private let key: String
  private let fallback: Value
  private let coding: StoredValue<Value>
  private let watch: StoredKey

  @MainActor
  init(_ store: any ValueStore, _ key: String, _ fallback: Value, _ coding: StoredValue<Value>) {
    self.store = store
    self.key = key
    self.fallback = fallback
    self.coding = coding
    watch = StoredKeys.watch(key, of: store)
  }

  override func get() -> Value {
    watch.readers.note()
    return coding.read(store.storedValue(key)) ?? fallback
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    store.store(coding.write(value), key)
    watch.known = store.storedValue(key)
    watch.readers.tell(transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? StoredLocation<Value> else { return false }
    return other.store === store && other.key == key
  }
}
