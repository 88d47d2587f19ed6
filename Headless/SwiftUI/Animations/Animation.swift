@_spi(Headless) import UIKit

public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case timing(Double, Double, Double, Double)
    case spring(response: Double, dampingFraction: Double)
    case custom(CustomWay)
  }

  var curve: Curve
  var duration: TimeInterval
  /// When it is over for those who wait for it, if that is said.
  var logicalDuration: TimeInterval?
  var delay: TimeInterval = 0
  var speed: Double = 1
  /// How often it runs; nil for ever.
  var repeatCount: Int? = 1
  var autoreverses = false
  /// Whether nobody waits for its end: another one follows it for ever.
  var isAmbient = false

  private static func timing(
    _ c0x: Double,
    _ c0y: Double,
    _ c1x: Double,
    _ c1y: Double,
    _ duration: TimeInterval
  ) -> Animation {
    Animation(curve: .timing(c0x, c0y, c1x, c1y), duration: duration)
  }

  // C.7: a spring since 17, easeInOut before.
  public static let `default` = Animation(
    curve: .spring(response: 0.55, dampingFraction: 1),
    duration: 0.55
  )
  public static let easeInOut = easeInOut(duration: 0.35)
  public static let easeIn = easeIn(duration: 0.35)
  public static let easeOut = easeOut(duration: 0.35)
  public static let linear = linear(duration: 0.35)

  public static func easeInOut(duration: TimeInterval) -> Animation {
    timing(0.42, 0, 0.58, 1, duration)
  }

  public static func easeIn(duration: TimeInterval) -> Animation {
    timing(0.42, 0, 1, 1, duration)
  }

  public static func easeOut(duration: TimeInterval) -> Animation {
    timing(0, 0, 0.58, 1, duration)
  }

  public static func linear(duration: TimeInterval) -> Animation {
    timing(0, 0, 1, 1, duration)
  }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      curve: .spring(response: response, dampingFraction: dampingFraction),
      duration: response
    )
  }

  @available(iOS 17.0, *)
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0.0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(
      curve: .spring(response: duration, dampingFraction: 1 - bounce),
      duration: duration
    )
  }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response,
      dampingFraction: dampingFraction,
      blendDuration: blendDuration
    )
  }

  public static func interpolatingSpring(
    mass: Double = 1.0,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0.0
  ) -> Animation {
    let response = 2 * Double.pi / (stiffness / mass).squareRoot()
    let fraction = damping / (2 * (stiffness * mass).squareRoot())
    return Animation(
      curve: .spring(response: response, dampingFraction: fraction),
      duration: response
    )
  }

  public static func timingCurve(
    _ c0x: Double,
    _ c0y: Double,
    _ c1x: Double,
    _ c1y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation {
    timing(c0x, c0y, c1x, c1y, duration)
  }

  @available(iOS 17.0, *)
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }

  @available(iOS 17.0, *)
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation.spring(
      response: spring.response,
      dampingFraction: spring.dampingRatio,
      blendDuration: blendDuration
    )
  }

  @available(iOS 17.0, *)
  public static func interpolatingSpring(
    _ spring: Spring,
    initialVelocity: Double = 0.0
  ) -> Animation {
    Animation.spring(response: spring.response, dampingFraction: spring.dampingRatio)
  }

  @available(iOS 17.0, *)
  public static func interactiveSpring(
    duration: TimeInterval = 0.15,
    extraBounce: Double = 0.0,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  @available(iOS 17.0, *)
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0.0,
    initialVelocity: Double = 0.0
  ) -> Animation {
    spring(duration: duration, bounce: bounce)
  }

  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  public static var spring: Animation { spring(response: 0.5, dampingFraction: 1) }

  @available(iOS 17.0, *)
  public static var smooth: Animation { spring(duration: 0.5, bounce: 0) }

  @available(iOS 17.0, *)
  public static func smooth(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0.0
  ) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  @available(iOS 17.0, *)
  public static var snappy: Animation { spring(duration: 0.5, bounce: 0.15) }

  @available(iOS 17.0, *)
  public static func snappy(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0.0
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  @available(iOS 17.0, *)
  public static var bouncy: Animation { spring(duration: 0.5, bounce: 0.3) }

  @available(iOS 17.0, *)
  public static func bouncy(
    duration: TimeInterval = 0.5,
    extraBounce: Double = 0.0
  ) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.delay += delay
    return copy
  }

  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.speed *= speed
    return copy
  }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repeatCount = repeatCount
    copy.autoreverses = autoreverses
    return copy
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repeatCount = nil
    copy.autoreverses = autoreverses
    return copy
  }
}
