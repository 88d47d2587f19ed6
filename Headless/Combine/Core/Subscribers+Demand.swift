extension Subscribers {
  @frozen
  public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable
  {
    public static let unlimited = Demand(rawValue: .max)
    public static let none = Demand(rawValue: 0)

    // `UInt.max` stands for no limit.
    var rawValue: UInt

    init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "demand cannot be negative")
      return Demand(rawValue: UInt(value))
    }

    public var max: Int? {
      self == .unlimited ? nil : Int(rawValue)
    }

    public var description: String {
      self == .unlimited ? "unlimited" : "max(\(rawValue))"
    }
  }
}

extension Subscribers.Demand {
  // A sum beyond what an Int holds means no limit.
  private init(limiting result: (partialValue: UInt, overflow: Bool)) {
    self.init(
      rawValue: result.overflow || result.partialValue > UInt(Int.max) ? .max : result.partialValue
    )
  }

  public static func + (lhs: Self, rhs: Self) -> Self {
    if lhs == .unlimited || rhs == .unlimited { return .unlimited }
    return Self(limiting: lhs.rawValue.addingReportingOverflow(rhs.rawValue))
  }

  public static func += (lhs: inout Self, rhs: Self) {
    if lhs != .unlimited { lhs = lhs + rhs }
  }

  public static func + (lhs: Self, rhs: Int) -> Self {
    if lhs == .unlimited { return .unlimited }
    let sum = Int(lhs.rawValue).addingReportingOverflow(rhs)
    if sum.overflow { return .unlimited }
    return .max(sum.partialValue)
  }

  public static func += (lhs: inout Self, rhs: Int) {
    lhs = lhs + rhs
  }

  public static func * (lhs: Self, rhs: Int) -> Self {
    if lhs == .unlimited { return .unlimited }
    precondition(rhs >= 0, "demand cannot be negative")
    return Self(limiting: lhs.rawValue.multipliedReportingOverflow(by: UInt(rhs)))
  }

  public static func *= (lhs: inout Self, rhs: Int) {
    lhs = lhs * rhs
  }

  // Subtracting never goes below none, and nothing lessens an unlimited demand.
  public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs == .unlimited { return .unlimited }
    if rhs == .unlimited || rhs.rawValue > lhs.rawValue { return .none }
    return Self(rawValue: lhs.rawValue - rhs.rawValue)
  }

  public static func -= (lhs: inout Self, rhs: Self) {
    lhs = lhs - rhs
  }

  public static func - (lhs: Self, rhs: Int) -> Self {
    if lhs == .unlimited { return .unlimited }
    let difference = Int(lhs.rawValue).subtractingReportingOverflow(rhs)
    if difference.overflow { return .unlimited }
    return .max(Swift.max(0, difference.partialValue))
  }

  public static func -= (lhs: inout Self, rhs: Int) {
    if lhs != .unlimited { lhs = lhs - rhs }
  }

  public static func > (lhs: Self, rhs: Int) -> Bool { lhs.isMore(than: rhs) }

  public static func >= (lhs: Self, rhs: Int) -> Bool { lhs == rhs || lhs > rhs }

  public static func > (lhs: Int, rhs: Self) -> Bool { !(rhs >= lhs) }

  public static func >= (lhs: Int, rhs: Self) -> Bool { !(rhs > lhs) }

  public static func < (lhs: Self, rhs: Int) -> Bool { !(lhs >= rhs) }

  public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }

  public static func <= (lhs: Self, rhs: Int) -> Bool { !(lhs > rhs) }

  public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  public static func == (lhs: Self, rhs: Int) -> Bool {
    lhs != .unlimited && Int(lhs.rawValue) == rhs
  }

  public static func != (lhs: Self, rhs: Int) -> Bool { !(lhs == rhs) }

  public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }

  public static func != (lhs: Int, rhs: Self) -> Bool { !(rhs == lhs) }

  private func isMore(than value: Int) -> Bool {
    self == .unlimited || Int(rawValue) > value
  }

  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension Subscribers.Demand {
  // What every publisher checks: asking for nothing is a broken contract.
  func assertNonZero() {
    precondition(self != .none, "API Violation: demand must be > 0")
  }
}
