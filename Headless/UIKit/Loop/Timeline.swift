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

  public init(start: TimeInterval, duration: TimeInterval, curve: TimingCurve) {
    self.start = start
    self.duration = duration
    self.curve = curve
  }

  /// The fraction of the way at a time, from 0 to 1 (springs may overshoot).
  public func fraction(at now: TimeInterval) -> CGFloat {
    if let scrubbed { return scrubbed }
    guard duration > 0 else { return target }
    let part = curve.value(at: CGFloat((now - start) / duration), duration: duration)
    return base + (target - base) * part
  }

  public var end: TimeInterval { start + duration }

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
    start = now
    self.duration = duration
    self.curve = curve
  }
}
