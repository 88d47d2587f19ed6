extension Subscribers {
  public final class Sink<Input, Failure>: Subscriber, Cancellable, CustomStringConvertible
  where Failure: Error {
    private enum Status {
      case awaiting
      case subscribed(any Subscription)
      case terminal
    }

    private let lock = Lock()
    private var status = Status.awaiting
    private var valueHandler: ((Input) -> Void)?
    private var completionHandler: ((Subscribers.Completion<Failure>) -> Void)?

    public init(
      receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
      receiveValue: @escaping ((Input) -> Void)
    ) {
      valueHandler = receiveValue
      completionHandler = receiveCompletion
    }

    public var receiveValue: (Input) -> Void { lock.withLock { valueHandler } ?? { _ in } }

    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.withLock { completionHandler } ?? { _ in }
    }

    public var description: String { "Sink" }

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
      let handler = lock.withLock { valueHandler }
      handler?(value)
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      let (_, handlers) = terminate()
      handlers.completion?(completion)
    }

    public func cancel() {
      let (subscription, _) = terminate()
      subscription?.cancel()
    }

    // The handlers are given back, so that what they capture is released outside the lock.
    private func terminate() -> (
      (any Subscription)?,
      handlers: (value: ((Input) -> Void)?, completion: ((Completion<Failure>) -> Void)?)
    ) {
      lock.withLock {
        let handlers = (valueHandler, completionHandler)
        valueHandler = nil
        completionHandler = nil
        defer { status = .terminal }
        guard case .subscribed(let subscription) = status else { return (nil, handlers) }
        return (subscription, handlers)
      }
    }
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
    receiveValue: @escaping ((Output) -> Void)
  ) -> AnyCancellable {
    let subscriber = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion,
      receiveValue: receiveValue
    )
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
