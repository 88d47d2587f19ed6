/// What of a view can animate.
enum AnimatedProperty: Hashable {
  case center, bounds, transform, transform3D, alpha, backgroundColor, outerOpacity
}

/// A change on its way: from a value to the model's, along a timeline.
struct AnimationRecord {
  let from: any Sendable
  let timeline: Timeline
  /// The way in parts, where keyframes or layers say it; else it goes straight to the model's value.
  var stops: [KeyframeStop] = []
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
  /// Stacks in which something was hidden or shown since the changes began.
  static var arranged: [WeakView] = []
  /// While set, changes fill a part of the animation only.
  static var span: KeyframeSpan?

  static func run(_ timeline: Timeline?, _ changes: () -> Void) {
    let old = self.timeline
    self.timeline = timeline
    arranged = []
    changes()
    // Stacks move with what is hidden in them (D, UIStackView).
    let stacks = timeline == nil ? [] : arranged.compactMap(\.view)
    arranged = []
    for stack in stacks { stack.layoutSolver.layoutIfNeeded() }
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
      record(property, from: old, to: new, along: timeline)
      AnimationContext.recorder?.record(self, property, old: old)
    } else {
      animations[property] = nil
    }
    set()
    displayDidChange()
  }

  private func record<Value: Equatable>(
    _ property: AnimatedProperty,
    from old: Value,
    to new: Value,
    along timeline: Timeline
  ) {
    let known = animations[property]
    let isContinued = known?.timeline === timeline
    if !isContinued { timeline.run?.addProperty() }
    var stops = isContinued ? known?.stops ?? [] : []
    if let span = AnimationContext.span {
      stops.append(KeyframeStop(start: span.start, end: span.end, value: Carrier(value: new)))
    } else if !stops.isEmpty {
      stops.append(KeyframeStop(start: 0, end: 1, value: Carrier(value: new)))
    }
    let from: any Sendable
    if isContinued, let known, !stops.isEmpty {
      from = known.from
    } else {
      from = Carrier(value: presentationValue(property, model: old))
    }
    animations[property] = AnimationRecord(from: from, timeline: timeline, stops: stops)
  }

  /// Shows a value on its way while the model keeps its own, as an animation of a layer does.
  func present<Value>(
    _ property: AnimatedProperty,
    steps: [(time: CGFloat, value: Value)],
    along timeline: Timeline
  ) {
    guard let first = steps.first else { return }
    let stops = zip(steps, steps.dropFirst()).map { from, to in
      KeyframeStop(start: from.time, end: to.time, value: Carrier(value: to.value))
    }
    animations[property] = AnimationRecord(
      from: Carrier(value: first.value),
      timeline: timeline,
      stops: stops
    )
    displayDidChange()
  }

  private func value<Value>(at fraction: CGFloat, from: Value, stops: [KeyframeStop]) -> Value {
    var value = from
    for stop in stops {
      guard let target = (stop.value as? Carrier<Value>)?.value, fraction > stop.start else {
        continue
      }
      var part = stop.end > stop.start ? (fraction - stop.start) / (stop.end - stop.start) : 1
      // A spring swings over its only end.
      if stops.count > 1 || stop.end < 1 { part = min(1, part) }
      value = part == 1 ? target : Interpolation.value(from: value, to: target, at: part)
    }
    return value
  }

  /// The value shown now.
  func presentationValue<Value>(_ property: AnimatedProperty, model: Value) -> Value {
    let now = Stage.current.clock.now
    guard let record = animations[property], let from = (record.from as? Carrier<Value>)?.value
    else { return model }
    guard record.timeline.isRunning(at: now) else {
      return record.timeline.fraction(at: now) > 0.5 ? model : from
    }
    let fraction = record.timeline.fraction(at: now)
    guard record.stops.isEmpty else { return value(at: fraction, from: from, stops: record.stops) }
    return Interpolation.value(from: from, to: model, at: fraction)
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
    animate(
      duration,
      delay: delay,
      curve: options.curve,
      options: options,
      animations,
      completion
    )
  }

  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(duration, delay: 0, curve: .easeInOut, options: [], animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) {
    animate(duration, delay: 0, curve: .easeInOut, options: [], animations, nil)
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
    animate(duration, delay: delay, curve: curve, options: options, animations, completion)
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
    animate(
      duration * 1.5,
      delay: delay,
      curve: curve,
      options: options,
      animations,
      completion
    )
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

  /// Takes one view out of its place and puts another in, or shows it where both are in place.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let host = fromView.superview else { return }
    let changes = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        host.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(
      with: host,
      duration: duration,
      options: options,
      animations: changes,
      completion: completion
    )
  }

  public class func perform(
    _ animation: SystemAnimation,
    on views: [UIView],
    options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.3,
      delay: 0,
      options: options,
      animations: {
        for view in views {
          view.alpha = 0
        }
        parallelAnimations?()
      },
      completion: { finished in
        for view in views {
          view.removeFromSuperview()
        }
        completion?(finished)
      }
    )
  }

  /// Every animation of views goes through here.
  class func animate(
    _ duration: TimeInterval,
    delay: TimeInterval,
    curve: TimingCurve,
    options: AnimationOptions = .allowUserInteraction,
    _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let stage = Stage.current
    if let driven = AnimationContext.driven { return driven.add(animations, completion) }
    // A call inside another goes along with it.
    let outer = AnimationContext.timeline
    let duration =
      options.contains(.overrideInheritedDuration) ? duration : outer?.duration ?? duration
    let curve = options.contains(.overrideInheritedCurve) ? curve : outer?.curve ?? curve
    guard AnimationContext.isEnabled, duration + delay > 0 else {
      AnimationContext.run(nil, animations)
      if let completion { stage.loop.enqueue { completion(true) } }
      return
    }
    let timeline = Timeline(start: stage.clock.now + delay, duration: duration, curve: curve)
    let ticket = CATransaction.enter()
    let run = AnimationRun(allowsTouches: options.contains(.allowUserInteraction)) { isFinished in
      completion?(isFinished)
      ticket?.leave()
    }
    timeline.run = run
    AnimationContext.run(timeline, animations)
    run.schedule(at: timeline.end)
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
