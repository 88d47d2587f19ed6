internal import Foundation

/// Nodes that became dirty, from any thread.
final class InvalidationQueue: @unchecked Sendable {
  struct Entry {
    let node: NodeLink
    /// The evaluation that read what changed; nil for a change that always counts.
    let generation: UInt32?
    let transaction: Transaction
  }

  private let lock = NSLock()
  private var entries: [Entry] = []
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  func add(_ node: NodeLink, generation: UInt32?, transaction: Transaction) {
    let isFirst = lock.withLock {
      entries.append(Entry(node: node, generation: generation, transaction: transaction))
      return entries.count == 1
    }
    if isFirst { wake() }
  }

  var isEmpty: Bool {
    lock.withLock { entries.isEmpty }
  }

  func drain() -> [Entry] {
    lock.withLock {
      guard !entries.isEmpty else { return [] }
      let drained = entries
      entries = []
      return drained
    }
  }
}
