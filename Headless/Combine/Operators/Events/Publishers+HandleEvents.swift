extension Publishers {
  public struct HandleEvents<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Upstream.Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(Inner(self, subscriber))
    }

    private final class Inner<S: Subscriber>: Subscriber, Subscription
    where S.Input == Output, S.Failure == Failure {
      private let lock = Lock()
      private let downstream: S
      private var events: HandleEvents?
      private var upstream: (any Subscription)?

      init(_ events: HandleEvents, _ downstream: S) {
        self.events = events
        self.downstream = downstream
      }

      func receive(subscription: any Subscription) {
        let isFirst = lock.withLock { () -> Bool in
          guard upstream == nil, events != nil else { return false }
          upstream = subscription
          return true
        }
        guard isFirst else { return subscription.cancel() }
        current?.receiveSubscription?(subscription)
        downstream.receive(subscription: self)
      }

      func receive(_ input: Output) -> Subscribers.Demand {
        guard let current else { return .none }
        current.receiveOutput?(input)
        let more = downstream.receive(input)
        if more > 0 { self.current?.receiveRequest?(more) }
        return more
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        guard let (events, _) = terminate() else { return }
        events.receiveCompletion?(completion)
        downstream.receive(completion: completion)
      }

      func request(_ demand: Subscribers.Demand) {
        let (events, upstream) = lock.withLock { (self.events, self.upstream) }
        guard let events else { return }
        events.receiveRequest?(demand)
        upstream?.request(demand)
      }

      func cancel() {
        guard let (events, upstream) = terminate() else { return }
        events.receiveCancel?()
        upstream?.cancel()
      }

      private var current: HandleEvents? { lock.withLock { events } }

      private func terminate() -> (HandleEvents, (any Subscription)?)? {
        lock.withLock {
          guard let events else { return nil }
          defer {
            self.events = nil
            upstream = nil
          }
          return (events, upstream)
        }
      }
    }
  }
}

extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self,
      receiveSubscription: receiveSubscription,
      receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion,
      receiveCancel: receiveCancel,
      receiveRequest: receiveRequest
    )
  }
}
