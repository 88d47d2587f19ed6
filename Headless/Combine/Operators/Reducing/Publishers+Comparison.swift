extension Publishers {
  public struct Comparison<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
      let areInIncreasingOrder = areInIncreasingOrder
      var best: Output?
      upstream.subscribe(
        Gather<Upstream.Output, Failure, S>(subscriber, result: { best }) { value in
          if let current = best, !areInIncreasingOrder(current, value) { return .more }
          best = value
          return .more
        }
      )
    }
  }
}

extension Publisher {
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.Comparison<Self>
  {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher {
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.Comparison<Self>
  {
    max { areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }
}

extension Publisher where Output: Comparable {
  public func min() -> Publishers.Comparison<Self> {
    min(by: <)
  }
}
