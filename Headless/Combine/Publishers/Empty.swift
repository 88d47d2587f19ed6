public struct Empty<Output, Failure>: Publisher, Equatable where Failure: Error {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  public init(
    completeImmediately: Bool = true,
    outputType: Output.Type,
    failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  public func receive<S>(subscriber: S)
  where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}
