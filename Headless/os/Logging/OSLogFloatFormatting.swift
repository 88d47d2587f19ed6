import Foundation

@available(iOS 14.0, *)
public struct OSLogFloatFormatting {
  let letter: String
  let decimals: Int
  let showsSign: Bool

  public static var fixed: OSLogFloatFormatting { fixed() }

  public static func fixed(
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    fixed(precision: 6, explicitPositiveSign: explicitPositiveSign, uppercase: uppercase)
  }

  public static func fixed(
    precision: @autoclosure @escaping () -> Int,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: uppercase ? "F" : "f",
      decimals: precision(),
      showsSign: explicitPositiveSign
    )
  }

  public static var exponential: OSLogFloatFormatting { exponential() }

  public static func exponential(
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: uppercase ? "E" : "e",
      decimals: 6,
      showsSign: explicitPositiveSign
    )
  }

  public static var hybrid: OSLogFloatFormatting { hybrid() }

  public static func hybrid(
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      letter: uppercase ? "G" : "g",
      decimals: 6,
      showsSign: explicitPositiveSign
    )
  }

  func text(of number: Double) -> String {
    String(format: "%\(showsSign ? "+" : "").\(max(0, decimals))\(letter)", number)
  }
}
