import Foundation
import Synchronization

public struct os_unfair_lock_s: Sendable {
  public var _os_unfair_lock_opaque: UInt32

  public init() {
    _os_unfair_lock_opaque = 0
  }

  public init(_os_unfair_lock_opaque: UInt32) {
    self._os_unfair_lock_opaque = _os_unfair_lock_opaque
  }
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// The number of the thread that holds the lock lies in the lock itself, as on iOS.
private func owner(
  of lock: os_unfair_lock_t
) -> UnsafeMutablePointer<Atomic<UInt32>> {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
}

// Threads lie on pages of their own.
private var thread: UInt32 { UInt32(truncatingIfNeeded: pthread_self() >> 12) }

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  owner(of: lock).pointee
    .compareExchange(expected: 0, desired: thread, ordering: .acquiring).exchanged
}

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) {
    guard owner(of: lock).pointee.load(ordering: .relaxed) != thread else {
      fatalError("BUG IN CLIENT OF LIBPLATFORM: Trying to recursively lock an os_unfair_lock")
    }
    sched_yield()
  }
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  let freed = owner(of: lock).pointee
    .compareExchange(expected: thread, desired: 0, ordering: .releasing).exchanged
  guard freed else {
    fatalError(
      "BUG IN CLIENT OF LIBPLATFORM: Unlock of an os_unfair_lock not owned by current thread"
    )
  }
}

public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  precondition(
    lock.pointee._os_unfair_lock_opaque == thread,
    "BUG IN CLIENT OF LIBPLATFORM: Assertion failed: Lock unexpectedly not owned by current thread"
  )
}

public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  precondition(
    lock.pointee._os_unfair_lock_opaque != thread,
    "BUG IN CLIENT OF LIBPLATFORM: Assertion failed: Lock unexpectedly owned by current thread"
  )
}
