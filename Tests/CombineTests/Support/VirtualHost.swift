@_spi(Headless) import Combine
import Foundation

/// A loop by hand for the main schedulers.
@MainActor
final class VirtualHost: MainSchedulerHost {
  private var entries: [(id: Int, time: TimeInterval, action: @Sendable () -> Void)] = []
  private var sequence = 0
  private(set) var time: TimeInterval = 0

  var pending: Int { entries.count }

  func now() -> TimeInterval { time }

  func schedule(
    after delay: TimeInterval,
    _ action: @escaping @Sendable () -> Void
  ) -> any Cancellable {
    sequence += 1
    let id = sequence
    entries.append((id, time + delay, action))
    return AnyCancellable { MainActor.assumeIsolated { self.entries.removeAll { $0.id == id } } }
  }

  /// Waits until something was scheduled from elsewhere, and runs it.
  func advanceWhenPending() async {
    while entries.isEmpty { await Task.yield() }
    advance()
  }

  func advance(by interval: TimeInterval = 0) {
    let end = time + interval
    while let next = entries.min(by: { ($0.time, $0.id) < ($1.time, $1.id) }), next.time <= end {
      entries.removeAll { $0.id == next.id }
      time = max(time, next.time)
      next.action()
    }
    time = end
  }
}
