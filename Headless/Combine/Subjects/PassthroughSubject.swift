public final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
  private let hub = Hub<Output, Failure>(demandsAtOnce: false)

  public init() {}

  public func receive<S>(subscriber: S)
  where Output == S.Input, Failure == S.Failure, S: Subscriber {
    let conduit = PassthroughConduit(downstream: subscriber, subject: self, hub: hub)
    if let completion = hub.add(conduit) {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  public func send(subscription: any Subscription) {
    hub.add(upstream: subscription)
  }

  public func send(_ input: Output) {
    for conduit in hub.current() { conduit.offer(input) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    hub.finish(completion)
  }
}

/// Drops values for which there is no demand.
final class PassthroughConduit<Downstream: Subscriber>:
  Conduit<Downstream.Input, Downstream.Failure>, Subscription
{
  private let lock = Lock()
  private let deliver = DeliveryLock()
  private let hub: Hub<Downstream.Input, Downstream.Failure>
  private var downstream: Downstream?
  // A subscription keeps its subject alive.
  private var subject: AnyObject?
  private var demand = Subscribers.Demand.none

  init(
    downstream: Downstream,
    subject: AnyObject,
    hub: Hub<Downstream.Input, Downstream.Failure>
  ) {
    self.downstream = downstream
    self.subject = subject
    self.hub = hub
  }

  override func offer(_ value: Downstream.Input) {
    deliver {
      let receiver = lock.withLock { () -> Downstream? in
        guard let downstream, demand > 0 else { return nil }
        demand -= 1
        return downstream
      }
      guard let receiver else { return }
      let more = receiver.receive(value)
      if more != .none { lock.withLock { demand += more } }
    }
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    deliver { terminate().downstream?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    let isActive = lock.withLock { () -> Bool in
      guard downstream != nil else { return false }
      self.demand += demand
      return true
    }
    if isActive { hub.acknowledgeDemand() }
  }

  func cancel() {
    hub.remove(self)
    _ = terminate()
  }

  private func terminate() -> (downstream: Downstream?, subject: AnyObject?) {
    lock.withLock {
      defer {
        downstream = nil
        subject = nil
      }
      return (downstream, subject)
    }
  }
}
