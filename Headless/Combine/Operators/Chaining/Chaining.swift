/// Passes on what one publisher gives, until another takes its place; open demand goes along.
final class Chaining<Downstream: Subscriber>: Subscription {
  private let lock = Lock()
  private let deliver = DeliveryLock()
  private var downstream: Downstream?
  private var current: (any AnyBranch)?
  private var outer: (any AnyBranch)?
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  /// Takes values from the publisher from now on, and from no other.
  func follow<P: Publisher>(
    _ publisher: P,
    onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    let branch = Branch<P.Output, P.Failure>(
      onValue: { self.receive($0) },
      onCompletion: onEnd
    )
    let (earlier, initial) = lock.withLock { () -> ((any AnyBranch)?, Subscribers.Demand?) in
      guard downstream != nil else { return (nil, nil) }
      defer { current = branch }
      return (current, demand)
    }
    earlier?.cancel()
    guard let initial else { return }
    branch.request(initial)
    publisher.subscribe(branch)
  }

  /// Keeps the branch that chooses the publishers, to cancel it with the rest.
  func setOuter(_ branch: any AnyBranch) {
    let isActive = lock.withLock { () -> Bool in
      outer = branch
      return downstream != nil
    }
    if !isActive { branch.cancel() }
  }

  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    deliver { terminate()?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    let branch = lock.withLock { () -> (any AnyBranch)? in
      self.demand += demand
      return current
    }
    branch?.request(demand)
  }

  func cancel() {
    _ = terminate()
  }

  private func receive(_ value: Downstream.Input) -> Subscribers.Demand {
    deliver {
      let receiver = lock.withLock { () -> Downstream? in
        demand -= 1
        return downstream
      }
      guard let receiver else { return .none }
      let more = receiver.receive(value)
      if more > 0 { lock.withLock { demand += more } }
      return more
    }
  }

  private func terminate() -> Downstream? {
    let (receiver, branches) = lock.withLock { () -> (Downstream?, [any AnyBranch]) in
      defer {
        downstream = nil
        current = nil
        outer = nil
      }
      return (downstream, [current, outer].compactMap { $0 })
    }
    for branch in branches { branch.cancel() }
    return receiver
  }
}
