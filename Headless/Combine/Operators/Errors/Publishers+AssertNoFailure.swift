extension Publishers {
  public struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public let upstream: Upstream
    public let prefix: String
    public let file: StaticString
    public let line: UInt

    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
      let (prefix, file, line) = (prefix, file, line)
      upstream.subscribe(
        Relay<Output, Upstream.Failure, S>(
          subscriber,
          failing: { error in
            let prefix = prefix.isEmpty ? "" : prefix + ": "
            preconditionFailure("\(prefix)\(error)", file: file, line: line)
          },
          step: { .emit($0) }
        )
      )
    }
  }
}

extension Publisher {
  public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line)
    -> Publishers.AssertNoFailure<Self>
  {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
