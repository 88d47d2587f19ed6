/// How a fraction of time becomes a fraction of the way.
@_spi(Headless)
public enum TimingCurve: Equatable, Sendable {
  case linear
  case bezier(CGFloat, CGFloat, CGFloat, CGFloat)
  /// A critically damped spring of angular frequency `omega` (rad/s), scaled to end exactly.
  case criticalSpring(omega: CGFloat)
  /// A spring of a damping ratio below one, which overshoots.
  case spring(omega: CGFloat, dampingRatio: CGFloat)

  /// What was asked for ahead, at equal distances.
  case samples([CGFloat])

  public static let easeInOut = TimingCurve.bezier(0.42, 0, 0.58, 1)
  public static let easeIn = TimingCurve.bezier(0.42, 0, 1, 1)
  public static let easeOut = TimingCurve.bezier(0, 0, 0.58, 1)
  /// UIKit's push, sheet and keyboard curve.
  public static let system = TimingCurve.criticalSpring(omega: 18.26)

  /// The fraction of the way at a fraction of the duration.
  public func value(at fraction: CGFloat, duration: TimeInterval) -> CGFloat {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    switch self {
    case .samples(let values):
      guard values.count > 1 else { return values.first ?? 1 }
      let place = fraction * CGFloat(values.count - 1)
      let index = min(Int(place), values.count - 2)
      return values[index] + (values[index + 1] - values[index]) * (place - CGFloat(index))
    case .linear:
      return fraction
    case .bezier(let x1, let y1, let x2, let y2):
      return Self.bezierValue(fraction, x1: x1, y1: y1, x2: x2, y2: y2)
    case .criticalSpring(let omega):
      func travel(_ time: CGFloat) -> CGFloat {
        1 - (1 + omega * time) * CGFloat(exp(-Double(omega * time)))
      }
      return travel(fraction * CGFloat(duration)) / travel(CGFloat(duration))
    case .spring(let omega, let ratio):
      let time = fraction * CGFloat(duration)
      let damped = omega * max(1 - ratio * ratio, 0.0001).squareRoot()
      let decay = CGFloat(exp(-Double(ratio * omega * time)))
      let angle = Double(damped * time)
      return 1 - decay * (CGFloat(cos(angle)) + ratio * omega / damped * CGFloat(sin(angle)))
    }
  }

  private static func bezierValue(
    _ x: CGFloat,
    x1: CGFloat,
    y1: CGFloat,
    x2: CGFloat,
    y2: CGFloat
  ) -> CGFloat {
    func at(_ t: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
      let rest = 1 - t
      return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
    }
    var low: CGFloat = 0
    var high: CGFloat = 1
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if at(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return at((low + high) / 2, y1, y2)
  }
}
