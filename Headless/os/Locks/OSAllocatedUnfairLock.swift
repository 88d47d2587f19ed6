@available(iOS 16.0, *)
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  public enum Ownership: Hashable, Sendable {
    case owner
    case notOwner
  }

  private final class Storage {
    let lock = PlatformLock()
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  private let storage: Storage

  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    guard storage.lock.lockIfAvailable() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  public func precondition(_ condition: OSAllocatedUnfairLock<State>.Ownership) {
    Swift.precondition(
      storage.lock.isOwned == (condition == .owner),
      "BUG IN CLIENT OF LIBPLATFORM: Assertion failed: Lock unexpectedly "
        + (condition == .owner ? "not owned" : "owned") + " by current thread"
    )
  }
}

@available(iOS 16.0, *)
extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

@available(iOS 16.0, *)
extension OSAllocatedUnfairLock where State == () {
  public init() {
    self.init(uncheckedState: ())
  }

  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { _ in try body() }
  }

  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable () throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked { _ in try body() }
  }

  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func lock() {
    storage.lock.lock()
  }

  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func unlock() {
    storage.lock.unlock()
  }

  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func lockIfAvailable() -> Bool {
    storage.lock.lockIfAvailable()
  }
}
