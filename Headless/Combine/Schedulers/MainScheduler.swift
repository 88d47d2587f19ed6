public import Foundation

/// Where `RunLoop.main`, `DispatchQueue.main` and `OperationQueue.main` run their work.
///
/// In tests on Linux the main actor isn't the main thread, and time is virtual, so the update loop
/// hosts them. UIKit owns the loop but can't see Combine: SwiftUI, which sees both, has the host.
///
/// Both are only called on the main actor; work that comes from elsewhere hops there first.
/// Actions of equal time run in the order in which they were scheduled, none of them inside the
/// call that schedules it.
@_spi(Headless)
public protocol MainSchedulerHost: Sendable {
  /// Seconds on the clock of the loop.
  @MainActor
  func now() -> TimeInterval

  /// Runs the action on the main actor in a later turn, at zero delay in the next.
  @MainActor
  func schedule(
    after delay: TimeInterval,
    _ action: @escaping @Sendable () -> Void
  ) -> any Cancellable
}

/// A host that is found by its name, `SwiftUI.StageScheduler`.
///
/// Nobody could register it early enough: a view model may schedule work before anything of the
/// loop's modules has run.
@_spi(Headless)
public protocol MainSchedulerDefaultHost: MainSchedulerHost {
  init()
}

@_spi(Headless)
public enum MainScheduler {
  /// Replaces the host, for the whole process.
  public static func register(_ host: any MainSchedulerHost) {
    state.register(host)
  }

  /// Uses another host in the tasks that run the operation.
  public static func withHost<T>(
    _ host: any MainSchedulerHost,
    operation: () throws -> T
  ) rethrows -> T {
    try MainSchedulerLocal.$host.withValue(host, operation: operation)
  }

  /// Uses real time and plain tasks in the tasks that run the operation.
  public static func withRealTime<T>(operation: () throws -> T) rethrows -> T {
    try withHost(RealTimeHost(), operation: operation)
  }

  /// Whether this code runs on the main queue, which is the main actor's executor.
  public static var isOnMain: Bool {
    DispatchQueue.getSpecific(key: queueKey) == true
  }

  // Times of the three schedulers count from here; virtual seconds are added to it.
  static let start = (date: Date(), uptime: DispatchTime.now().uptimeNanoseconds)

  private static let state = State()
  private static let queueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private static var host: any MainSchedulerHost {
    MainSchedulerLocal.host ?? state.registered
  }

  static func isMain(_ queue: DispatchQueue) -> Bool {
    queue.getSpecific(key: queueKey) == true
  }

  // Code on the main actor that says `.current` means the main run loop, though its thread has
  // another one here.
  static func isMain(_ runLoop: RunLoop) -> Bool {
    runLoop === RunLoop.main || isOnMain && runLoop === RunLoop.current
  }

  /// Seconds on the host's clock; elsewhere than on the main actor, as it saw them last.
  static var now: TimeInterval {
    let host = host
    if let host = host as? RealTimeHost { return host.now() }
    guard isOnMain else { return state.lastSeen }
    let now = MainActor.assumeIsolated { host.now() }
    state.saw(now)
    return now
  }

  @discardableResult
  static func schedule(
    after delay: TimeInterval,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let host = host
    let work = ScheduledWork(action)
    let delay = max(0, delay)
    if isOnMain {
      MainActor.assumeIsolated { work.adopt(host.schedule(after: delay) { work.run() }) }
    } else {
      Task { @MainActor in work.adopt(host.schedule(after: delay) { work.run() }) }
    }
    return work
  }

  private final class State: @unchecked Sendable {
    private let lock = Lock()
    private var host: any MainSchedulerHost
    private var seen: TimeInterval = 0

    init() {
      let found = _typeByName("7SwiftUI14StageSchedulerV") as? any MainSchedulerDefaultHost.Type
      host = found?.init() ?? RealTimeHost()
    }

    var registered: any MainSchedulerHost { lock.withLock { host } }

    var lastSeen: TimeInterval { lock.withLock { seen } }

    func register(_ host: any MainSchedulerHost) {
      lock.withLock { self.host = host }
    }

    func saw(_ now: TimeInterval) {
      lock.withLock { seen = now }
    }
  }
}

private enum MainSchedulerLocal {
  @TaskLocal static var host: (any MainSchedulerHost)?
}
