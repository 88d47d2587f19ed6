/// The value of a `@Published` property and who listens to it.
final class PublishedStorage<Value>: Current<Value> {
  // Made for the first subscriber: most properties never have one.
  private var hub: Hub<Value, Never>?
  private var objectWillChange: ObservableObjectPublisher?

  var publisher: ObservableObjectPublisher? { lock.withLock { objectWillChange } }

  func install(_ publisher: ObservableObjectPublisher) {
    lock.withLock { objectWillChange = publisher }
  }

  // C.11.5: tells the object's observers, then the property's, and changes last.
  func send(_ value: Value) {
    let (objectWillChange, hub) = lock.withLock { (self.objectWillChange, self.hub) }
    objectWillChange?.send()
    if let hub {
      for conduit in hub.current() { conduit.offer(value) }
    }
    set(value)
  }

  func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    let hub = activeHub()
    let conduit = Conduit(subscriber, subject: self, hub: hub, current: self)
    _ = hub.add(conduit)
    subscriber.receive(subscription: conduit)
  }

  /// Takes values from a publisher for as long as the property lives.
  func follow(_ upstream: some Publisher<Value, Never>) {
    upstream.subscribe(PublishedSubscriber(self))
  }

  func add(upstream: any Subscription) {
    activeHub().add(upstream: upstream)
  }

  private func activeHub() -> Hub<Value, Never> {
    lock.withLock {
      if let hub { return hub }
      let made = Hub<Value, Never>(demandsAtOnce: true)
      hub = made
      return made
    }
  }
}

/// Sets a property without keeping it alive.
private final class PublishedSubscriber<Value>: Subscriber {
  private weak var storage: PublishedStorage<Value>?

  init(_ storage: PublishedStorage<Value>) {
    self.storage = storage
  }

  func receive(subscription: any Subscription) {
    if let storage {
      storage.add(upstream: subscription)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    storage?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}
