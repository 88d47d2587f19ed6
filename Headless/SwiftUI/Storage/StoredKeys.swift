internal import Foundation
@_spi(Headless) internal import UIKit

/// A key that views read, whatever their types, and the value that they know.
final class StoredKey: @unchecked Sendable {
  let readers = ReaderList()
  var known: Any?

  init(known: Any?) {
    self.known = known
  }
}

/// The keys of all stores that views read.
///
/// Defaults tell nobody of a change on Linux, where iOS observes their keys: what views know is
/// compared wherever a turn of the loop begins.
@MainActor
enum StoredKeys {
  private struct Entry {
    weak var store: (any ValueStore)?
    var keys: [String: StoredKey]
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  static func watch(_ key: String, of store: any ValueStore) -> StoredKey {
    let id = ObjectIdentifier(store)
    if entries[id]?.store == nil { entries[id] = Entry(store: store, keys: [:]) }
    if store is UserDefaults { Stage.current.loop.poll("StoredKeys") { compare() } }
    if let known = entries[id]?.keys[key] { return known }
    let watch = StoredKey(known: store.storedValue(key))
    entries[id]?.keys[key] = watch
    return watch
  }

  private static func compare() {
    for (id, entry) in entries {
      guard let store = entry.store else {
        entries[id] = nil
        continue
      }
      guard store is UserDefaults else { continue }
      for (key, watch) in entry.keys {
        let value = store.storedValue(key)
        guard !areEqual(value, watch.known) else { continue }
        watch.known = value
        watch.readers.tell(Transaction())
      }
    }
  }

  private static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?): areEqual(stored: first, second)
    default: false
    }
  }

  private static func areEqual(stored first: Any, _ second: Any) -> Bool {
    if let first = first as? AnyHashable, let second = second as? AnyHashable {
      return first == second
    }
    return String(describing: first) == String(describing: second)
  }
}
