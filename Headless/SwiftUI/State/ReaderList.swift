internal import Foundation

/// The views that read a value which lives outside of them: they are evaluated when it changes.
final class ReaderList: @unchecked Sendable {
  private let lock = NSLock()
  private var readers: [ObjectIdentifier: ValueReader] = [:]

  /// Notes the view that is being evaluated.
  func note() {
    guard let node = ThreadContext.current.node else { return }
    // Views are evaluated on the main actor alone.
    MainActor.assumeIsolated {
      let reader = ValueReader(node)
      lock.withLock { readers[ObjectIdentifier(node.link)] = reader }
    }
  }

  func tell(_ transaction: Transaction) {
    let known = lock.withLock {
      defer { readers = [:] }
      return Array(readers.values)
    }
    for reader in known { reader.tell(transaction) }
  }
}

/// A value that several views share, outside of their nodes.
final class SharedLocation<Value>: Location<Value>, @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value
  private let readers = ReaderList()

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value {
    readers.note()
    return lock.withLock { value }
  }

  override func set(_ newValue: Value, _ transaction: Transaction) {
    let isChanged = lock.withLock {
      guard !Comparison.areEqual(value, newValue) else { return false }
      value = newValue
      return true
    }
    if isChanged { readers.tell(transaction) }
  }
}
