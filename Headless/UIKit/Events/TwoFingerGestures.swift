public import Foundation

/// How two fingers lie to each other.
@_spi(Headless)
public struct FingerPair: Sendable {
  public let distance: CGFloat
  public let angle: CGFloat

  @MainActor
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    self.init(touches[0].location(in: nil), touches[1].location(in: nil))
  }

  public init(_ first: CGPoint, _ second: CGPoint) {
    distance = first.distance(to: second)
    angle = atan2(second.y - first.y, second.x - first.x)
  }

  /// The shortest turn from another angle.
  public func turn(from other: CGFloat) -> CGFloat {
    var turn = angle - other
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    return turn
  }
}

/// How fast a number of two fingers changes.
struct FingerSpeed {
  private var last: (value: CGFloat, time: TimeInterval)?
  private(set) var value: CGFloat = 0

  mutating func note(_ new: CGFloat, at time: TimeInterval) {
    if let last, time > last.time { value = (new - last.value) / CGFloat(time - last.time) }
    last = (new, time)
  }
}

/// What pinches and turns have in common.
@MainActor
protocol TwoFingerRecognizer: UIGestureRecognizer {}

extension TwoFingerRecognizer {
  /// It goes on for as long as two fingers are down.
  func fingersDidLift() {
    guard core.activeTouches.count < 2 else { return }
    if state == .possible {
      if core.activeTouches.isEmpty { state = .failed }
    } else {
      state = .ended
    }
  }
}
