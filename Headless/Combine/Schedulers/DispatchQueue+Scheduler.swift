public import Foundation

extension DispatchQueue: Scheduler {
  private var isMain: Bool { MainScheduler.isMain(self) }

  public var now: SchedulerTimeType {
    guard isMain else { return SchedulerTimeType(.now()) }
    let elapsed = UInt64((MainScheduler.now * 1e9).rounded())
    return SchedulerTimeType(
      DispatchTime(uptimeNanoseconds: MainScheduler.start.uptime + elapsed)
    )
  }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain {
      MainScheduler.schedule(after: 0, action)
      return
    }
    let work = ScheduledWork(action)
    async(
      group: options?.group,
      qos: options?.qos ?? .unspecified,
      flags: options?.flags ?? []
    ) { work.run() }
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = once(after: now.distance(to: date).seconds, options, action)
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    RepeatingWork(
      after: now.distance(to: date).seconds,
      every: interval.seconds,
      now: { self.elapsed },
      once: { self.once(after: $0, options, $1) },
      action: action
    )
  }

  private var elapsed: TimeInterval {
    isMain ? MainScheduler.now : TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  private func once(
    after delay: TimeInterval,
    _ options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isMain { return MainScheduler.schedule(after: delay, action) }
    let work = ScheduledWork(action)
    asyncAfter(
      deadline: .now() + max(0, delay),
      qos: options?.qos ?? .unspecified,
      flags: options?.flags ?? []
    ) { work.run() }
    return work
  }
}
