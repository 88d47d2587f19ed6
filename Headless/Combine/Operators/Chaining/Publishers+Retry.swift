extension Publishers {
  public struct Retry<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    // Nil: without limit.
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let chaining = Chaining(subscriber)
      subscriber.receive(subscription: chaining)
      attempt(chaining, left: retries)
    }

    private func attempt<S>(_ chaining: Chaining<S>, left: Int?)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      chaining.follow(upstream) { completion in
        if case .finished = completion { return chaining.end(completion) }
        if left == 0 { return chaining.end(completion) }
        attempt(chaining, left: left.map { $0 - 1 })
      }
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
