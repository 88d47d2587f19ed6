@_spi(Headless) import UIKit

/// An animation on its way, on the stage's clock.
struct AnimationRun: Equatable {
  let animation: Animation
  let start: TimeInterval

  /// How much of the way is done: 0 to 1, more where a spring swings over.
  func fraction(at now: TimeInterval) -> CGFloat {
    let time = (now - start - animation.delay) * animation.speed
    guard time > 0 else { return 0 }
    let length = animation.settlingDuration
    guard length > 0, !isOver(at: now) else { return 1 }
    let round = (time / length).rounded(.down)
    let part = CGFloat(time / length - round)
    let isBackwards = animation.autoreverses && Int(round) % 2 == 1
    return animation.timingCurve.value(at: isBackwards ? 1 - part : part, duration: length)
  }

  /// When the last repetition ends; nil for one that goes on for ever.
  var end: TimeInterval? {
    guard let count = animation.repeatCount, animation.speed > 0 else { return nil }
    let length = animation.settlingDuration * TimeInterval(max(1, count))
    return start + animation.delay + length / animation.speed
  }

  func isOver(at now: TimeInterval) -> Bool {
    end.map { now >= $0 } ?? false
  }

  /// The same for views of UIKit, which don't repeat.
  @MainActor
  var timeline: Timeline {
    Timeline(
      start: start + animation.delay,
      duration: animation.settlingDuration / animation.speed,
      curve: animation.timingCurve
    )
  }
}

extension Animation {
  var timingCurve: TimingCurve {
    switch curve {
    case .timing(0, 0, 1, 1): return .linear
    case .timing(let x1, let y1, let x2, let y2):
      return .bezier(CGFloat(x1), CGFloat(y1), CGFloat(x2), CGFloat(y2))
    case .spring(let response, let fraction):
      let omega = 2 * CGFloat.pi / CGFloat(max(response, 0.001))
      return fraction >= 1
        ? .criticalSpring(omega: omega) : .spring(omega: omega, dampingRatio: CGFloat(fraction))
    case .custom(let way): return .samples(way.samples)
    }
  }

  /// One way, until a spring has come to rest.
  var settlingDuration: TimeInterval {
    guard case .spring(let response, let fraction) = curve else { return duration }
    let omega = 2 * Double.pi / max(response, 0.001)
    return max(1.5 * response, 7 / (max(0.05, min(fraction, 1)) * omega))
  }
}

/// A value on its way to that of the model.
struct Motion<Value> {
  let from: Value
  let run: AnimationRun

  func value(to model: Value, at now: TimeInterval, mix: (Value, Value, CGFloat) -> Value) -> Value
  {
    run.isOver(at: now) ? model : mix(from, model, run.fraction(at: now))
  }
}

/// Values between two others.
enum Mix {
  static func number(_ from: CGFloat, _ to: CGFloat, _ fraction: CGFloat) -> CGFloat {
    from + (to - from) * fraction
  }

  static func rect(_ from: CGRect, _ to: CGRect, _ fraction: CGFloat) -> CGRect {
    CGRect(
      x: number(from.minX, to.minX, fraction),
      y: number(from.minY, to.minY, fraction),
      width: max(0, number(from.width, to.width, fraction)),
      height: max(0, number(from.height, to.height, fraction))
    )
  }

  static func color(_ from: DisplayColor, _ to: DisplayColor, _ fraction: CGFloat) -> DisplayColor {
    func part(_ path: KeyPath<DisplayColor, CGFloat>) -> CGFloat {
      min(1, max(0, number(from[keyPath: path], to[keyPath: path], fraction)))
    }
    return DisplayColor(
      red: part(\.red),
      green: part(\.green),
      blue: part(\.blue),
      alpha: part(\.alpha)
    )
  }
}
