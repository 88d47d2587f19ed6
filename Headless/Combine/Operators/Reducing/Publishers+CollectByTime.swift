extension Publishers {
  public enum TimeGroupingStrategy<Context> where Context: Scheduler {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  public struct CollectByTime<Upstream, Context>: Publisher
  where Upstream: Publisher, Context: Scheduler {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream,
      strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, [Upstream.Output] == S.Input {
      let group = Group(self, Window(subscriber))
      group.start()
      group.window.subscribe(to: upstream, onValue: group.take, onCompletion: group.end)
    }

    private final class Group<S: Subscriber> where S.Input == Output, S.Failure == Failure {
      let window: Window<S>
      private let collect: CollectByTime
      private let lock = Lock()
      private var values: [Upstream.Output] = []
      private var ticks: (any Cancellable)?

      init(_ collect: CollectByTime, _ window: Window<S>) {
        self.collect = collect
        self.window = window
      }

      private var count: Int? {
        guard case .byTimeOrCount(_, _, let count) = collect.strategy else { return nil }
        return count
      }

      func start() {
        switch collect.strategy {
        case .byTime(let scheduler, let interval), .byTimeOrCount(let scheduler, let interval, _):
          let ticks = scheduler.schedule(
            after: scheduler.now.advanced(by: interval),
            interval: interval,
            tolerance: scheduler.minimumTolerance,
            options: collect.options
          ) { self.emit() }
          lock.withLock { self.ticks = ticks }
        }
        window.onEnd = { self.stop() }
      }

      private func stop() {
        let ticks = lock.withLock { () -> (any Cancellable)? in
          defer {
            self.ticks = nil
            values = []
          }
          return self.ticks
        }
        ticks?.cancel()
      }

      func take(_ value: Upstream.Output) {
        let isFull = lock.withLock { () -> Bool in
          values.append(value)
          return count.map { values.count >= $0 } ?? false
        }
        if isFull { emit() }
      }

      func end(_ completion: Subscribers.Completion<Failure>) {
        if case .finished = completion { emit() }
        window.end(completion)
      }

      private func emit() {
        let values = lock.withLock { () -> [Upstream.Output] in
          defer { self.values = [] }
          return self.values
        }
        if !values.isEmpty { window.give(values) }
      }
    }
  }
}

extension Publisher {
  public func collect<S>(
    _ strategy: Publishers.TimeGroupingStrategy<S>,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
