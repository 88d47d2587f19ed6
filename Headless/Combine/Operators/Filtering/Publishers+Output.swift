extension Publishers {
  public struct Output<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
      let range = range
      if range.isEmpty {
        Empty<Output, Failure>().receive(subscriber: subscriber)
        return
      }
      var index = 0
      upstream.subscribe(
        Relay<Output, Failure, S>(subscriber) { value in
          defer { index += 1 }
          if index < range.lowerBound { return .drop }
          return index + 1 < range.upperBound ? .emit(value) : .emitAndFinish(value)
        }
      )
    }
  }
}

extension Publisher {
  public func output(at index: Int) -> Publishers.Output<Self> {
    precondition(index >= 0, "index must not be negative")
    return output(in: index...index)
  }
}

extension Publisher {
  public func output<R>(in range: R) -> Publishers.Output<Self>
  where R: RangeExpression, R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    return Publishers.Output(upstream: self, range: range)
  }
}

extension Publisher {
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "maxLength must not be negative")
    return output(in: 0..<maxLength)
  }
}
