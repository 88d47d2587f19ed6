@available(iOS 14.0, *)
public struct OSLogIntegerFormatting: Equatable {
  let radix: Int
  let showsSign: Bool
  let prefix: String
  let isUppercase: Bool
  let digits: Int

  public static var decimal: OSLogIntegerFormatting { decimal() }

  public static func decimal(
    explicitPositiveSign: Bool = false
  ) -> OSLogIntegerFormatting {
    decimal(explicitPositiveSign: explicitPositiveSign, minDigits: 0)
  }

  public static func decimal(
    explicitPositiveSign: Bool = false,
    minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 10,
      showsSign: explicitPositiveSign,
      prefix: "",
      isUppercase: false,
      digits: minDigits()
    )
  }

  public static var hex: OSLogIntegerFormatting { hex() }

  public static func hex(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    hex(
      explicitPositiveSign: explicitPositiveSign,
      includePrefix: includePrefix,
      uppercase: uppercase,
      minDigits: 0
    )
  }

  public static func hex(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16,
      showsSign: explicitPositiveSign,
      prefix: includePrefix ? "0x" : "",
      isUppercase: uppercase,
      digits: minDigits()
    )
  }

  public static var octal: OSLogIntegerFormatting { octal() }

  public static func octal(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8,
      showsSign: explicitPositiveSign,
      prefix: includePrefix ? "0o" : "",
      isUppercase: uppercase,
      digits: 0
    )
  }

  func text<T: FixedWidthInteger>(of number: T) -> String {
    let plain = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let padded = String(repeating: "0", count: max(0, digits - plain.count)) + plain
    let sign = number < 0 ? "-" : showsSign ? "+" : ""
    return sign + prefix + padded
  }
}
