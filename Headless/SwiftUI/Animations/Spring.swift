public import Foundation

/// The motion of a mass on a spring, which loses its energy.
@available(iOS 17.0, *)
public struct Spring: Hashable, Sendable {
  private var omega: Double
  public private(set) var dampingRatio: Double
  public private(set) var mass: Double = 1

  private init(omega: Double, dampingRatio: Double, mass: Double = 1) {
    self.omega = omega
    self.dampingRatio = dampingRatio
    self.mass = mass
  }

  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(ofBounce: bounce))
  }

  public init(response: Double, dampingRatio: Double) {
    self.init(omega: 2 * .pi / max(response, 0.001), dampingRatio: dampingRatio)
  }

  public init(
    mass: Double = 1.0,
    stiffness: Double,
    damping: Double,
    allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      omega: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(1, ratio),
      mass: mass
    )
  }

  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(omega: 1, dampingRatio: dampingRatio)
    let length = unit.settlingDuration(distance: 1, speed: 0, epsilon: epsilon)
    self.init(omega: length / max(settlingDuration, 0.001), dampingRatio: dampingRatio)
  }

  private static func dampingRatio(ofBounce bounce: Double) -> Double {
    bounce >= 0 ? 1 - min(1, bounce) : 1 / max(0.001, 1 + bounce)
  }

  public var duration: TimeInterval { response }
  public var response: Double { 2 * .pi / omega }

  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  public var stiffness: Double { omega * omega * mass }
  public var damping: Double { 2 * dampingRatio * omega * mass }

  public var settlingDuration: TimeInterval {
    settlingDuration(distance: 1, speed: 0, epsilon: 0.001)
  }

  public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  // MARK: Mathematics

  /// What is left after a time of one unit of distance, and of one unit of speed.
  private func rest(at time: TimeInterval) -> (distance: Double, speed: Double) {
    let decay = dampingRatio * omega
    if dampingRatio < 1 {
      let wave = omega * (1 - dampingRatio * dampingRatio).squareRoot()
      let size = exp(-decay * time)
      let (sine, cosine) = (sin(wave * time), cos(wave * time))
      return (size * (cosine + decay / wave * sine), size * sine / wave)
    }
    if dampingRatio == 1 {
      let size = exp(-omega * time)
      return (size * (1 + omega * time), size * time)
    }
    let (slow, fast) = rates
    let (far, near) = (exp(-slow * time), exp(-fast * time))
    return ((fast * far - slow * near) / (fast - slow), (far - near) / (fast - slow))
  }

  /// How fast it moves after a time, for one unit of distance, and of speed.
  private func pace(at time: TimeInterval) -> (distance: Double, speed: Double) {
    let decay = dampingRatio * omega
    if dampingRatio < 1 {
      let wave = omega * (1 - dampingRatio * dampingRatio).squareRoot()
      let size = exp(-decay * time)
      let (sine, cosine) = (sin(wave * time), cos(wave * time))
      return (-size * omega * omega / wave * sine, size * (cosine - decay / wave * sine))
    }
    if dampingRatio == 1 {
      let size = exp(-omega * time)
      return (-size * omega * omega * time, size * (1 - omega * time))
    }
    let (slow, fast) = rates
    let (far, near) = (exp(-slow * time), exp(-fast * time))
    return (
      slow * fast * (near - far) / (fast - slow), (fast * near - slow * far) / (fast - slow)
    )
  }

  private var rates: (slow: Double, fast: Double) {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    return (omega * (dampingRatio - root), omega * (dampingRatio + root))
  }

  /// When the distance stays below a small one.
  private func settlingDuration(distance: Double, speed: Double, epsilon: Double) -> TimeInterval {
    guard dampingRatio > 0 else { return .infinity }
    func largest(_ time: TimeInterval) -> Double {
      if dampingRatio < 1 {
        let decay = dampingRatio * omega
        let wave = omega * (1 - dampingRatio * dampingRatio).squareRoot()
        let swing = (speed + decay * distance) / wave
        return exp(-decay * time) * hypot(distance, swing)
      }
      let rest = rest(at: time)
      return abs(rest.distance) * distance + abs(rest.speed) * speed
    }
    guard distance > epsilon || speed > 0 else { return 0 }
    var high = 1 / omega
    while largest(high) > epsilon || largest(high) > largest(high / 2) { high *= 2 }
    var low = high / 2
    guard largest(low) > epsilon else { return low }
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if largest(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }

  // MARK: Vectors

  public func settlingDuration<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      distance: target.magnitudeSquared.squareRoot(),
      speed: initialVelocity.magnitudeSquared.squareRoot(),
      epsilon: epsilon
    )
  }

  public func value<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: TimeInterval
  ) -> V {
    let rest = rest(at: time)
    return target.scaled(1 - rest.distance) + initialVelocity.scaled(rest.speed)
  }

  public func velocity<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: TimeInterval
  ) -> V {
    let pace = pace(at: time)
    return initialVelocity.scaled(pace.speed) - target.scaled(pace.distance)
  }

  public func update<V: VectorArithmetic>(
    value: inout V,
    velocity: inout V,
    target: V,
    deltaTime: TimeInterval
  ) {
    let way = target - value
    let speed = velocity
    velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
    value += self.value(target: way, initialVelocity: speed, time: deltaTime)
  }

  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(stiffness) - velocity.scaled(damping)
  }

  // MARK: Values that can be animated

  public func settlingDuration<V: Animatable>(
    fromValue: V,
    toValue: V,
    initialVelocity: V,
    epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon
    )
  }

  public func value<V: Animatable>(
    fromValue: V,
    toValue: V,
    initialVelocity: V,
    time: TimeInterval
  ) -> V {
    var value = toValue
    value.animatableData =
      fromValue.animatableData
      + self.value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData,
        time: time
      )
    return value
  }

  public func velocity<V: Animatable>(
    fromValue: V,
    toValue: V,
    initialVelocity: V,
    time: TimeInterval
  ) -> V {
    var value = toValue
    value.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData,
      time: time
    )
    return value
  }

  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var value = toValue
    value.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData,
      velocity: velocity.animatableData
    )
    return value
  }
}

extension VectorArithmetic {
  func scaled(_ factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}
