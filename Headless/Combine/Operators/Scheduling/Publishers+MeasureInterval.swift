extension Publishers {
  public struct MeasureInterval<Upstream, Context>: Publisher
  where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context

    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Context.SchedulerTimeType.Stride
    {
      let scheduler = scheduler
      var last: Context.SchedulerTimeType?
      let relay = Relay<Upstream.Output, Failure, S>(subscriber) { _ in
        let now = scheduler.now
        defer { last = now }
        return .emit((last ?? now).distance(to: now))
      }
      upstream.handleEvents(receiveSubscription: { _ in last = scheduler.now }).subscribe(relay)
    }
  }
}

extension Publisher {
  public func measureInterval<S>(
    using scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> where S: Scheduler {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
