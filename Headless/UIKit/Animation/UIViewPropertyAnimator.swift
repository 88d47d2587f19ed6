@available(iOS 10.0, *)
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var curve: TimingCurve
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var timeline: Timeline?
  private var ending: Clock.Token?
  private let recorder = AnimationRecorder()

  private init(duration: TimeInterval, delay: TimeInterval, curve: TimingCurve) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    super.init()
  }

  public override init() {
    (duration, delay, curve) = (0, 0, TimingCurve(.easeInOut))
    super.init()
  }

  // D, views sheet C.5
  @MainActor deinit {
    guard state == .stopped || state == .active && !isRunning else { return }
    raise(
      .internalInconsistency,
      "It is an error to release a paused or stopped property animator. Property animators must "
        + "either finish animating or be explicitly stopped and finished before they can be "
        + "released."
    )
  }

  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, delay: 0, curve: TimingCurve(curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      delay: 0,
      curve: .bezier(point1.x, point1.y, point2.x, point2.y)
    )
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    let omega = duration > 0 ? 9.2334 / CGFloat(duration) : 0
    self.init(
      duration: duration,
      delay: 0,
      curve: ratio >= 1
        ? .criticalSpring(omega: omega) : .spring(omega: omega, dampingRatio: ratio)
    )
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval,
    timingParameters parameters: any UITimingCurveProvider
  ) {
    let time = parameters.springTimingParameters?.duration(asked: duration) ?? duration
    self.init(duration: time, delay: 0, curve: parameters.curve(duration: time))
    timingParameters = parameters
  }

  open private(set) var timingParameters: (any UITimingCurveProvider)?

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let made = ObjectMaker.make(self) as? Self
    guard let animator = made else { preconditionFailure("\(self) has no initializer.") }
    (animator.duration, animator.delay, animator.curve) = (duration, delay, options.curve)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: State

  open private(set) var duration: TimeInterval
  open private(set) var delay: TimeInterval
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var pausesOnCompletion = false
  open var isUserInteractionEnabled = true
  open var isInterruptible = true
  @available(iOS 11.0, *)
  open var scrubsLinearly = true
  open var isManualHitTestingEnabled = false

  open var isReversed = false {
    didSet {
      guard oldValue != isReversed, isRunning else { return }
      run()
    }
  }

  open var fractionComplete: CGFloat {
    get { timeline?.fraction(at: Stage.current.clock.now) ?? 0 }
    set {
      if state == .inactive { activate() }
      pauseAnimation()
      timeline?.scrub(to: newValue)
      Stage.current.loop.setNeedsTurn()
    }
  }

  // MARK: Animations

  open func addAnimations(_ animation: @escaping () -> Void) {
    guard state == .active, let timeline else { return animations.append(animation) }
    animate(timeline, [animation])
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let start = min(max(delayFactor, 0), 1)
    addAnimations {
      let old = AnimationContext.span
      if start > 0 { AnimationContext.span = KeyframeSpan(start: start, end: 1) }
      animation()
      AnimationContext.span = old
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    if let driven = AnimationContext.driven, state == .inactive {
      return run(driven)
    }
    switch state {
    case .inactive:
      self.delay = delay
      activate()
      run(after: delay)
    case .active:
      run(after: delay)
    case .stopped:
      raise(
        .internalInconsistency,
        "It is an error to start a stopped animator before it is finished: \(self)"
      )
    }
  }

  open func pauseAnimation() {
    if state == .inactive { activate() }
    guard state == .active else { return }
    timeline?.scrub(to: fractionComplete)
    ending?.cancel()
    isRunning = false
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    if let parameters { curve = parameters.curve(duration: duration) }
    run(factor: durationFactor)
  }

  // Without finishing no completion is called (D, C.5).
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    ending?.cancel()
    isRunning = false
    recorder.freeze()
    timeline = nil
    if withoutFinishing {
      state = .inactive
      completions = []
    } else {
      state = .stopped
    }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      raise(
        .internalInconsistency,
        "finishAnimationAtPosition: should only be called on a stopped animator!"
      )
    }
    finish(at: finalPosition)
  }

  /// What a finger drives takes the time of the transition.
  private func run(_ driven: DrivenAnimations) {
    state = .active
    isRunning = true
    let pending = animations
    animations = []
    driven.add({
      for animation in pending {
        animation()
      }
    }) { [self, weak driven] _ in
      finish(at: driven?.isCancelled == true ? .start : .end)
    }
  }

  private func activate() {
    let timeline = Timeline(start: Stage.current.clock.now, duration: duration, curve: curve)
    timeline.scrub(to: 0)
    self.timeline = timeline
    state = .active
    let pending = animations
    animations = []
    animate(timeline, pending)
  }

  private func animate(_ timeline: Timeline, _ animations: [() -> Void]) {
    let old = AnimationContext.recorder
    AnimationContext.recorder = recorder
    AnimationContext.run(timeline) {
      for animation in animations {
        animation()
      }
    }
    AnimationContext.recorder = old
  }

  private func run(after delay: TimeInterval = 0, factor: CGFloat = 0) {
    guard let timeline else { return }
    ending?.cancel()
    isRunning = true
    let clock = Stage.current.clock
    let done = timeline.fraction(at: clock.now)
    let left = isReversed ? done : 1 - done
    let part = factor > 0 ? factor : left
    let time = UIView.areAnimationsEnabled ? duration * TimeInterval(part) : 0
    timeline.release(toEnd: !isReversed, at: clock.now + delay, duration: time, curve: curve)
    ending = clock.schedule(after: delay + time) { [weak self] in self?.didEnd() }
    Stage.current.loop.setNeedsTurn()
  }

  private func didEnd() {
    isRunning = false
    guard !pausesOnCompletion else {
      timeline?.scrub(to: isReversed ? 0 : 1)
      return
    }
    finish(at: isReversed ? .start : .end)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    if position == .start { recorder.restore() }
    timeline = nil
    state = .inactive
    isRunning = false
    let pending = completions
    completions = []
    for completion in pending {
      completion(position)
    }
  }
}

extension TimingCurve {
  init(_ curve: UIView.AnimationCurve) {
    switch curve {
    case .easeInOut: self = .easeInOut
    case .easeIn: self = .easeIn
    case .easeOut: self = .easeOut
    case .linear: self = .linear
    }
  }
}
