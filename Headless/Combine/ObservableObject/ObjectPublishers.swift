/// The publishers of the objects that didn't declare one.
///
/// Objects with `@Published` properties own theirs through them. The others' are kept beside the
/// objects, since there are no associated objects on Linux. Identifiers are used again once an
/// object is gone, so every answer checks the weak reference (headless-runtime.md, L9).
final class ObjectPublishers: @unchecked Sendable {
  static let shared = ObjectPublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
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

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let fields = PublishedFields.of(type(of: object))
    if !fields.isEmpty { return lock.withLock { fields.publisher(in: object) } }

    let id = ObjectIdentifier(object)
    let (publisher, released) = lock.withLock { () -> (ObservableObjectPublisher, [Released]) in
      let known = entries[id]
      if let known, known.object === object { return (known.publisher, []) }
      var released: [Released] = []
      if let known {
        released = [Released(entry: known)]
      } else {
        released = prune()
        order.append(id)
      }
      let publisher = ObservableObjectPublisher()
      entries[id] = Entry(object: object, publisher: publisher)
      return (publisher, released)
    }
    withExtendedLifetime(released) {}
    return publisher
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
