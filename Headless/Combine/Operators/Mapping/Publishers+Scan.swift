extension Publishers {
  public struct Scan<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
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
        Relay<Upstream.Output, Upstream.Failure, S>(subscriber) { value in
          result = nextPartialResult(result, value)
          return .emit(result)
        }
      )
    }
  }
}

extension Publisher {
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Scan<Self, T>
  {
    Publishers.Scan(
      upstream: self,
      initialResult: initialResult,
      nextPartialResult: nextPartialResult
    )
  }
}
