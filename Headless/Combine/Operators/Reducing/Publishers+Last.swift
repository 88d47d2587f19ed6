extension Publishers {
  public struct Last<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
      var last: Output?
      upstream.subscribe(
        Gather<Upstream.Output, Upstream.Failure, S>(subscriber, result: { last }) { value in
          last = value
          return .more
        }
      )
    }
  }
}

extension Publisher {
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }
}
