extension Publishers {
  public struct PrefixUntilOutput<Upstream, Other>: Publisher
  where Upstream: Publisher, Other: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let chaining = Chaining(subscriber)
      let trigger = Branch<Other.Output, Other.Failure>(
        onValue: { _ in
          chaining.end(.finished)
          return .none
        },
        onCompletion: { _ in }
      )
      chaining.setOuter(trigger)
      trigger.request(.max(1))
      subscriber.receive(subscription: chaining)
      other.subscribe(trigger)
      chaining.follow(upstream) { chaining.end($0) }
    }
  }
}

extension Publisher {
  public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P>
  where P: Publisher {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
