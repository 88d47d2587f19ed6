extension Publishers {
  public struct TryScan<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
      let (initialResult, nextPartialResult) = (initialResult, nextPartialResult)
      var result = initialResult
      upstream.subscribe(
        Relay<Upstream.Output, Upstream.Failure, S>(trying: subscriber) { value in
          result = try nextPartialResult(result, value)
          return .emit(result)
        }
      )
    }
  }
}

extension Publisher {
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
    -> Publishers.TryScan<Self, T>
  {
    Publishers.TryScan(
      upstream: self,
      initialResult: initialResult,
      nextPartialResult: nextPartialResult
    )
  }
}
