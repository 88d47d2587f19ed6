extension Publishers {
  public struct SetFailureType<Upstream, Failure>: Publisher
  where Upstream: Publisher, Failure: Error, Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
      upstream.subscribe(
        Relay<Output, Never, S>(subscriber, failing: unfailing, step: { .emit($0) })
      )
    }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  where E: Error {
    Publishers.SetFailureType(upstream: self)
  }
}
