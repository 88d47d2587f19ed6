public import Foundation

extension String {
  /// A string that iOS looks up in the app's tables, Foundation's there. There are no tables here:
  /// the value is shown with its arguments in place.
  @available(iOS 15.0, *)
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// What the tables are asked for: a placeholder stands for each argument.
    let key: String
    package let text: String

    public init(_ value: String) {
      key = value
      text = value
    }

    public init(stringLiteral value: String) {
      self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      text = stringInterpolation.text
    }

    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var text = ""

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        key += literal
        text += literal
      }

      public mutating func appendInterpolation(_ string: String) {
        key += "%@"
        text += string
      }

      public mutating func appendInterpolation<T>(_ value: T) {
        key += value is any BinaryInteger ? "%lld" : value is any BinaryFloatingPoint ? "%lf" : "%@"
        text += "\(value)"
      }

      public mutating func appendInterpolation<F: FormatStyle>(
        _ input: F.FormatInput,
        format: F
      ) where F.FormatInput: Equatable, F.FormatOutput == String {
        appendInterpolation(format.format(input))
      }
    }
  }

  @available(iOS 15.0, *)
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.text
  }

  @available(iOS 15.0, *)
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = defaultValue.text
  }
}
