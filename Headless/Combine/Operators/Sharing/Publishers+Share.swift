extension Publishers {
  public final class Share<Upstream>: Publisher, Equatable where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    public static func == (lhs: Share, rhs: Share) -> Bool {
      lhs === rhs
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      shared.subscribe(subscriber)
    }
  }
}

extension Publisher {
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}
