extension Publishers {
  public struct MapKeyPath<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let keyPath: KeyPath<Upstream.Output, Output>

    init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
      let keyPath = keyPath
      upstream.subscribe(
        Relay<Upstream.Output, Failure, S>(subscriber) { .emit($0[keyPath: keyPath]) }
      )
    }
  }
}

extension Publisher {
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }
}
