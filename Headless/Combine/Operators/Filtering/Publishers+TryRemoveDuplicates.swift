extension Publishers {
  public struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    public init(
      upstream: Upstream,
      predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
      let predicate = predicate
      var previous: Output?
      upstream.subscribe(
        Relay<Upstream.Output, Upstream.Failure, S>(trying: subscriber) { value in
          if let last = previous, try predicate(last, value) { return .drop }
          previous = value
          return .emit(value)
        }
      )
    }
  }
}

extension Publisher {
  public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryRemoveDuplicates<Self>
  {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
