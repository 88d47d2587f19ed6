public import Foundation

/// Goes to a value along a line, or a curve.
@available(iOS 17.0, *)
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  let key: Keyframe<Value.AnimatableData>

  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    key = Keyframe(to: to.animatableData, duration: duration, way: .curve(timingCurve))
  }

  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keys.append(key)
  }
}

/// Goes to a value along a cubic curve, without a bend at those before and behind.
@available(iOS 17.0, *)
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  let key: Keyframe<Value.AnimatableData>

  public init(
    _ to: Value,
    duration: TimeInterval,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {
    key = Keyframe(
      to: to.animatableData,
      duration: duration,
      way: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData)
    )
  }

  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keys.append(key)
  }
}

/// Goes to a value as a spring does.
@available(iOS 17.0, *)
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  let key: Keyframe<Value.AnimatableData>

  public init(
    _ to: Value,
    duration: TimeInterval? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    key = Keyframe(
      to: to.animatableData,
      duration: duration ?? spring.settlingDuration,
      way: .spring(spring, start: startVelocity?.animatableData, settles: duration == nil)
    )
  }

  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keys.append(key)
  }
}

/// Is at a value at once.
@available(iOS 17.0, *)
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  let key: Keyframe<Value.AnimatableData>

  public init(_ to: Value) {
    key = Keyframe(to: to.animatableData, duration: 0, way: .move)
  }

  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keys.append(key)
  }
}
