public struct AnyPublisher<Output, Failure>: Publisher, CustomStringConvertible
where Failure: Error {
  private let base: any Publisher<Output, Failure>

  public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      self = erased
    } else {
      base = publisher
    }
  }

  public var description: String { "AnyPublisher" }

  public func receive<S>(subscriber: S)
  where Output == S.Input, Failure == S.Failure, S: Subscriber {
    base.receive(subscriber: subscriber)
  }
}
