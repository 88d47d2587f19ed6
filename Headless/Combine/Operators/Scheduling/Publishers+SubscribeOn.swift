extension Publishers {
  public struct SubscribeOn<Upstream, Context>: Publisher
  where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let (upstream, scheduler, options) = (upstream, scheduler, options)
      let inner = Inner(subscriber) { scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) { upstream.subscribe(inner) }
    }

    private final class Inner<S: Subscriber>: Subscriber, Subscription {
      private let lock = Lock()
      private let schedule: (@escaping () -> Void) -> Void
      private var downstream: S?
      private var upstream: (any Subscription)?

      init(_ downstream: S, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
      }

      func receive(subscription: any Subscription) {
        let downstream = lock.withLock { () -> S? in
          guard upstream == nil, let downstream = self.downstream else { return nil }
          upstream = subscription
          return downstream
        }
        guard let downstream else { return subscription.cancel() }
        downstream.receive(subscription: self)
      }

      func receive(_ input: S.Input) -> Subscribers.Demand {
        lock.withLock { downstream }?.receive(input) ?? .none
      }

      func receive(completion: Subscribers.Completion<S.Failure>) {
        terminate().downstream?.receive(completion: completion)
      }

      func request(_ demand: Subscribers.Demand) {
        schedule { self.lock.withLock { self.upstream }?.request(demand) }
      }

      func cancel() {
        guard let upstream = terminate().upstream else { return }
        schedule { upstream.cancel() }
      }

      private func terminate() -> (downstream: S?, upstream: (any Subscription)?) {
        lock.withLock {
          defer {
            downstream = nil
            upstream = nil
          }
          return (downstream, upstream)
        }
      }
    }
  }
}

extension Publisher {
  public func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.SubscribeOn<Self, S>
  where S: Scheduler {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
