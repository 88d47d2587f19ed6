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
  /// What the value was before each batch of changes that the views haven't come to yet.
  private var earlier: [(batch: Int, value: Value)] = []
  /// Who was told of these changes.
  private var told: [ValueReader] = []

  @MainActor
  init(_ value: Value, owner: Node) {
    self.value = value
    self.owner = owner.link
    graph = owner.graph.invalidations
  }

  override func get() -> Value {
    let reader = ThreadContext.current.node
    return lock.withLock {
      guard let reader else { return value }
      note(reader)
      guard !earlier.isEmpty else { return value }
      forgetEarlier()
      return earlier.first?.value ?? value
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

  private func forgetEarlier() {
    let drained = graph.drained
    earlier.removeAll { $0.batch <= drained }
    if earlier.isEmpty { told = [] }
  }

  override func set(_ newValue: Value, _ transaction: Transaction) {
    guard !ThreadContext.current.isUpdating else {
      // C.10.3
      Self.reportChangeInUpdate()
      return
    }
    let notes: (UInt32?, [ValueReader], [ValueReader])? = lock.withLock {
      guard !Comparison.areEqual(value, newValue) else { return nil }
      if !earlier.isEmpty { forgetEarlier() }
      let again = keepEarlier(transaction)
      value = newValue
      defer {
        ownerGeneration = nil
        readers = [:]
      }
      return (ownerGeneration, Array(readers.values), again)
    }
    guard let (generation, readers, again) = notes else { return }
    if let generation {
      graph.add(owner, generation: generation, transaction: transaction)
    }
    for reader in readers { reader.tell(transaction) }
    for reader in again { reader.tellAlways(transaction) }
  }

  /// Keeps the value that views see until they come to this change.
  ///
  /// - Returns: Who has to be told although nothing of theirs read the value since the last change.
  private func keepEarlier(_ transaction: Transaction) -> [ValueReader] {
    let news =
      readers.values.filter { $0.isOf(graph) }
      + (ownerGeneration.map { [ValueReader(owner, $0, graph)] } ?? [])
    guard !news.isEmpty || !earlier.isEmpty else { return [] }
    let batch = graph.batch(for: transaction)
    let again = earlier.last.map { $0.batch != batch } == true ? told : []
    if earlier.last?.batch != batch { earlier.append((batch, value)) }
    told += news
    return again
  }

  private static func reportChangeInUpdate() {
    MainActor.assumeIsolated { ViewUpdate.reportChange() }
  }
}
