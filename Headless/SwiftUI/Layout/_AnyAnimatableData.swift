/// The data of a layout of any type; those of two types have nothing between them.
@available(iOS 16.0, *)
public struct _AnyAnimatableData: VectorArithmetic {
  var value: (any VectorArithmetic)?

  init(_ value: (any VectorArithmetic)?) {
    self.value = value
  }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

  public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
    guard let first = lhs.value, let second = rhs.value else {
      return lhs.value == nil && rhs.value == nil
    }
    return areEqual(first, second)
  }

  private static func areEqual<T: VectorArithmetic>(_ first: T, _ second: any VectorArithmetic)
    -> Bool
  {
    (second as? T) == first
  }

  public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    guard let first = lhs.value else { return rhs }
    guard let second = rhs.value else { return lhs }
    return sum(first, second)
  }

  private static func sum<T: VectorArithmetic>(_ first: T, _ second: any VectorArithmetic)
    -> _AnyAnimatableData
  {
    _AnyAnimatableData((second as? T).map { first + $0 })
  }

  public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    guard let first = lhs.value else {
      var negative = rhs
      negative.scale(by: -1)
      return negative
    }
    guard let second = rhs.value else { return lhs }
    return difference(first, second)
  }

  private static func difference<T: VectorArithmetic>(
    _ first: T,
    _ second: any VectorArithmetic
  ) -> _AnyAnimatableData {
    _AnyAnimatableData((second as? T).map { first - $0 })
  }

  public mutating func scale(by rhs: Double) {
    value?.scale(by: rhs)
  }

  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }
}
