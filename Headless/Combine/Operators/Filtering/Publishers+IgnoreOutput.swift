extension Publishers {
  public struct IgnoreOutput<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
      upstream.subscribe(Relay<Upstream.Output, Failure, S>(subscriber) { _ in .drop })
    }
  }
}

extension Publisher {
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
