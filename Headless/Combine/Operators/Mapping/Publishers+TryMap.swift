extension Publishers {
  public struct TryMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
      let transform = transform
      upstream.subscribe(
        Relay<Upstream.Output, Upstream.Failure, S>(trying: subscriber) { .emit(try transform($0)) }
      )
    }
  }
}

extension Publisher {
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}
