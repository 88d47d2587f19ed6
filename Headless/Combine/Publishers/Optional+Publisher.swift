extension Optional {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    public let output: Wrapped?

    public init(_ output: Wrapped?) {
      self.output = output
    }

    public func receive<S>(subscriber: S)
    where Wrapped == S.Input, S: Subscriber, S.Failure == Never {
      if let output {
        Just(output).receive(subscriber: subscriber)
      } else {
        Empty<Wrapped, Never>().receive(subscriber: subscriber)
      }
    }
  }

  @available(iOS 14, *)
  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
