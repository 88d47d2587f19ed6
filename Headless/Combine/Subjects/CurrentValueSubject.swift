public final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
  private let hub = Hub<Output, Failure>(demandsAtOnce: true)
  private let current: Current<Output>

  public init(_ value: Output) {
    current = Current(value)
  }

  public var value: Output {
    get { current.value }
    set { send(newValue) }
  }

  public func receive<S>(subscriber: S)
  where Output == S.Input, Failure == S.Failure, S: Subscriber {
    let conduit = Conduit(
      subscriber,
      subject: self,
      hub: hub,
      current: current
    )
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
    guard hub.isActive else { return }
    current.set(input)
    for conduit in hub.current() { conduit.offer(input) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    hub.finish(completion)
  }
}
