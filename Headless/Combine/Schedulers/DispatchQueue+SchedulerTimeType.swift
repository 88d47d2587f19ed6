public import Foundation

extension DispatchQueue {
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    public init(from decoder: any Decoder) throws {
      let uptime = try decoder.singleValueContainer().decode(UInt64.self)
      self.init(DispatchTime(uptimeNanoseconds: uptime))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.rawValue)
    }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      let distance = start > end ? -Int(clamping: start - end) : Int(clamping: end - start)
      return Stride(.nanoseconds(distance))
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      let uptime = Int(clamping: dispatchTime.uptimeNanoseconds).addingReportingOverflow(
        n.magnitude
      )
      let end = uptime.overflow ? Int.max : max(0, uptime.partialValue)
      return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(end)))
    }

    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      // Nanoseconds.
      public var magnitude: Int

      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      var seconds: TimeInterval { TimeInterval(magnitude) / 1e9 }

      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let value): magnitude = Self.scaled(value, by: 1_000_000_000)
        case .milliseconds(let value): magnitude = Self.scaled(value, by: 1_000_000)
        case .microseconds(let value): magnitude = Self.scaled(value, by: 1_000)
        case .nanoseconds(let value): magnitude = value
        case .never: magnitude = .max
        @unknown default: magnitude = .max
        }
      }

      public init(floatLiteral value: Double) {
        self = .seconds(value)
      }

      public init(integerLiteral value: Int) {
        self = .seconds(value)
      }

      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let value = Int(exactly: source) else { return nil }
        self.init(.nanoseconds(value))
      }

      private static func scaled(_ value: Int, by factor: Int) -> Int {
        let (result, overflow) = value.multipliedReportingOverflow(by: factor)
        return overflow ? (value < 0 ? .min : .max) : result
      }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(.nanoseconds(lhs.magnitude + rhs.magnitude))
      }

      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(.nanoseconds(lhs.magnitude - rhs.magnitude))
      }

      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(.nanoseconds(lhs.magnitude * rhs.magnitude))
      }

      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }

      public static func seconds(_ s: Double) -> Stride {
        Stride(.nanoseconds(Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? .min : .max)))
      }

      public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }

      public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }

      public static func nanoseconds(_ ns: Int) -> Stride { Stride(.nanoseconds(ns)) }
    }
  }

  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified,
      flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }
}
