/// What of a view can animate.
enum AnimatedProperty: Hashable {
  case center, bounds, transform, alpha, backgroundColor, outerOpacity
}

/// A change on its way: from a value to the model's, along a timeline.
struct AnimationRecord {
  let from: any Sendable
  let timeline: Timeline
}

/// The animation that changes made now belong to.
@MainActor
enum AnimationContext {
  static var timeline: Timeline?
  /// Who remembers the changes, while an animator runs its closures.
  static var recorder: AnimationRecorder?
  static var isEnabled = true
  /// While set, animations follow a finger instead of starting a time of their own.
  static var driven: DrivenAnimations?

  static func run(_ timeline: Timeline?, _ changes: () -> Void) {
    let old = self.timeline
    self.timeline = timeline
    changes()
    self.timeline = old
  }
}

extension UIView {
  /// Sets a model value; inside an animation it leaves a record of where it came from.
  func change<Value: Equatable>(
    _ property: AnimatedProperty,
    from old: Value,
    to new: Value,
    set: () -> Void
  ) {
    guard old != new else { return }
    if let timeline = AnimationContext.timeline, window != nil {
      let from = presentationValue(property, model: old)
      animations[property] = AnimationRecord(from: Carrier(value: from), timeline: timeline)
      AnimationContext.recorder?.record(self, property, old: old)
    } else {
      animations[property] = nil
    }
    set()
    setNeedsDisplay()
  }

  /// The value shown now.
  func presentationValue<Value>(_ property: AnimatedProperty, model: Value) -> Value {
    let now = Stage.current.clock.now
    guard let record = animations[property], let from = (record.from as? Carrier<Value>)?.value
    else { return model }
    guard record.timeline.isRunning(at: now) else {
      return record.timeline.fraction(at: now) > 0.5 ? model : from
    }
    return Interpolation.value(from: from, to: model, at: record.timeline.fraction(at: now))
  }

  // MARK: Public animation

  public class var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.isEnabled = enabled
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let old = AnimationContext.isEnabled
    AnimationContext.isEnabled = false
    AnimationContext.run(nil, actionsWithoutAnimation)
    AnimationContext.isEnabled = old
  }

  public class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.timeline?.duration ?? 0
  }

  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(duration, delay: delay, curve: options.curve, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(duration, delay: 0, curve: .easeInOut, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) {
    animate(duration, delay: 0, curve: .easeInOut, animations, nil)
  }

  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let omega = duration > 0 ? 9.2334 / CGFloat(duration) : 0
    let curve: TimingCurve =
      dampingRatio >= 1
      ? .criticalSpring(omega: omega) : .spring(omega: omega, dampingRatio: dampingRatio)
    animate(duration, delay: delay, curve: curve, animations, completion)
  }

  @available(iOS 17.0, *)
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let omega = duration > 0 ? 2 * CGFloat.pi / CGFloat(duration) : 0
    let ratio = 1 - max(0, min(bounce, 0.99))
    let curve: TimingCurve =
      bounce <= 0 ? .criticalSpring(omega: omega) : .spring(omega: omega, dampingRatio: ratio)
    // A spring comes to rest after its perceptual duration.
    animate(duration * 1.5, delay: delay, curve: curve, animations, completion)
  }

  /// A cross-dissolve of what is drawn; flips and curls have no picture here.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = view.isHidden ? nil : view.snapshotView(afterScreenUpdates: false)
    performWithoutAnimation { animations?() }
    if let old, duration > 0, areAnimationsEnabled {
      old.frame = view.bounds
      view.addSubview(old)
      animate(
        duration,
        delay: 0,
        curve: options.curve,
        { old.alpha = 0 },
        {
          old.removeFromSuperview()
          completion?($0)
        }
      )
    } else if let completion {
      Stage.current.loop.enqueue { completion(true) }
    }
  }

  /// Every animation of views goes through here.
  class func animate(
    _ duration: TimeInterval,
    delay: TimeInterval,
    curve: TimingCurve,
    _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let stage = Stage.current
    if let driven = AnimationContext.driven { return driven.add(animations, completion) }
    guard AnimationContext.isEnabled, duration + delay > 0 else {
      AnimationContext.run(nil, animations)
      if let completion { stage.loop.enqueue { completion(true) } }
      return
    }
    let timeline = Timeline(start: stage.clock.now + delay, duration: duration, curve: curve)
    AnimationContext.run(timeline, animations)
    stage.clock.schedule(at: timeline.end) { completion?(true) }
    stage.loop.setNeedsTurn()
  }
}

extension UIView.AnimationOptions {
  var curve: TimingCurve {
    switch rawValue >> 16 & 3 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInOut
    }
  }
}

/// Carries a value of a known type through a record. Values of views stay on the main actor.
private struct Carrier<Value>: @unchecked Sendable {
  let value: Value
}
