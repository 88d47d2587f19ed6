/// The subscription of an operator that takes everything and gives some of it when time has come.
///
/// What there is no demand for then is dropped.
final class Window<Downstream: Subscriber>: Subscription {
  private let lock = Lock()
  private let deliver = DeliveryLock()
  private var downstream: Downstream?
  private var upstream: (any AnyBranch)?
  private var demand = Subscribers.Demand.none
  /// Called once, when nothing comes any more.
  var onEnd: (() -> Void)?

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  func subscribe<P: Publisher>(
    to publisher: P,
    onValue: @escaping (P.Output) -> Void,
    onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) {
    let branch = Branch<P.Output, P.Failure>(
      onValue: {
        onValue($0)
        return .none
      },
      onCompletion: onCompletion
    )
    lock.withLock { upstream = branch }
    lock.withLock { downstream }?.receive(subscription: self)
    branch.request(.unlimited)
    publisher.subscribe(branch)
  }

  var isActive: Bool { lock.withLock { downstream != nil } }

  func give(_ value: Downstream.Input) {
    deliver {
      let receiver = lock.withLock { () -> Downstream? in
        guard let downstream, demand > 0 else { return nil }
        demand -= 1
        return downstream
      }
      guard let receiver else { return }
      let more = receiver.receive(value)
      if more > 0 { lock.withLock { demand += more } }
    }
  }

  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    deliver { terminate()?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    _ = terminate()
  }

  private func terminate() -> Downstream? {
    let (receiver, branch) = lock.withLock { () -> (Downstream?, (any AnyBranch)?) in
      defer {
        downstream = nil
        upstream = nil
      }
      return (downstream, upstream)
    }
    branch?.cancel()
    if receiver != nil {
      onEnd?()
      onEnd = nil
    }
    return receiver
  }
}
