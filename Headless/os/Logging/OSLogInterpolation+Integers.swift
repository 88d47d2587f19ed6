@available(iOS 14.0, *)
extension OSLogInterpolation {
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: number()), align, privacy, isScalar: true)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int8,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: number()), align, privacy, isScalar: true)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int16,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: number()), align, privacy, isScalar: true)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int32,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: number()), align, privacy, isScalar: true)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int64,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: number()), align, privacy, isScalar: true)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> UInt,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: number()), align, privacy, isScalar: true)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> UInt8,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: number()), align, privacy, isScalar: true)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> UInt16,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: number()), align, privacy, isScalar: true)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> UInt32,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: number()), align, privacy, isScalar: true)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> UInt64,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: number()), align, privacy, isScalar: true)
  }
}
