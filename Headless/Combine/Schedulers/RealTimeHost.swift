internal import Foundation

/// Real time and plain tasks: what runs where no loop is registered.
struct RealTimeHost: MainSchedulerHost {
  nonisolated func now() -> TimeInterval {
    // The start is made when it is first read.
    let start = MainScheduler.start.uptime
    return TimeInterval(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }

  @MainActor
  func schedule(
    after delay: TimeInterval,
    _ action: @escaping @Sendable () -> Void
  ) -> any Cancellable {
    let task = Task { @MainActor in
      if delay > 0 { try await Task.sleep(nanoseconds: UInt64(delay * 1e9)) }
      action()
    }
    return AnyCancellable { task.cancel() }
  }
}
