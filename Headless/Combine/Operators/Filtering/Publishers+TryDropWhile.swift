extension Publishers {
  public struct TryDropWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
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
      var isDropping = true
      upstream.subscribe(
        Relay<Upstream.Output, Upstream.Failure, S>(trying: subscriber) { value in
          if isDropping, try predicate(value) { return .drop }
          isDropping = false
          return .emit(value)
        }
      )
    }
  }
}

extension Publisher {
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryDropWhile<Self>
  {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
