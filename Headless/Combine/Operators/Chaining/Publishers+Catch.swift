extension Publishers {
  public struct Catch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, NewPublisher.Failure == S.Failure, NewPublisher.Output == S.Input {
      let handler = handler
      let chaining = Chaining(subscriber)
      subscriber.receive(subscription: chaining)
      chaining.follow(upstream) { completion in
        switch completion {
        case .finished: chaining.end(.finished)
        case .failure(let error): chaining.follow(handler(error)) { chaining.end($0) }
        }
      }
    }
  }
}

extension Publisher {
  public func `catch`<P>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P: Publisher, Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}
