extension Publishers {
  public struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool)
    {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
      let predicate = predicate
      var previous: Output?
      upstream.subscribe(
        Relay<Upstream.Output, Upstream.Failure, S>(subscriber) { value in
          if let last = previous, predicate(last, value) { return .drop }
          previous = value
          return .emit(value)
        }
      )
    }
  }
}

extension Publisher {
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> Publishers.RemoveDuplicates<Self>
  {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
