public import Foundation

extension RunLoop: Scheduler {
  private var isMain: Bool { MainScheduler.isMain(self) }

  public var now: SchedulerTimeType {
    guard isMain else { return SchedulerTimeType(Date()) }
    return SchedulerTimeType(MainScheduler.start.date.addingTimeInterval(MainScheduler.now))
  }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain {
      MainScheduler.schedule(after: 0, action)
      return
    }
    let work = ScheduledWork(action)
    perform { work.run() }
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = once(after: delay(until: date), action)
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    RepeatingWork(
      after: delay(until: date),
      every: interval.timeInterval,
      now: { self.elapsed },
      once: { self.once(after: $0, $1) },
      action: action
    )
  }

  private var elapsed: TimeInterval {
    isMain ? MainScheduler.now : Date().timeIntervalSinceReferenceDate
  }

  // Dates are exact to about a tenth of a microsecond; virtual time shall be exact.
  private func delay(until date: SchedulerTimeType) -> TimeInterval {
    (now.distance(to: date).timeInterval * 1e6).rounded() / 1e6
  }

  private func once(
    after delay: TimeInterval,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isMain { return MainScheduler.schedule(after: delay, action) }
    let work = ScheduledWork(action)
    let timer = Timer(timeInterval: max(0, delay), repeats: false) { _ in work.run() }
    add(timer, forMode: .common)
    let transfer = Transfer(value: timer)
    work.adopt(AnyCancellable { transfer.value.invalidate() })
    return work
  }
}
