@available(iOS 14.0, *)
public struct OSLogStringAlignment {
  let columns: Int
  let isRight: Bool

  public static var none: OSLogStringAlignment {
    OSLogStringAlignment(columns: 0, isRight: true)
  }

  public static func right(
    columns: @autoclosure @escaping () -> Int
  ) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }

  public static func left(
    columns: @autoclosure @escaping () -> Int
  ) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: false)
  }

  func padded(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? spaces + text : text + spaces
  }
}
