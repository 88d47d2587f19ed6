/// What an operator makes of one value.
enum Step<Output, Failure: Error> {
  case emit(Output)
  case drop
  case finish
  case emitAndFinish(Output)
  case fail(Failure)
}

/// The subscription of an operator that looks at one value at a time.
///
/// A dropped value is asked for again. The upstream is cancelled when the operator ends first.
final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Output = Downstream.Input
  typealias Failing = Downstream.Failure

  private enum State {
    case awaiting(Downstream)
    case active(Downstream, any Subscription)
    case terminal
  }

  private let lock = Lock()
  private let step: (Input) -> Step<Output, Failing>
  private let failing: (Failure) -> Subscribers.Completion<Failing>
  private var state: State

  init(
    _ downstream: Downstream,
    failing: @escaping (Failure) -> Subscribers.Completion<Failing>,
    step: @escaping (Input) -> Step<Output, Failing>
  ) {
    state = .awaiting(downstream)
    self.failing = failing
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
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = lock.withLock({ downstream }) else { return .none }
    switch step(input) {
    case .emit(let output):
      return downstream.receive(output)
    case .drop:
      return .max(1)
    case .finish:
      end(.finished)
    case .emitAndFinish(let output):
      _ = downstream.receive(output)
      end(.finished)
    case .fail(let error):
      end(.failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard case .active(let downstream, _) = terminate() else { return }
    switch completion {
    case .finished:
      downstream.receive(completion: .finished)
    case .failure(let error):
      downstream.receive(completion: failing(error))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    let upstream = lock.withLock { () -> (any Subscription)? in
      guard case .active(_, let upstream) = state else { return nil }
      return upstream
    }
    upstream?.request(demand)
  }

  func cancel() {
    guard case .active(_, let upstream) = terminate() else { return }
    upstream.cancel()
  }

  private var downstream: Downstream? {
    guard case .active(let downstream, _) = state else { return nil }
    return downstream
  }

  private func end(_ completion: Subscribers.Completion<Failing>) {
    guard case .active(let downstream, let upstream) = terminate() else { return }
    upstream.cancel()
    downstream.receive(completion: completion)
  }

  private func terminate() -> State {
    lock.withLock {
      defer { state = .terminal }
      return state
    }
  }
}

extension Relay where Failure == Downstream.Failure {
  convenience init(
    _ downstream: Downstream,
    step: @escaping (Input) -> Step<Output, Failing>
  ) {
    self.init(downstream, failing: { .failure($0) }, step: step)
  }
}

extension Relay where Downstream.Failure == any Error {
  /// An operator whose closure may throw, which ends it.
  convenience init(
    trying downstream: Downstream,
    step: @escaping (Input) throws -> Step<Output, any Error>
  ) {
    self.init(
      downstream,
      failing: { .failure($0) },
      step: { input in
        do { return try step(input) } catch { return .fail(error) }
      }
    )
  }
}

/// What becomes of the failure of an upstream that has none.
func unfailing<Failure: Error, Failing>(_ failure: Failure) -> Subscribers.Completion<Failing> {
  .finished
}
