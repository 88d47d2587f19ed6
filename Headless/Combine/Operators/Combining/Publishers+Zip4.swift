extension Publishers {
  public struct Zip4<A, B, C, D>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure,
    B.Failure == C.Failure, C.Failure == D.Failure
  {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, D.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output, D.Output)
    {
      let tupling = Tupling(subscriber, .oldest)
      let (a, b, c, d) = (tupling.slot(a), tupling.slot(b), tupling.slot(c), tupling.slot(d))
      tupling.start {
        guard let a = a.values.first, let b = b.values.first, let c = c.values.first,
          let d = d.values.first
        else { return nil }
        return (a, b, c, d)
      }
    }
  }
}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  public func zip<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
    -> Publishers.Zip4<Self, P, Q, R>
  where
    P: Publisher, Failure == P.Failure, Q: Publisher, Failure == Q.Failure, R: Publisher,
    Failure == R.Failure
  {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  public func zip<P, Q, R, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where
    P: Publisher, Failure == P.Failure, Q: Publisher, Failure == Q.Failure, R: Publisher,
    Failure == R.Failure
  {
    Publishers.Zip4(self, publisher1, publisher2, publisher3).map(transform)
  }
}
