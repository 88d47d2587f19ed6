public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S>(subscriber: S)
  where Output == S.Input, S: Subscriber, S.Failure == Never {
    subscriber.receive(
      subscription: ValueSubscription(downstream: subscriber, value: output)
    )
  }
}

extension Just: Equatable where Output: Equatable {}

/// Gives one value on the first demand, then ends.
final class ValueSubscription<Downstream: Subscriber>: Subscription {
  private let lock = Lock()
  private let value: Downstream.Input
  private var downstream: Downstream?

  init(downstream: Downstream, value: Downstream.Input) {
    self.downstream = downstream
    self.value = value
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    guard let downstream = take() else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  func cancel() {
    _ = take()
  }

  private func take() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }
}
