/// What an operator that gives one result at the end makes of a value.
enum Gathering<Failure: Error> {
  case more
  case finish
  case fail(Failure)
}

/// The subscription of an operator that takes everything and gives one result at its end.
///
/// The result waits for demand. The upstream is cancelled when the result is known early.
final class Gather<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  private enum State {
    case awaiting(Downstream)
    case active(Downstream, any Subscription)
    case holding(Downstream, Downstream.Input)
    case terminal
  }

  private let lock = Lock()
  private let step: (Input) -> Gathering<Downstream.Failure>
  private let result: () -> Downstream.Input?
  private let failing: (Failure) -> Downstream.Failure
  private var state: State
  private var hasDemand = false

  init(
    _ downstream: Downstream,
    failing: @escaping (Failure) -> Downstream.Failure,
    result: @escaping () -> Downstream.Input?,
    step: @escaping (Input) -> Gathering<Downstream.Failure>
  ) {
    state = .awaiting(downstream)
    self.failing = failing
    self.result = result
    self.step = step
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock { () -> Downstream? in
      guard case .awaiting(let downstream) = state else { return nil }
      state = .active(downstream, subscription)
      return downstream
    }
    if let downstream {
      downstream.receive(subscription: self)
      subscription.request(.unlimited)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ isActive }) else { return .none }
    switch step(input) {
    case .more:
      break
    case .finish:
      lock.withLock { upstream }?.cancel()
      finish()
    case .fail(let error):
      guard case .active(let downstream, let upstream) = terminate() else { break }
      upstream.cancel()
      downstream.receive(completion: .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished:
      finish()
    case .failure(let error):
      guard case .active(let downstream, _) = terminate() else { return }
      downstream.receive(completion: .failure(failing(error)))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    let held = lock.withLock { () -> (Downstream, Downstream.Input)? in
      hasDemand = true
      guard case .holding(let downstream, let value) = state else { return nil }
      state = .terminal
      return (downstream, value)
    }
    if let (downstream, value) = held { give(value, to: downstream) }
  }

  func cancel() {
    guard case .active(_, let upstream) = terminate() else { return }
    upstream.cancel()
  }

  private var isActive: Bool {
    guard case .active = state else { return false }
    return true
  }

  private var upstream: (any Subscription)? {
    guard case .active(_, let upstream) = state else { return nil }
    return upstream
  }

  private func finish() {
    guard lock.withLock({ isActive }) else { return }
    let value = result()
    let receiver = lock.withLock { () -> Downstream? in
      guard case .active(let downstream, _) = state else { return nil }
      if let value, !hasDemand {
        state = .holding(downstream, value)
        return nil
      }
      state = .terminal
      return downstream
    }
    guard let receiver else { return }
    if let value {
      give(value, to: receiver)
    } else {
      receiver.receive(completion: .finished)
    }
  }

  private func give(_ value: Downstream.Input, to downstream: Downstream) {
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  private func terminate() -> State {
    lock.withLock {
      defer { state = .terminal }
      return state
    }
  }
}

extension Gather where Failure == Downstream.Failure {
  convenience init(
    _ downstream: Downstream,
    result: @escaping () -> Downstream.Input?,
    step: @escaping (Input) -> Gathering<Failure>
  ) {
    self.init(downstream, failing: { $0 }, result: result, step: step)
  }
}

extension Gather where Downstream.Failure == any Error {
  /// An operator whose closure may throw, which ends it.
  convenience init(
    trying downstream: Downstream,
    result: @escaping () -> Downstream.Input?,
    step: @escaping (Input) throws -> Gathering<any Error>
  ) {
    self.init(
      downstream,
      failing: { $0 },
      result: result,
      step: { input in
        do { return try step(input) } catch { return .fail(error) }
      }
    )
  }
}
