public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let hub = Hub<Void, Never>(demandsAtOnce: false)

  public init() {}

  public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
    let conduit = Conduit(subscriber, subject: self, hub: hub)
    _ = hub.add(conduit)
    subscriber.receive(subscription: conduit)
  }

  public func send() {
    for conduit in hub.current() { conduit.offer(()) }
  }
}
