/// A stretch of time that animations share: driven by the clock, or scrubbed by a finger.
@_spi(Headless)
@MainActor
public final class Timeline {
  public private(set) var start: TimeInterval
  public private(set) var duration: TimeInterval
  public private(set) var curve: TimingCurve
  /// The fraction of the way where a running stretch began, after a scrub.
  private var base: CGFloat = 0
  private var target: CGFloat = 1
  private var scrubbed: CGFloat?
  /// The call of `animate` that it belongs to.
  var run: AnimationRun?
  /// How often it runs, each time there and back again if it is reversed.
  private var repeatCount: Double = 1
  private var isReversed = false

  public init(start: TimeInterval, duration: TimeInterval, curve: TimingCurve) {
    self.start = start
    self.duration = duration
    self.curve = curve
  }

  /// One that runs several times; at its end it has gone all the way.
  public convenience init(
    start: TimeInterval,
    duration: TimeInterval,
    curve: TimingCurve,
    repeatCount: Double,
    autoreverses: Bool
  ) {
    self.init(start: start, duration: duration, curve: curve)
    self.repeatCount = repeatCount > 0 ? repeatCount : 1
    isReversed = autoreverses
  }

  private var repeats: Bool { repeatCount != 1 || isReversed }

  /// The fraction of the way at a time, from 0 to 1 (springs may overshoot).
  public func fraction(at now: TimeInterval) -> CGFloat {
    if let scrubbed { return scrubbed }
    guard duration > 0 else { return target }
    let time = CGFloat((now - start) / duration)
    let part = curve.value(at: repeats ? fractionOfRound(time) : time, duration: duration)
    return base + (target - base) * part
  }

  private func fractionOfRound(_ time: CGFloat) -> CGFloat {
    let length: CGFloat = isReversed ? 2 : 1
    guard time > 0 else { return 0 }
    guard time < CGFloat(repeatCount) * length else { return 1 }
    let part = time.truncatingRemainder(dividingBy: length)
    return part > 1 ? 2 - part : part
  }

  public var end: TimeInterval { start + duration * repeatCount * (isReversed ? 2 : 1) }

  public func isRunning(at now: TimeInterval) -> Bool {
    scrubbed != nil || now < end
  }

  /// Holds the animation at a fraction, as a finger does.
  public func scrub(to fraction: CGFloat) {
    scrubbed = min(max(fraction, 0), 1)
  }

  /// Lets go: runs on to the end, or back to the start.
  public func release(
    toEnd: Bool,
    at now: TimeInterval,
    duration: TimeInterval,
    curve: TimingCurve
  ) {
    base = fraction(at: now)
    target = toEnd ? 1 : 0
    scrubbed = nil
    repeatCount = 1
    isReversed = false
    start = now
    self.duration = duration
    self.curve = curve
  }
}
