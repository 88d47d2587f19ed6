extension Publishers {
  public struct Merge3<A, B, C>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, A.Output == B.Output,
    A.Failure == C.Failure, A.Output == C.Output
  {
    public typealias Output = A.Output
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
    where S: Subscriber, A.Failure == S.Failure, A.Output == S.Input {
      let merging = Merging(subscriber)
      subscriber.receive(subscription: merging)
      merging.add(a)
      merging.add(b)
      merging.add(c)
      merging.close()
    }
  }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  public func merge<B, C>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where
    B: Publisher, Failure == B.Failure, Output == B.Output, C: Publisher, Failure == C.Failure,
    Output == C.Output
  {
    Publishers.Merge3(self, b, c)
  }
}
