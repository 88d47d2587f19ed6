extension Publishers {
  public struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
    public typealias Output = Upstream.Output

    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
      let transform = transform
      upstream.subscribe(
        Relay<Output, Upstream.Failure, S>(
          subscriber,
          failing: { .failure(transform($0)) },
          step: { .emit($0) }
        )
      )
    }
  }
}

extension Publisher {
  public func mapError<E>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E>
  where E: Error {
    Publishers.MapError(upstream: self, transform: transform)
  }
}
