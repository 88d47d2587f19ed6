public import Foundation
internal import Synchronization

/// An animation of an app: it says how much of the way is done by a time.
@available(iOS 17.0, *)
public protocol CustomAnimation: Hashable, Sendable {
  nonisolated func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V?

  nonisolated func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V?

  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool
}

@available(iOS 17.0, *)
extension CustomAnimation {
  nonisolated public func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? {
    nil
  }

  nonisolated public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}

/// What a custom animation keeps and knows while it runs.
@available(iOS 17.0, *)
public struct AnimationContext<Value: VectorArithmetic> {
  public var state: AnimationState<Value>
  public var isLogicallyComplete = false
  public let environment: EnvironmentValues

  @_spi(Headless)
  public init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
    self.state = state
    self.environment = environment
  }

  public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, environment: environment)
  }
}

@available(iOS 17.0, *)
public protocol AnimationStateKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

@available(iOS 17.0, *)
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The way of a custom animation, which is asked frame by frame ahead: so its end is known.
final class CustomWay: Hashable, Sendable {
  /// What repeats for ever by itself ends here.
  private static let limit = 60.0
  private static let frame = 1.0 / 60

  private let key: @Sendable () -> AnyHashable
  private let ask: @Sendable () -> [Double]
  private let known = Mutex<[CGFloat]?>(nil)

  @available(iOS 17.0, *)
  init<A: CustomAnimation>(_ animation: A) {
    key = { AnyHashable(animation) }
    ask = {
      var context = AnimationContext<Double>(environment: EnvironmentValues())
      var values: [Double] = []
      var time = 0.0
      while time < Self.limit,
        let value = animation.animate(value: 1, time: time, context: &context)
      {
        values.append(value)
        time += Self.frame
      }
      return values
    }
  }

  /// How much of the way is done, frame by frame; the last one is the end.
  var samples: [CGFloat] {
    known.withLock { known in
      if let known { return known }
      let values = ask().map { CGFloat($0) } + [1]
      known = values
      return values
    }
  }

  var duration: TimeInterval { TimeInterval(samples.count - 1) * Self.frame }

  static func == (lhs: CustomWay, rhs: CustomWay) -> Bool {
    lhs === rhs || lhs.key() == rhs.key()
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(key())
  }
}

/// Goes along a curve.
@available(iOS 17.0, *)
struct CurveAnimation: CustomAnimation {
  let curve: UnitCurve
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? {
    time < duration ? value.scaled(curve.value(at: time / duration)) : nil
  }
}

@available(iOS 17.0, *)
extension Animation {
  public init<A: CustomAnimation>(_ base: A) {
    let way = CustomWay(base)
    self.init(curve: .custom(way), duration: way.duration)
  }

  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    var copy = self
    copy.logicalDuration = duration
    return copy
  }

  public func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V? {
    let run = AnimationRun(animation: self, start: 0)
    guard !run.isOver(at: time) else { return nil }
    return value.scaled(Double(run.fraction(at: time)))
  }

  public func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? {
    let run = AnimationRun(animation: self, start: 0)
    guard !run.isOver(at: time) else { return nil }
    let step = 0.0001
    let way = run.fraction(at: time + step) - run.fraction(at: max(0, time - step))
    return value.scaled(Double(way) / (time < step ? time + step : 2 * step))
  }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool {
    guard case .spring = curve, case .spring = previous.curve else { return false }
    return true
  }
}
