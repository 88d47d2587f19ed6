extension Publishers {
  public struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    public init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence {
      publishers = Array(upstream)
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let merging = Merging(subscriber)
      subscriber.receive(subscription: merging)
      for publisher in publishers { merging.add(publisher) }
      merging.close()
    }

    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
