extension Publishers {
  public struct SwitchToLatest<P, Upstream>: Publisher
  where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, P.Output == S.Input, Upstream.Failure == S.Failure {
      let chaining = Chaining(subscriber)
      let open = OpenEnds()
      let outer = Branch<P, Failure>(
        onValue: { publisher in
          let round = open.beginInner()
          chaining.follow(publisher) { completion in
            switch completion {
            case .finished: if open.endInner(round) { chaining.end(.finished) }
            case .failure: chaining.end(completion)
            }
          }
          return .none
        },
        onCompletion: { completion in
          switch completion {
          case .finished: if open.endOuter() { chaining.end(.finished) }
          case .failure: chaining.end(completion)
          }
        }
      )
      chaining.setOuter(outer)
      subscriber.receive(subscription: chaining)
      outer.request(.unlimited)
      upstream.subscribe(outer)
    }
  }
}

/// Knows when neither the outer nor the newest inner publisher has more to give.
private final class OpenEnds {
  private let lock = Lock()
  private var outerIsOpen = true
  private var innerIsOpen = false
  private var round = 0

  func beginInner() -> Int {
    lock.withLock {
      innerIsOpen = true
      round += 1
      return round
    }
  }

  func endInner(_ ended: Int) -> Bool {
    lock.withLock {
      if ended == round { innerIsOpen = false }
      return !outerIsOpen && !innerIsOpen
    }
  }

  func endOuter() -> Bool {
    lock.withLock {
      outerIsOpen = false
      return !innerIsOpen
    }
  }
}

extension Publisher where Failure == Output.Failure, Output: Publisher {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  @available(iOS 14, *)
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  @available(iOS 14, *)
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  @available(iOS 14, *)
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
