internal import Foundation
import Synchronization

/// Guards the state of one subscription; nothing is ever called while it is held.
struct Lock: ~Copyable, Sendable {
  private let mutex = Mutex<Void>(())

  // Inlined, so that no metadata of the result is made at run time.
  @inline(__always)
  func withLock<R>(_ body: () throws -> R) rethrows -> R {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return try body()
  }
}

/// Keeps deliveries from several threads to one subscriber apart, and lets a delivery re-enter.
struct DeliveryLock: ~Copyable, Sendable {
  private let mutex = Mutex<Void>(())
  // Only the owner changes it; another thread never sees its own number.
  private let owner = Atomic<UInt>(0)

  @inline(__always)
  func callAsFunction<R>(_ body: () -> R) -> R {
    let thread = UInt(pthread_self())
    let isInside = owner.load(ordering: .relaxed) == thread
    if !isInside {
      mutex._unsafeLock()
      owner.store(thread, ordering: .relaxed)
    }
    defer {
      if !isInside {
        owner.store(0, ordering: .relaxed)
        mutex._unsafeUnlock()
      }
    }
    return body()
  }
}

/// Hands a value to a scheduler, whose closures are Sendable where Combine's aren't.
struct Transfer<Value>: @unchecked Sendable {
  let value: Value
}
