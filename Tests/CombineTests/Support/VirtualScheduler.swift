import Combine
import Foundation

/// A scheduler whose time the test moves; times are run loop times from a fixed start.
final class VirtualScheduler: Scheduler {
  typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  typealias SchedulerOptions = Never

  private struct Entry {
    let id: Int
    let time: TimeInterval
    let action: () -> Void
  }

  private(set) var seconds: TimeInterval = 0
  private var entries: [Entry] = []
  private var sequence = 0

  var now: SchedulerTimeType { time(seconds) }

  var minimumTolerance: SchedulerTimeType.Stride { 0 }

  var pending: Int { entries.count }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    _ = add(at: seconds, action)
  }

  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    _ = add(at: seconds(of: date), action)
  }

  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    var current = 0
    func arm(_ time: TimeInterval) {
      current = add(at: time) {
        action()
        arm(time + interval.timeInterval)
      }
    }
    arm(seconds(of: date))
    return AnyCancellable { self.entries.removeAll { $0.id == current } }
  }

  /// Moves the time, and runs what becomes due on the way, in order.
  func advance(by interval: TimeInterval = 0) {
    let end = seconds + interval
    while let next = entries.min(by: { ($0.time, $0.id) < ($1.time, $1.id) }), next.time <= end {
      entries.removeAll { $0.id == next.id }
      seconds = max(seconds, next.time)
      next.action()
    }
    seconds = end
  }

  private func time(_ seconds: TimeInterval) -> SchedulerTimeType {
    SchedulerTimeType(Date(timeIntervalSinceReferenceDate: seconds))
  }

  private func seconds(of date: SchedulerTimeType) -> TimeInterval {
    date.date.timeIntervalSinceReferenceDate
  }

  private func add(at time: TimeInterval, _ action: @escaping () -> Void) -> Int {
    sequence += 1
    entries.append(Entry(id: sequence, time: time, action: action))
    return sequence
  }
}
