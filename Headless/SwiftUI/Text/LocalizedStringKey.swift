public import Foundation

/// A string that iOS looks up in the app's tables. There are none here: the key is shown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(_ value: String) {
    text = value
  }

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    public mutating func appendInterpolation(_ string: String) {
      text += string
    }

    public mutating func appendInterpolation<T>(_ value: T) {
      text += String(describing: value)
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T,
      specifier: String
    ) {
      text += String(format: specifier, value._arg)
    }

    public mutating func appendInterpolation(_ text: Text) {
      self.text += text.plain
    }
  }
}

public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
}

extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
}

extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
}

extension CGFloat: _FormatSpecifiable {
  public var _arg: CGFloat { self }
}

extension Float: _FormatSpecifiable {
  public var _arg: Float { self }
}
