import Foundation

/// A lock that traps as the one of iOS does: when its owner takes it again, when another gives it back.
final class PlatformLock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var owner: pthread_t?

  init() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ERRORCHECK))
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  var isOwned: Bool { owner == pthread_self() }

  func lock() {
    guard pthread_mutex_lock(mutex) == 0 else {
      fatalError("BUG IN CLIENT OF LIBPLATFORM: Trying to recursively lock an os_unfair_lock")
    }
    owner = pthread_self()
  }

  func lockIfAvailable() -> Bool {
    guard pthread_mutex_trylock(mutex) == 0 else { return false }
    owner = pthread_self()
    return true
  }

  func unlock() {
    guard isOwned else {
      fatalError(
        "BUG IN CLIENT OF LIBPLATFORM: Unlock of an os_unfair_lock not owned by current thread"
      )
    }
    owner = nil
    pthread_mutex_unlock(mutex)
  }
}
