extension Publishers {
  public struct Debounce<Upstream, Context>: Publisher
  where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream,
      dueTime: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let (scheduler, options, dueTime) = (scheduler, options, dueTime)
      let window = Window(subscriber)
      let round = Round()
      window.subscribe(
        to: upstream,
        onValue: { value in
          // A newer value makes this one void; a scheduled action can't be taken back.
          let mine = round.next()
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime),
            tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            if round.isCurrent(mine) { window.give(value) }
          }
        },
        onCompletion: { completion in
          // A value that is still waiting is lost.
          _ = round.next()
          scheduler.schedule(options: options) { window.end(completion) }
        }
      )
    }
  }
}

extension Publisher {
  public func debounce<S>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> where S: Scheduler {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

/// Counts values, to tell the newest from the others.
final class Round {
  private let lock = Lock()
  private var count = 0

  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }

  func isCurrent(_ round: Int) -> Bool {
    lock.withLock { round == count }
  }
}
