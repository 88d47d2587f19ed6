extension Publishers {
  public struct Merge8<A, B, C, D, E, F, G, H>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher, A.Failure == B.Failure, A.Output == B.Output,
    A.Failure == C.Failure, A.Output == C.Output, A.Failure == D.Failure, A.Output == D.Output,
    A.Failure == E.Failure, A.Output == E.Output, A.Failure == F.Failure, A.Output == F.Output,
    A.Failure == G.Failure, A.Output == G.Output, A.Failure == H.Failure, A.Output == H.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G
    public let h: H

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, A.Failure == S.Failure, A.Output == S.Input {
      let merging = Merging(subscriber)
      subscriber.receive(subscription: merging)
      merging.add(a)
      merging.add(b)
      merging.add(c)
      merging.add(d)
      merging.add(e)
      merging.add(f)
      merging.add(g)
      merging.add(h)
      merging.close()
    }
  }
}

extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}

extension Publisher {
  public func merge<B, C, D, E, F, G, H>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
    -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B: Publisher, Failure == B.Failure, Output == B.Output, C: Publisher, Failure == C.Failure,
    Output == C.Output, D: Publisher, Failure == D.Failure, Output == D.Output, E: Publisher,
    Failure == E.Failure, Output == E.Output, F: Publisher, Failure == F.Failure,
    Output == F.Output, G: Publisher, Failure == G.Failure, Output == G.Output, H: Publisher,
    Failure == H.Failure, Output == H.Output
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }
}
