// A merge that is merged again takes in what it is merged with.

extension Publishers.Merge5 {
  public func merge<P>(with other: P) -> Publishers.Merge6<A, B, C, D, E, P>
  where P: Publisher, P.Output == Output, P.Failure == Failure {
    Publishers.Merge6(a, b, c, d, e, other)
  }

  public func merge<Z, Y>(with z: Z, _ y: Y) -> Publishers.Merge7<A, B, C, D, E, Z, Y>
  where
    Z: Publisher, Z.Output == Output, Z.Failure == Failure, Y: Publisher, Y.Output == Output,
    Y.Failure == Failure
  {
    Publishers.Merge7(a, b, c, d, e, z, y)
  }

  public func merge<Z, Y, X>(with z: Z, _ y: Y, _ x: X) -> Publishers.Merge8<A, B, C, D, E, Z, Y, X>
  where
    Z: Publisher, Z.Output == Output, Z.Failure == Failure, Y: Publisher, Y.Output == Output,
    Y.Failure == Failure, X: Publisher, X.Output == Output, X.Failure == Failure
  {
    Publishers.Merge8(a, b, c, d, e, z, y, x)
  }
}

extension Publishers.Merge6 {
  public func merge<P>(with other: P) -> Publishers.Merge7<A, B, C, D, E, F, P>
  where P: Publisher, P.Output == Output, P.Failure == Failure {
    Publishers.Merge7(a, b, c, d, e, f, other)
  }

  public func merge<Z, Y>(with z: Z, _ y: Y) -> Publishers.Merge8<A, B, C, D, E, F, Z, Y>
  where
    Z: Publisher, Z.Output == Output, Z.Failure == Failure, Y: Publisher, Y.Output == Output,
    Y.Failure == Failure
  {
    Publishers.Merge8(a, b, c, d, e, f, z, y)
  }
}

extension Publishers.Merge7 {
  public func merge<P>(with other: P) -> Publishers.Merge8<A, B, C, D, E, F, G, P>
  where P: Publisher, P.Output == Output, P.Failure == Failure {
    Publishers.Merge8(a, b, c, d, e, f, g, other)
  }
}
