/// Values that are numbers under a name: levels, priorities, weights.
// The name is Apple's.
// swift-format-ignore: NoLeadingUnderscores
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
  init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  public static func + (lhs: Self, rhs: RawValue) -> Self {
    Self(rawValue: lhs.rawValue + rhs)
  }

  public static func + (lhs: RawValue, rhs: Self) -> Self {
    Self(rawValue: lhs + rhs.rawValue)
  }

  public static func - (lhs: Self, rhs: RawValue) -> Self {
    Self(rawValue: lhs.rawValue - rhs)
  }

  public static func - (lhs: Self, rhs: Self) -> RawValue {
    lhs.rawValue - rhs.rawValue
  }

  public static func += (lhs: inout Self, rhs: RawValue) {
    lhs = Self(rawValue: lhs.rawValue + rhs)
  }

  public static func -= (lhs: inout Self, rhs: RawValue) {
    lhs = Self(rawValue: lhs.rawValue - rhs)
  }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}
extension UIFont.Weight: _UIKitNumericRawRepresentable {}
