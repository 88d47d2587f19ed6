// A merge that is merged again takes in what it is merged with.

extension Publishers.Merge {
  public func merge<P>(with other: P) -> Publishers.Merge3<A, B, P>
  where P: Publisher, P.Output == Output, P.Failure == Failure {
    Publishers.Merge3(a, b, other)
  }

  public func merge<Z, Y>(with z: Z, _ y: Y) -> Publishers.Merge4<A, B, Z, Y>
  where
    Z: Publisher, Z.Output == Output, Z.Failure == Failure, Y: Publisher, Y.Output == Output,
    Y.Failure == Failure
  {
    Publishers.Merge4(a, b, z, y)
  }

  public func merge<Z, Y, X>(with z: Z, _ y: Y, _ x: X) -> Publishers.Merge5<A, B, Z, Y, X>
  where
    Z: Publisher, Z.Output == Output, Z.Failure == Failure, Y: Publisher, Y.Output == Output,
    Y.Failure == Failure, X: Publisher, X.Output == Output, X.Failure == Failure
  {
    Publishers.Merge5(a, b, z, y, x)
  }

  public func merge<Z, Y, X, W>(with z: Z, _ y: Y, _ x: X, _ w: W)
    -> Publishers.Merge6<A, B, Z, Y, X, W>
  where
    Z: Publisher, Z.Output == Output, Z.Failure == Failure, Y: Publisher, Y.Output == Output,
    Y.Failure == Failure, X: Publisher, X.Output == Output, X.Failure == Failure, W: Publisher,
    W.Output == Output, W.Failure == Failure
  {
    Publishers.Merge6(a, b, z, y, x, w)
  }

  public func merge<Z, Y, X, W, V>(with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V)
    -> Publishers.Merge7<A, B, Z, Y, X, W, V>
  where
    Z: Publisher, Z.Output == Output, Z.Failure == Failure, Y: Publisher, Y.Output == Output,
    Y.Failure == Failure, X: Publisher, X.Output == Output, X.Failure == Failure, W: Publisher,
    W.Output == Output, W.Failure == Failure, V: Publisher, V.Output == Output, V.Failure == Failure
  {
    Publishers.Merge7(a, b, z, y, x, w, v)
  }

  public func merge<Z, Y, X, W, V, U>(with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U)
    -> Publishers.Merge8<A, B, Z, Y, X, W, V, U>
  where
    Z: Publisher, Z.Output == Output, Z.Failure == Failure, Y: Publisher, Y.Output == Output,
    Y.Failure == Failure, X: Publisher, X.Output == Output, X.Failure == Failure, W: Publisher,
    W.Output == Output, W.Failure == Failure, V: Publisher, V.Output == Output,
    V.Failure == Failure, U: Publisher, U.Output == Output, U.Failure == Failure
  {
    Publishers.Merge8(a, b, z, y, x, w, v, u)
  }
}

extension Publishers.Merge3 {
  public func merge<P>(with other: P) -> Publishers.Merge4<A, B, C, P>
  where P: Publisher, P.Output == Output, P.Failure == Failure {
    Publishers.Merge4(a, b, c, other)
  }

  public func merge<Z, Y>(with z: Z, _ y: Y) -> Publishers.Merge5<A, B, C, Z, Y>
  where
    Z: Publisher, Z.Output == Output, Z.Failure == Failure, Y: Publisher, Y.Output == Output,
    Y.Failure == Failure
  {
    Publishers.Merge5(a, b, c, z, y)
  }

  public func merge<Z, Y, X>(with z: Z, _ y: Y, _ x: X) -> Publishers.Merge6<A, B, C, Z, Y, X>
  where
    Z: Publisher, Z.Output == Output, Z.Failure == Failure, Y: Publisher, Y.Output == Output,
    Y.Failure == Failure, X: Publisher, X.Output == Output, X.Failure == Failure
  {
    Publishers.Merge6(a, b, c, z, y, x)
  }

  public func merge<Z, Y, X, W>(with z: Z, _ y: Y, _ x: X, _ w: W)
    -> Publishers.Merge7<A, B, C, Z, Y, X, W>
  where
    Z: Publisher, Z.Output == Output, Z.Failure == Failure, Y: Publisher, Y.Output == Output,
    Y.Failure == Failure, X: Publisher, X.Output == Output, X.Failure == Failure, W: Publisher,
    W.Output == Output, W.Failure == Failure
  {
    Publishers.Merge7(a, b, c, z, y, x, w)
  }

  public func merge<Z, Y, X, W, V>(with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V)
    -> Publishers.Merge8<A, B, C, Z, Y, X, W, V>
  where
    Z: Publisher, Z.Output == Output, Z.Failure == Failure, Y: Publisher, Y.Output == Output,
    Y.Failure == Failure, X: Publisher, X.Output == Output, X.Failure == Failure, W: Publisher,
    W.Output == Output, W.Failure == Failure, V: Publisher, V.Output == Output, V.Failure == Failure
  {
    Publishers.Merge8(a, b, c, z, y, x, w, v)
  }
}

extension Publishers.Merge4 {
  public func merge<P>(with other: P) -> Publishers.Merge5<A, B, C, D, P>
  where P: Publisher, P.Output == Output, P.Failure == Failure {
    Publishers.Merge5(a, b, c, d, other)
  }

  public func merge<Z, Y>(with z: Z, _ y: Y) -> Publishers.Merge6<A, B, C, D, Z, Y>
  where
    Z: Publisher, Z.Output == Output, Z.Failure == Failure, Y: Publisher, Y.Output == Output,
    Y.Failure == Failure
  {
    Publishers.Merge6(a, b, c, d, z, y)
  }

  public func merge<Z, Y, X>(with z: Z, _ y: Y, _ x: X) -> Publishers.Merge7<A, B, C, D, Z, Y, X>
  where
    Z: Publisher, Z.Output == Output, Z.Failure == Failure, Y: Publisher, Y.Output == Output,
    Y.Failure == Failure, X: Publisher, X.Output == Output, X.Failure == Failure
  {
    Publishers.Merge7(a, b, c, d, z, y, x)
  }

  public func merge<Z, Y, X, W>(with z: Z, _ y: Y, _ x: X, _ w: W)
    -> Publishers.Merge8<A, B, C, D, Z, Y, X, W>
  where
    Z: Publisher, Z.Output == Output, Z.Failure == Failure, Y: Publisher, Y.Output == Output,
    Y.Failure == Failure, X: Publisher, X.Output == Output, X.Failure == Failure, W: Publisher,
    W.Output == Output, W.Failure == Failure
  {
    Publishers.Merge8(a, b, c, d, z, y, x, w)
  }
}
