extension Publishers {
  public struct Contains<Upstream>: Publisher
  where Upstream: Publisher, Upstream.Output: Equatable {
    public typealias Output = Bool
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
      var isContained = false
      upstream.subscribe(
        Gather<Upstream.Output, Failure, S>(subscriber, result: { isContained }) { value in
          guard value == output else { return .more }
          isContained = true
          return .finish
        }
      )
    }
  }
}

extension Publisher where Output: Equatable {
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
