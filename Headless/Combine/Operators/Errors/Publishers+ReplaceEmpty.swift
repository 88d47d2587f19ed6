extension Publishers {
  public struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

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
        Substitute<Output, Failure, S>(subscriber) { hadValue, completion in
          if case .finished = completion, !hadValue { return .value(output) }
          return .completion(completion)
        }
      )
    }
  }
}

extension Publisher {
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
