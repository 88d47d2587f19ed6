internal import Foundation

/// Nodes that became dirty, from any thread, in batches of the same animation.
///
/// A batch is evaluated and laid out before the next one: what is set, and then set otherwise in an
/// animation, moves from the one value to the other.
final class InvalidationQueue: @unchecked Sendable {
  struct Entry {
    let node: NodeLink
    /// The evaluation that read what changed; nil for a change that always counts.
    let generation: UInt32?
    let transaction: Transaction
  }

  private struct Batch {
    let number: Int
    let transaction: Transaction
    var entries: [Entry] = []
  }

  private let lock = NSLock()
  private var batches: [Batch] = []
  private var lastNumber = 0
  private var drainedNumber = 0
  /// Whether a batch was handed out that isn't laid out yet, while others wait.
  private var isHeld = false
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  func add(_ node: NodeLink, generation: UInt32?, transaction: Transaction) {
    let isFirst = lock.withLock {
      openBatch(for: transaction)
      // What is evaluated for the batches before reads what this one changes, before it changes.
      let generation = batches.count == 1 ? generation : nil
      batches[batches.count - 1].entries.append(
        Entry(node: node, generation: generation, transaction: transaction)
      )
      return batches.count == 1 && batches[0].entries.count == 1
    }
    if isFirst { wake() }
  }

  /// The batch of a change; the change has to be added.
  func batch(for transaction: Transaction) -> Int {
    lock.withLock {
      openBatch(for: transaction)
      return lastNumber
    }
  }

  private func openBatch(for transaction: Transaction) {
    if let last = batches.last, last.transaction.animatesAs(transaction) { return }
    lastNumber += 1
    batches.append(Batch(number: lastNumber, transaction: transaction))
  }

  /// The last batch that was handed out.
  var drained: Int { lock.withLock { drainedNumber } }

  var isEmpty: Bool {
    lock.withLock { batches.isEmpty || isHeld }
  }

  /// Hands out the next batch, or all.
  func drain(all: Bool = false) -> [Entry] {
    lock.withLock {
      guard !batches.isEmpty, all || !isHeld else { return [] }
      let drained = all ? batches : [batches[0]]
      batches.removeFirst(drained.count)
      drainedNumber = drained.last?.number ?? drainedNumber
      isHeld = !batches.isEmpty
      return drained.flatMap(\.entries)
    }
  }

  /// The batch that was handed out is laid out. Returns whether another one waits.
  func release() -> Bool {
    lock.withLock {
      guard isHeld else { return false }
      isHeld = false
      return true
    }
  }
}

extension Transaction {
  fileprivate func animatesAs(_ other: Transaction) -> Bool {
    if isEmpty, other.isEmpty { return true }
    return animation == other.animation && disablesAnimations == other.disablesAnimations
  }
}
