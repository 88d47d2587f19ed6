/// The publishers of the objects that didn't declare one, kept beside the objects.
///
/// There are no associated objects on Linux. Identifiers are used again once an object is gone, so
/// every answer checks the weak reference (headless-runtime.md, L9). An object with `@Published`
/// properties owns its publisher through them; any other's is released by pruning.
final class ObjectPublishers: @unchecked Sendable {
  static let shared = ObjectPublishers()

  private struct Entry {
    weak var object: AnyObject?
    weak var publisher: ObservableObjectPublisher?
    var owned: ObservableObjectPublisher?
  }

  /// What the lock must not see the end of: looking at an object may make one its last owner.
  private struct Released {
    let entry: Entry
    var object: AnyObject?
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var order: [ObjectIdentifier] = []
  private var cursor = 0

  /// Entries kept, those of released objects included.
  var count: Int { lock.withLock { entries.count } }

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    if let known = lock.withLock({ live(id, object) }) { return known }

    let fields = PublishedFields.of(type(of: object))
    let (publisher, released) = lock.withLock { () -> (ObservableObjectPublisher, [Released]) in
      if let known = live(id, object) { return (known, []) }
      var released: [Released] = []
      if let stale = entries[id] {
        released = [Released(entry: stale)]
      } else {
        released = prune()
        order.append(id)
      }
      let publisher = ObservableObjectPublisher()
      entries[id] = Entry(
        object: object,
        publisher: publisher,
        owned: fields.isEmpty ? publisher : nil
      )
      fields.install(publisher, in: object)
      return (publisher, released)
    }
    // Outside the lock, for what their release may run.
    withExtendedLifetime(released) {}
    return publisher
  }

  private func live(_ id: ObjectIdentifier, _ object: AnyObject) -> ObservableObjectPublisher? {
    guard let entry = entries[id], entry.object === object else { return nil }
    return entry.publisher
  }

  // Looks at four entries for each that is added: no pause, and soon no dead ones.
  private func prune() -> [Released] {
    var released: [Released] = []
    for _ in 0..<4 where !order.isEmpty {
      if cursor >= order.count { cursor = 0 }
      let id = order[cursor]
      guard let entry = entries[id] else { break }
      let object = entry.object
      released.append(Released(entry: entry, object: object))
      if object == nil {
        entries[id] = nil
        order.swapAt(cursor, order.count - 1)
        order.removeLast()
      } else {
        cursor += 1
      }
    }
    return released
  }
}
