extension Publishers {
  public struct Timeout<Upstream, Context>: Publisher
  where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public let customError: (() -> Upstream.Failure)?

    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?,
      customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let (scheduler, options, customError) = (scheduler, options, customError)
      let interval = interval
      let chaining = Chaining(subscriber)
      let round = Round()
      func restart() {
        let mine = round.next()
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval),
          tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard round.isCurrent(mine) else { return }
          chaining.end(customError.map { .failure($0()) } ?? .finished)
        }
      }
      let watched = upstream.handleEvents(
        receiveSubscription: { _ in restart() },
        receiveOutput: { _ in restart() },
        receiveCompletion: { _ in _ = round.next() },
        receiveCancel: { _ = round.next() }
      )
      subscriber.receive(subscription: chaining)
      chaining.follow(watched.receive(on: scheduler, options: options)) { chaining.end($0) }
    }
  }
}

extension Publisher {
  public func timeout<S>(
    _ interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> where S: Scheduler {
    Publishers.Timeout(
      upstream: self,
      interval: interval,
      scheduler: scheduler,
      options: options,
      customError: customError
    )
  }
}
