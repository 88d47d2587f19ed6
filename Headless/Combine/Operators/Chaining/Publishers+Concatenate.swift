extension Publishers {
  public struct Concatenate<Prefix, Suffix>: Publisher
  where
    Prefix: Publisher, Suffix: Publisher, Prefix.Failure == Suffix.Failure,
    Prefix.Output == Suffix.Output
  {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Suffix.Failure == S.Failure, Suffix.Output == S.Input {
      let suffix = suffix
      let chaining = Chaining(subscriber)
      subscriber.receive(subscription: chaining)
      chaining.follow(prefix) { completion in
        switch completion {
        case .finished: chaining.follow(suffix) { chaining.end($0) }
        case .failure: chaining.end(completion)
        }
      }
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
  public func append(_ elements: Output...)
    -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>>
  {
    append(elements)
  }

  public func append<S>(_ elements: S)
    -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
  where S: Sequence, Output == S.Element {
    append(Publishers.Sequence(sequence: elements))
  }

  public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P: Publisher, Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  public func prepend(_ elements: Output...)
    -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self>
  {
    prepend(elements)
  }

  public func prepend<S>(_ elements: S)
    -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
  where S: Sequence, Output == S.Element {
    prepend(Publishers.Sequence(sequence: elements))
  }

  public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P: Publisher, Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }
}
