extension Subscribers {
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    public typealias Failure = Never

    private enum Status {
      case awaiting
      case subscribed(any Subscription)
      case terminal
    }

    private let lock = Lock()
    private var status = Status.awaiting
    private var target: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      target = object
      self.keyPath = keyPath
    }

    public var object: Root? { lock.withLock { target } }

    public var description: String { "Assign \(Root.self)" }

    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock { () -> Bool in
        guard case .awaiting = status else { return false }
        status = .subscribed(subscription)
        return true
      }
      if isFirst {
        subscription.request(.unlimited)
      } else {
        subscription.cancel()
      }
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      if let object { object[keyPath: keyPath] = value }
      return .none
    }

    public func receive(completion: Subscribers.Completion<Never>) {
      _ = terminate()
    }

    public func cancel() {
      terminate().subscription?.cancel()
    }

    // The object is given back, so that it is released outside the lock.
    private func terminate() -> (subscription: (any Subscription)?, object: Root?) {
      lock.withLock {
        let object = target
        target = nil
        defer { status = .terminal }
        guard case .subscribed(let subscription) = status else { return (nil, object) }
        return (subscription, object)
      }
    }
  }
}

extension Publisher where Failure == Never {
  // Holds the object strongly, as on iOS: assigning to oneself is a cycle until cancelled.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
