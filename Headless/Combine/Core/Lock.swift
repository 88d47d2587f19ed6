internal import Foundation
import Synchronization

/// Guards the state of one subscription; nothing is ever called while it is held.
struct Lock: ~Copyable, Sendable {
  private let mutex = Mutex<Void>(())

  func withLock<R>(_ body: () throws -> R) rethrows -> R {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return try body()
  }
}

/// Keeps deliveries from several threads to one subscriber apart, and lets a delivery re-enter.
struct DeliveryLock: Sendable {
  private let lock = NSRecursiveLock()

  func callAsFunction<R>(_ body: () -> R) -> R {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}

/// Hands a value to a scheduler, whose closures are Sendable where Combine's aren't.
struct Transfer<Value>: @unchecked Sendable {
  let value: Value
}
