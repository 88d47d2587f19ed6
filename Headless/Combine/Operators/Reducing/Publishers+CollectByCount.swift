extension Publishers {
  public struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
      upstream.subscribe(Collecting<S, Upstream.Output>(subscriber, count: count))
    }
  }
}

extension Publisher {
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "count must be positive")
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}
