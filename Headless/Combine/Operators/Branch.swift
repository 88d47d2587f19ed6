/// An upstream of an operator, whatever it gives.
protocol AnyBranch: AnyObject {
  func request(_ demand: Subscribers.Demand)
  func cancel()
}

/// One of several upstreams of an operator.
///
/// It may be asked before its subscription is there. Once ended or cancelled it is silent and holds
/// nothing.
final class Branch<Input, Failure: Error>: Subscriber, AnyBranch {
  private enum State {
    case awaiting(Subscribers.Demand)
    case active(any Subscription)
    case terminal
  }

  struct Handlers {
    let value: (Input) -> Subscribers.Demand
    let completion: (Subscribers.Completion<Failure>) -> Void
  }

  private let lock = Lock()
  private var state = State.awaiting(.none)
  private var handlers: Handlers?

  init(
    onValue: @escaping (Input) -> Subscribers.Demand,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    handlers = Handlers(value: onValue, completion: onCompletion)
  }

  func receive(subscription: any Subscription) {
    let wanted = lock.withLock { () -> Subscribers.Demand? in
      guard case .awaiting(let demand) = state else { return nil }
      state = .active(subscription)
      return demand
    }
    guard let wanted else { return subscription.cancel() }
    if wanted > 0 { subscription.request(wanted) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let handlers = lock.withLock({ handlers }) else { return .none }
    return handlers.value(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    terminate().handlers?.completion(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let upstream = lock.withLock { () -> (any Subscription)? in
      switch state {
      case .awaiting(let earlier):
        state = .awaiting(earlier + demand)
        return nil
      case .active(let subscription):
        return subscription
      case .terminal:
        return nil
      }
    }
    upstream?.request(demand)
  }

  func cancel() {
    terminate().upstream?.cancel()
  }

  private func terminate() -> (upstream: (any Subscription)?, handlers: Handlers?) {
    lock.withLock {
      defer {
        state = .terminal
        handlers = nil
      }
      guard case .active(let subscription) = state else { return (nil, handlers) }
      return (subscription, handlers)
    }
  }
}
