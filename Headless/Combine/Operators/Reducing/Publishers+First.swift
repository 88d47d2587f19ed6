extension Publishers {
  public struct First<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
      var first: Output?
      upstream.subscribe(
        Gather<Upstream.Output, Upstream.Failure, S>(subscriber, result: { first }) { value in
          first = value
          return .finish
        }
      )
    }
  }
}

extension Publisher {
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }
}
