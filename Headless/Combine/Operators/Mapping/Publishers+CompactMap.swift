extension Publishers {
  public struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
      let transform = transform
      upstream.subscribe(
        Relay<Upstream.Output, Upstream.Failure, S>(subscriber) { value in
          if let output = transform(value) { return .emit(output) }
          return .drop
        }
      )
    }
  }
}

extension Publisher {
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T>
  {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}
