@available(iOS 14.0, *)
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String

  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }

  public init(stringLiteral value: String) {
    text = value
  }
}
