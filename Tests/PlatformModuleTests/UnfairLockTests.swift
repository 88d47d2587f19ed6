import Testing
import os

struct UnfairLockTests {
  @Test func `tasks that add under the lock lose nothing`() async {
    let sum = OSAllocatedUnfairLock(initialState: 0)

    await withTaskGroup(of: Void.self) { group in
      for _ in 1...50 {
        group.addTask { sum.withLock { $0 += 1 } }
      }
    }

    #expect(sum.withLock { $0 } == 50)
  }

  @Test func `a lock that is held isn't available`() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    let open = os_unfair_lock_t.allocate(capacity: 1)
    open.initialize(to: os_unfair_lock())
    os_unfair_lock_lock(open)
    defer { open.deallocate() }

    #expect(!lock.lockIfAvailable())
    #expect(!os_unfair_lock_trylock(open))
    lock.unlock()
    os_unfair_lock_unlock(open)

    #expect(lock.withLockIfAvailable { 1 } == 1)
    #expect(os_unfair_lock_trylock(open))
  }

  @Test func `taking a lock twice ends the program`() async {
    await #expect(processExitsWith: .failure) { () -> Void in
      let lock = OSAllocatedUnfairLock()
      lock.withLock { lock.withLock {} }
    }
  }
}
