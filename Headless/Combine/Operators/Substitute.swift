/// The subscription of an operator that ends with a value of its own in some cases.
///
/// That value waits for demand.
final class Substitute<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Input {
  /// What takes the place of the upstream's completion.
  enum End {
    case value(Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  private enum State {
    case awaiting(Downstream)
    case active(Downstream, any Subscription)
    case holding(Downstream, Input)
    case terminal
  }

  private let lock = Lock()
  private let end: (_ hadValue: Bool, Subscribers.Completion<Failure>) -> End
  private var state: State
  private var demand = Subscribers.Demand.none
  private var hadValue = false

  init(
    _ downstream: Downstream,
    end: @escaping (_ hadValue: Bool, Subscribers.Completion<Failure>) -> End
  ) {
    state = .awaiting(downstream)
    self.end = end
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock { () -> Downstream? in
      guard case .awaiting(let downstream) = state else { return nil }
      state = .active(downstream, subscription)
      return downstream
    }
    if let downstream {
      downstream.receive(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let receiver = lock.withLock { () -> Downstream? in
      guard case .active(let downstream, _) = state else { return nil }
      demand -= 1
      hadValue = true
      return downstream
    }
    guard let receiver else { return .none }
    let more = receiver.receive(input)
    lock.withLock { demand += more }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (had, isActive) = lock.withLock { () -> (Bool, Bool) in
      guard case .active = state else { return (hadValue, false) }
      return (hadValue, true)
    }
    guard isActive else { return }
    let end = end(had, completion)
    let receiver = lock.withLock { () -> Downstream? in
      guard case .active(let downstream, _) = state else { return nil }
      if case .value(let value) = end, demand == .none {
        state = .holding(downstream, value)
        return nil
      }
      state = .terminal
      return downstream
    }
    guard let receiver else { return }
    switch end {
    case .value(let value):
      give(value, to: receiver)
    case .completion(let completion):
      receiver.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    let before = lock.withLock { () -> State in
      self.demand += demand
      if case .holding = state {
        defer { state = .terminal }
        return state
      }
      return state
    }
    switch before {
    case .active(_, let upstream):
      upstream.request(demand)
    case .holding(let downstream, let value):
      give(value, to: downstream)
    case .awaiting, .terminal:
      break
    }
  }

  func cancel() {
    let before = lock.withLock { () -> State in
      defer { state = .terminal }
      return state
    }
    if case .active(_, let upstream) = before { upstream.cancel() }
  }

  private func give(_ value: Input, to downstream: Downstream) {
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }
}
