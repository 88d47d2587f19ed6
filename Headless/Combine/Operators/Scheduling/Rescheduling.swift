/// The subscription of an operator that delivers on a scheduler, each value on its own.
final class Rescheduling<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private let deliver = DeliveryLock()
  private let schedule: (@escaping () -> Void) -> Void
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var isEnding = false

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock { () -> Downstream? in
      guard upstream == nil, let downstream = self.downstream else { return nil }
      upstream = subscription
      return downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ downstream != nil && !isEnding }) else { return .none }
    schedule { self.give(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let begins = lock.withLock { () -> Bool in
      guard downstream != nil, !isEnding else { return false }
      isEnding = true
      return true
    }
    guard begins else { return }
    schedule { self.deliver { self.terminate().downstream?.receive(completion: completion) } }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    lock.withLock { downstream == nil ? nil : upstream }?.request(demand)
  }

  func cancel() {
    terminate().upstream?.cancel()
  }

  private func give(_ input: Input) {
    deliver {
      guard let receiver = lock.withLock({ downstream }) else { return }
      let more = receiver.receive(input)
      if more > 0 { lock.withLock { upstream }?.request(more) }
    }
  }

  private func terminate() -> (downstream: Downstream?, upstream: (any Subscription)?) {
    lock.withLock {
      defer {
        downstream = nil
        upstream = nil
      }
      return (downstream, upstream)
    }
  }
}
