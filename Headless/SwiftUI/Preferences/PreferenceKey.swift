// B.2
public protocol PreferenceKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Self.Value { nil }
}
