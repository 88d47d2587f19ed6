/// Gathers values in arrays of a fixed length.
final class Collecting<Downstream: Subscriber, Element>: Subscriber, Subscription
where Downstream.Input == [Element] {
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private let count: Int
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var values: [Element] = []

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    self.count = count
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock { () -> Downstream? in
      guard upstream == nil else { return nil }
      upstream = subscription
      return self.downstream
    }
    if let downstream {
      downstream.receive(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Element) -> Subscribers.Demand {
    let full = lock.withLock { () -> (Downstream, [Element])? in
      guard let downstream else { return nil }
      values.append(input)
      guard values.count == count else { return nil }
      defer { values = [] }
      return (downstream, values)
    }
    guard let (downstream, values) = full else { return .none }
    return downstream.receive(values) * count
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let end = lock.withLock { () -> (Downstream, [Element])? in
      guard let downstream else { return nil }
      defer {
        self.downstream = nil
        values = []
      }
      return (downstream, values)
    }
    guard let (downstream, values) = end else { return }
    if case .finished = completion, !values.isEmpty { _ = downstream.receive(values) }
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    lock.withLock { downstream == nil ? nil : upstream }?.request(demand * count)
  }

  func cancel() {
    let upstream = lock.withLock { () -> (any Subscription)? in
      guard downstream != nil else { return nil }
      downstream = nil
      values = []
      return self.upstream
    }
    upstream?.cancel()
  }
}
