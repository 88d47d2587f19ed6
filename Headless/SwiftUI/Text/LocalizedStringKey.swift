public import Foundation

/// A string that iOS looks up in the app's tables. There are none here: the key is shown.
///
/// Libraries read the stored properties by their place: the key, whether it is a format, and the
/// arguments.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let key: String
  let hasFormatting: Bool
  private let arguments: [FormatArgument]

  public init(_ value: String) {
    key = value
    hasFormatting = false
    arguments = []
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    hasFormatting = !arguments.isEmpty
  }

  struct FormatArgument: Equatable, @unchecked Sendable {
    enum Storage {
      case value((Any, Formatter?))
      case text(Text)
    }

    let storage: Storage

    /// What is shown in its place. It keeps what a number looks like without a table.
    var shown: String {
      switch storage {
      case .value((let value, let formatter)):
        formatter?.string(for: value) ?? String(describing: value)
      case .text(let text): text.plain
      }
    }

    static func == (lhs: FormatArgument, rhs: FormatArgument) -> Bool {
      lhs.shown == rhs.shown
    }
  }

  /// The key with its arguments in their places.
  var text: String {
    guard hasFormatting else { return key }
    var result = ""
    var rest = key[...]
    var next = arguments.makeIterator()
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      guard rest.first != "%" else {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let specifier = rest.prefix { !"@dufFeEgGxXscp".contains($0) }.count + 1
      let format = "%" + rest.prefix(specifier)
      rest = rest.dropFirst(specifier)
      result += next.next().map { shown($0, format) } ?? ""
    }
    return result + rest
  }

  private func shown(_ argument: FormatArgument, _ format: String) -> String {
    guard !Self.plainFormats.contains(format), case .value((let value, nil)) = argument.storage,
      let number = value as? any CVarArg
    else { return argument.shown }
    return String(format: format, number)
  }

  /// Those that a value without a specifier has.
  private static let plainFormats: Set = ["%@", "%lld", "%llu", "%lf", "%f", "%d", "%u"]

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [FormatArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
    }

    public mutating func appendInterpolation(_ string: String) {
      append("%@", .value((string, nil)))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append(Self.specifier(of: value), .value((value, nil)))
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T,
      specifier: String
    ) {
      append(specifier, .value((value._arg, nil)))
    }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      append("%@", .value((subject, formatter)))
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      append("%@", .value((subject, formatter)))
    }

    public mutating func appendInterpolation(_ text: Text) {
      append("%@", .text(text))
    }

    private mutating func append(_ specifier: String, _ storage: FormatArgument.Storage) {
      key += specifier
      arguments.append(FormatArgument(storage: storage))
    }

    private static func specifier<T>(of value: T) -> String {
      switch value {
      case is any SignedInteger: "%lld"
      case is any UnsignedInteger: "%llu"
      case is Float: "%f"
      case is any BinaryFloatingPoint: "%lf"
      default: "%@"
      }
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
