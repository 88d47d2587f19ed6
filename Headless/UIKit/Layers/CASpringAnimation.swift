/// A value that swings to its end as a weight on a spring does.
@MainActor @preconcurrency
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  @available(iOS 17.0, *)
  open var allowsOverdamping = false

  @available(iOS 17.0, *)
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let duration = CGFloat(max(perceptualDuration, 0.001))
    stiffness = (2 * .pi / duration) * (2 * .pi / duration)
    damping =
      bounce >= 0
      ? 4 * .pi * (1 - bounce) / duration : 4 * .pi / (duration * max(1 + bounce, 0.001))
    allowsOverdamping = bounce < 0
  }

  /// Until less than a thousandth of the way is left.
  open var settlingDuration: CFTimeInterval {
    let step = 1.0 / 240
    var settled = 0.0
    for index in 0...Int(60 / step) {
      let time = Double(index) * step
      if abs(rest(at: CGFloat(time))) > 0.001 { settled = time + step }
      if time - settled > 2 { break }
    }
    return settled
  }

  override func curve(over duration: TimeInterval) -> TimingCurve? {
    let count = max(2, Int(duration * 120))
    return .samples(
      (0...count).map { 1 - rest(at: CGFloat(duration) * CGFloat($0) / CGFloat(count)) }
    )
  }

  /// What is left of a way of one.
  private func rest(at time: CGFloat) -> CGFloat {
    let weight = max(mass, 0.0001)
    let omega = (max(stiffness, 0) / weight).squareRoot()
    guard omega > 0 else { return 1 }
    let ratio = damping / (2 * weight * omega)
    func decay(_ rate: CGFloat) -> CGFloat { CGFloat(exp(-Double(rate * time))) }
    if ratio < 1 {
      let damped = omega * (1 - ratio * ratio).squareRoot()
      let angle = Double(damped * time)
      let swing = (ratio * omega - initialVelocity) / damped
      return decay(ratio * omega) * (CGFloat(cos(angle)) + swing * CGFloat(sin(angle)))
    }
    guard ratio > 1, allowsOverdamping else {
      return decay(omega) * (1 + (omega - initialVelocity) * time)
    }
    let root = omega * (ratio * ratio - 1).squareRoot()
    let slow = ratio * omega - root
    let fast = ratio * omega + root
    let part = (fast - initialVelocity) / (2 * root)
    return part * decay(slow) + (1 - part) * decay(fast)
  }
}
