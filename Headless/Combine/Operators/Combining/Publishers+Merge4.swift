extension Publishers {
  public struct Merge4<A, B, C, D>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure,
    A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output, A.Failure == D.Failure,
    A.Output == D.Output
  {
    public typealias Output = A.Output
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
    where S: Subscriber, A.Failure == S.Failure, A.Output == S.Input {
      let merging = Merging(subscriber)
      subscriber.receive(subscription: merging)
      merging.add(a)
      merging.add(b)
      merging.add(c)
      merging.add(d)
      merging.close()
    }
  }
}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  public func merge<B, C, D>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D>
  where
    B: Publisher, Failure == B.Failure, Output == B.Output, C: Publisher, Failure == C.Failure,
    Output == C.Output, D: Publisher, Failure == D.Failure, Output == D.Output
  {
    Publishers.Merge4(self, b, c, d)
  }
}
