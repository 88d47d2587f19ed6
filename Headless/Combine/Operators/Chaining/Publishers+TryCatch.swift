extension Publishers {
  public struct TryCatch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, NewPublisher.Output == S.Input, S.Failure == any Error {
      let handler = handler
      let chaining = Chaining(subscriber)
      subscriber.receive(subscription: chaining)
      chaining.follow(upstream) { completion in
        guard case .failure(let error) = completion else { return chaining.end(.finished) }
        do {
          chaining.follow(try handler(error)) { completion in
            switch completion {
            case .finished: chaining.end(.finished)
            case .failure(let error): chaining.end(.failure(error))
            }
          }
        } catch {
          chaining.end(.failure(error))
        }
      }
    }
  }
}

extension Publisher {
  public func tryCatch<P>(_ handler: @escaping (Failure) throws -> P)
    -> Publishers.TryCatch<Self, P>
  where P: Publisher, Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
