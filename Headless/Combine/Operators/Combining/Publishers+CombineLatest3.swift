extension Publishers {
  public struct CombineLatest3<A, B, C>: Publisher
  where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, C.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output) {
      let tupling = Tupling(subscriber, .latest)
      let (a, b, c) = (tupling.slot(a), tupling.slot(b), tupling.slot(c))
      tupling.start {
        guard let a = a.values.first, let b = b.values.first, let c = c.values.first else {
          return nil
        }
        return (a, b, c)
      }
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  public func combineLatest<P, Q>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q>
  where P: Publisher, Failure == P.Failure, Q: Publisher, Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  public func combineLatest<P, Q, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P: Publisher, Failure == P.Failure, Q: Publisher, Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map(transform)
  }
}
