extension Publishers {
  public struct Throttle<Upstream, Context>: Publisher
  where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let pace = Pace(self, Window(subscriber))
      pace.window.subscribe(to: upstream, onValue: pace.take, onCompletion: pace.end)
    }

    private final class Pace<S: Subscriber> where S.Input == Output, S.Failure == Failure {
      let window: Window<S>
      private let throttle: Throttle
      private let lock = Lock()
      private var lastTime: Context.SchedulerTimeType?
      private var pending: Output?
      private var completion: Subscribers.Completion<Failure>?

      init(_ throttle: Throttle, _ window: Window<S>) {
        self.throttle = throttle
        self.window = window
      }

      func take(_ value: Output) {
        let scheduler = throttle.scheduler
        let now = scheduler.now
        let due = lock.withLock { () -> Context.SchedulerTimeType? in
          if pending != nil {
            if throttle.latest { pending = value }
            return nil
          }
          pending = value
          guard let lastTime else { return now }
          return lastTime.advanced(by: throttle.interval)
        }
        guard let due else { return }
        if due <= now {
          scheduler.schedule { self.emit() }
        } else {
          scheduler.schedule(after: due) { self.emit() }
        }
      }

      func end(_ completion: Subscribers.Completion<Failure>) {
        let isWaiting = lock.withLock { () -> Bool in
          self.completion = completion
          return pending != nil
        }
        // A value that is still waiting comes first.
        if !isWaiting { throttle.scheduler.schedule { self.window.end(completion) } }
      }

      private func emit() {
        let now = throttle.scheduler.now
        let (value, completion) = lock.withLock {
          () -> (Output?, Subscribers.Completion<Failure>?) in
          lastTime = now
          defer { pending = nil }
          return (pending, self.completion)
        }
        if let value { window.give(value) }
        if let completion { window.end(completion) }
      }
    }
  }
}

extension Publisher {
  public func throttle<S>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Publishers.Throttle<Self, S> where S: Scheduler {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
