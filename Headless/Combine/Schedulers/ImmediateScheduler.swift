public struct ImmediateScheduler: Scheduler {
  public typealias SchedulerOptions = Never

  public static var shared: ImmediateScheduler { ImmediateScheduler() }

  // All of its times are the same moment.
  public struct SchedulerTimeType: Strideable {
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }

    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    public struct Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      SchedulerTimeIntervalConvertible, Codable, Sendable
    {
      public var magnitude: Int

      public init(_ value: Int) {
        magnitude = value
      }

      public init(integerLiteral value: Int) {
        self.init(value)
      }

      public init(floatLiteral value: Double) {
        self.init(Int(value))
      }

      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let value = Int(exactly: source) else { return nil }
        self.init(value)
      }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude + rhs.magnitude)
      }

      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude - rhs.magnitude)
      }

      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude * rhs.magnitude)
      }

      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      public static func seconds(_ s: Int) -> Stride { Stride(0) }

      public static func seconds(_ s: Double) -> Stride { Stride(0) }

      public static func milliseconds(_ ms: Int) -> Stride { Stride(0) }

      public static func microseconds(_ us: Int) -> Stride { Stride(0) }

      public static func nanoseconds(_ ns: Int) -> Stride { Stride(0) }
    }
  }

  private init() {}

  public var now: SchedulerTimeType { SchedulerTimeType() }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
