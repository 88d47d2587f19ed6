public import Foundation

// B.1
extension Text {
  @available(iOS 14.0, *)
  public struct DateStyle: Equatable, Sendable {
    enum Kind {
      case date, time, relative, offset, timer
    }

    let kind: Kind

    public static let date = DateStyle(kind: .date)
    public static let time = DateStyle(kind: .time)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
  }

  @available(iOS 15.0, *)
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// What counts from now is that of the moment in which the text is made.
  @available(iOS 14.0, *)
  public init(_ date: Date, style: DateStyle) {
    switch style.kind {
    case .date: self.init(verbatim: date.formatted(date: .long, time: .omitted))
    case .time: self.init(verbatim: date.formatted(date: .omitted, time: .shortened))
    case .relative, .offset, .timer:
      self.init(verbatim: Self.distance(date.timeIntervalSinceNow))
    }
  }

  private static func distance(_ interval: TimeInterval) -> String {
    let seconds = Int(abs(interval).rounded())
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0
      ? "\(hours):\(padded(minutes)):\(padded(seconds % 60))"
      : "\(minutes):\(padded(seconds % 60))"
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

extension Text {
  @available(iOS 16.0, *)
  public func bold(_ isActive: Bool) -> Text {
    with { $0.weight = isActive ? .bold : nil }
  }

  @available(iOS 16.0, *)
  public func italic(_ isActive: Bool) -> Text {
    with { $0.isItalic = isActive }
  }

  /// Digits are drawn with the same widths as everywhere.
  @available(iOS 15.0, *)
  public func monospacedDigit() -> Text { self }
}

extension LocalizedStringKey.StringInterpolation {
  @available(iOS 14.0, *)
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  @available(iOS 15.0, *)
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    appendInterpolation(format.format(input))
  }
}
