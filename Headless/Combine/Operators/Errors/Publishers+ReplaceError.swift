extension Publishers {
  public struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
      let output = output
      upstream.subscribe(
        Substitute<Output, Upstream.Failure, S>(subscriber) { _, completion in
          if case .finished = completion { return .completion(.finished) }
          return .value(output)
        }
      )
    }
  }
}

extension Publisher {
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
