extension Publishers {
  public struct TryContainsWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
      let predicate = predicate
      var isContained = false
      upstream.subscribe(
        Gather<Upstream.Output, Upstream.Failure, S>(trying: subscriber, result: { isContained }) {
          value in
          guard try predicate(value) else { return .more }
          isContained = true
          return .finish
        }
      )
    }
  }
}

extension Publisher {
  public func tryContains(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryContainsWhere<Self>
  {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
