extension Publishers {
  public struct Collect<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
      var values: Output = []
      upstream.subscribe(
        Gather<Upstream.Output, Upstream.Failure, S>(subscriber, result: { values }) { value in
          values.append(value)
          return .more
        }
      )
    }
  }
}

extension Publisher {
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}
