extension Publishers {
  public struct Count<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
      var count = 0
      upstream.subscribe(
        Gather<Upstream.Output, Upstream.Failure, S>(subscriber, result: { count }) { _ in
          count += 1
          return .more
        }
      )
    }
  }
}

extension Publisher {
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}
