internal import Foundation

/// The storage of one `@State`, in the node of its view.
final class StateBox<Value>: Location<Value>, @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value
  private let owner: NodeLink
  private let graph: InvalidationQueue
  /// The last evaluation of the owner that read the value.
  private var ownerGeneration: UInt32?
  /// Other views that read it, through bindings.
  private var readers: [ObjectIdentifier: ValueReader] = [:]

  @MainActor
  init(_ value: Value, owner: Node) {
    self.value = value
    self.owner = owner.link
    graph = owner.graph.invalidations
  }

  override func get() -> Value {
    let reader = ThreadContext.current.node
    return lock.withLock {
      if let reader { note(reader) }
      return value
    }
  }

  /// Called on the main actor alone: that is where views are evaluated.
  private func note(_ reader: Node) {
    MainActor.assumeIsolated {
      if reader === owner.node {
        ownerGeneration = reader.generation
      } else {
        readers[ObjectIdentifier(reader.link)] = ValueReader(reader)
      }
    }
  }

  override func set(_ newValue: Value, _ transaction: Transaction) {
    guard !ThreadContext.current.isUpdating else {
      // C.10.3
      Self.reportChangeInUpdate()
      return
    }
    let notes: (UInt32?, [ValueReader])? = lock.withLock {
      guard !Comparison.areEqual(value, newValue) else { return nil }
      value = newValue
      defer {
        ownerGeneration = nil
        readers = [:]
      }
      return (ownerGeneration, Array(readers.values))
    }
    guard let (generation, readers) = notes else { return }
    if let generation {
      graph.add(owner, generation: generation, transaction: transaction)
    }
    for reader in readers { reader.tell(transaction) }
  }

  private static func reportChangeInUpdate() {
    MainActor.assumeIsolated { ViewUpdate.reportChange() }
  }
}
