extension Publishers {
  public struct Drop<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
      var remaining = count
      upstream.subscribe(
        Relay<Output, Failure, S>(subscriber) { value in
          if remaining == 0 { return .emit(value) }
          remaining -= 1
          return .drop
        }
      )
    }
  }
}

extension Publisher {
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "count must not be negative")
    return Publishers.Drop(upstream: self, count: count)
  }
}
