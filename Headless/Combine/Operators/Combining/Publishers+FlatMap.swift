extension Publishers {
  public struct FlatMap<NewPublisher, Upstream>: Publisher
  where NewPublisher: Publisher, Upstream: Publisher, NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream,
      maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, NewPublisher.Output == S.Input, Upstream.Failure == S.Failure {
      let transform = transform
      let merging = Merging(subscriber)
      weak var weakOuter: (any AnyBranch)?
      let outer = Branch<Upstream.Output, Failure>(
        onValue: { value in
          merging.add(transform(value)) { weakOuter?.request(.max(1)) }
          return .none
        },
        onCompletion: { completion in
          switch completion {
          case .finished: merging.close()
          case .failure(let error): merging.fail(error)
          }
        }
      )
      weakOuter = outer
      merging.setOuter(outer)
      subscriber.receive(subscription: merging)
      outer.request(maxPublishers)
      upstream.subscribe(outer)
    }
  }
}

extension Publisher {
  public func flatMap<T, P>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  @available(iOS 14, *)
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self>
  where P: Publisher, P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  @available(iOS 14, *)
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  @available(iOS 14, *)
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
